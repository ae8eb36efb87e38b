import { InvitationAccept, Me, SignIn } from "@lectern/contract";
import Type from "typebox";
import type { ApiApp, ApiPlugin } from "../../http/index.ts";
import type { Services } from "../../services.ts";
import { writeAudit } from "../audit.ts";
import { acceptInvitation } from "../organizations/invitations.ts";
import { membershipsOf } from "./authenticate-session.ts";
import { checkOrigin } from "./check-origin.ts";
import { describeKey, describeUser } from "./me.ts";
import { readSessionCookie, sessionCookie } from "./session-cookie.ts";
import { endSession } from "./session-store.ts";
import { checkSignIn, limitSignIn, startSession } from "./sign-in.ts";

const tags = ["Sign-in"];

/** Sign-in, sign-out, accepting an invitation, and who is signed in. */
export const sessionRoutes: ApiPlugin = (app, services) => {
  signInRoute(app, services);
  signOutRoute(app, services);
  acceptInvitationRoute(app, services);
  getMeRoute(app, services);
};

function signInRoute(app: ApiApp, services: Services): void {
  const { db, urls } = services;
  app.post(
    "/v1/session",
    {
      config: { access: "public", errors: ["unauthorized", "origin_not_allowed", "rate_limited"] },
      schema: {
        operationId: "signIn",
        summary: "Sign in",
        description: "Starts a member's session, which a cookie carries.",
        tags,
        body: SignIn,
        response: { 200: Me },
      },
    },
    async (request, reply) => {
      checkOrigin(request, urls.publicUrl);
      const userId = await checkSignIn(services, request.body, request.ip);
      await startSession(services, request, reply, userId);
      return describeUser(db, userId);
    },
  );
}

function signOutRoute(app: ApiApp, { db, secrets, urls }: Services): void {
  app.delete(
    "/v1/session",
    {
      config: { access: "public", errors: ["origin_not_allowed"] },
      schema: {
        operationId: "signOut",
        summary: "Sign out",
        description: "Ends the member's session.",
        tags,
        response: { 204: Type.Null({ description: "Signed out" }) },
      },
    },
    async (request, reply) => {
      checkOrigin(request, urls.publicUrl);
      const token = readSessionCookie(urls, request.headers.cookie);
      const userId = token && (await endSession(db, secrets, token));
      const membership = userId ? (await membershipsOf(db, userId))[0] : undefined;
      if (userId && membership) {
        const { email } = await db
          .selectFrom("users")
          .select("email")
          .where("id", "=", userId)
          .executeTakeFirstOrThrow();
        const actor = { organizationId: membership.organization_id, actor: email };
        await writeAudit(db, actor, "session.end", userId);
      }
      return reply.code(204).header("set-cookie", sessionCookie(urls, null)).send(null);
    },
  );
}

function acceptInvitationRoute(app: ApiApp, services: Services): void {
  const { db, urls } = services;
  app.post(
    "/v1/invitations/accept",
    {
      config: { access: "public", errors: ["link_invalid", "origin_not_allowed", "rate_limited"] },
      schema: {
        operationId: "acceptInvitation",
        summary: "Accept an invitation",
        description: "Makes the account of who was invited, who is then signed in.",
        tags,
        body: InvitationAccept,
        response: { 200: Me },
      },
    },
    async (request, reply) => {
      checkOrigin(request, urls.publicUrl);
      await limitSignIn(db, request.ip);
      const { userId, organizationId } = await acceptInvitation(db, request.body);
      await startSession(services, request, reply, userId);
      return describeUser(db, userId, organizationId);
    },
  );
}

function getMeRoute(app: ApiApp, { db }: Services): void {
  app.get(
    "/v1/me",
    {
      config: { access: { scope: "read" } },
      schema: {
        operationId: "getMe",
        summary: "Get the caller",
        description: "Says who calls, and for which organization.",
        tags,
        response: { 200: Me },
      },
    },
    async ({ caller }) =>
      caller.userId ? describeUser(db, caller.userId, caller.organizationId) : describeKey(db, caller.organizationId),
  );
}
