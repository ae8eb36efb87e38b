import { Me, Setup, SetupState } from "@lectern/contract";
import type { ApiPlugin } from "../../http/index.ts";
import { checkOrigin } from "./check-origin.ts";
import { describeUser } from "./me.ts";
import { setUp } from "./set-up.ts";
import { limitSignIn, startSession } from "./sign-in.ts";
import { hasUsers } from "./users.ts";

const tags = ["Sign-in"];

/** The set-up of a server at its first run, and whether it is still to be done. */
export const setUpRoutes: ApiPlugin = (app, services) => {
  const { db, urls, config } = services;

  app.get(
    "/v1/setup",
    {
      config: { access: "public" },
      schema: {
        operationId: "getSetup",
        summary: "Get the state of the set-up",
        description: "Says whether the server still has to be set up.",
        tags,
        response: { 200: SetupState },
      },
    },
    async () => ({ needed: !(await hasUsers(db)), tokenRequired: config.setupToken !== null }),
  );

  app.post(
    "/v1/setup",
    {
      config: { access: "public", errors: ["unauthorized", "origin_not_allowed", "conflict", "rate_limited"] },
      schema: {
        operationId: "setUp",
        summary: "Set the server up",
        description: "The first run: makes the organization and its owner, who is signed in.",
        tags,
        body: Setup,
        response: { 201: Me },
      },
    },
    async (request, reply) => {
      checkOrigin(request, urls.publicUrl);
      await limitSignIn(db, request.ip);
      const userId = await setUp(services, request.body);
      await startSession(services, request, reply, userId);
      reply.code(201);
      return describeUser(db, userId);
    },
  );
};
