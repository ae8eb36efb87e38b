import { ApiError, PageQuery, rateLimits, UpdateAccepted } from "@lectern/contract";
import Type from "typebox";
import type { ApiPlugin } from "../api-plugin.ts";
import { idempotently } from "../idempotency.ts";
import { createTestApi, type TestApi } from "./test-api.ts";

/** The address of the one sample there is; it belongs to the organization of the API. */
export const sample = "/v1/samples/prj_aaaaaaaaaaaaaaaaaaaa";

export interface SampleApi extends TestApi {
  /** How often `POST /v1/samples` has done its work, whether or not it was taken back. */
  readonly worked: number;
}

/** An API whose few routes use every common rule; what they do is count. */
export async function createSampleApi(): Promise<SampleApi> {
  let worked = 0;
  let ownOrganization = "";
  const routes: ApiPlugin = (app, services) => {
    app.route({
      method: "GET",
      url: "/v1/samples/:sampleId",
      config: {
        access: {
          scope: "read",
          limit: rateLimits.analytics,
          find: async (request, caller) => {
            const { sampleId } = request.params as { sampleId: string };
            await services.db.selectFrom("projects").select("id").where("id", "=", sampleId).execute();
            if (sampleId !== "prj_aaaaaaaaaaaaaaaaaaaa" || caller.organizationId !== ownOrganization) {
              throw new ApiError("not_found");
            }
            return sampleId;
          },
        },
      },
      schema: {
        operationId: "getSample",
        querystring: Type.Object({ ...PageQuery, day: Type.Optional(Type.String({ format: "date" })) }),
        response: { 200: Type.Object({ limit: Type.Integer(), nextCursor: Type.String() }) },
      },
      handler: async (request) => ({
        limit: request.query.limit ?? 0,
        nextCursor: "abc",
        internal: "not in the schema",
      }),
    });
    app.post(
      "/v1/samples/bodyless",
      {
        config: { access: { scope: "write" } },
        schema: { operationId: "bodyless", response: { 200: Type.Object({}) } },
      },
      async (request) => ({ body: request.body }),
    );
    app.patch(
      "/v1/samples/bodyless",
      {
        config: { access: { scope: "write" } },
        schema: {
          operationId: "changeSample",
          body: Type.Object(
            { name: Type.Optional(Type.String()), note: Type.Optional(Type.String()) },
            { minProperties: 1 },
          ),
          response: { 200: Type.Object({}) },
        },
      },
      async () => ({}),
    );
    app.route({
      method: "POST",
      url: "/v1/samples",
      config: { access: { scope: "write", idempotent: true, plan: "staticExport" }, errors: ["gone"] },
      schema: {
        operationId: "createSample",
        body: Type.Object({
          branch: Type.String({ minLength: 1 }),
          days: Type.Optional(Type.Integer({ minimum: 1 })),
          kind: Type.Optional(Type.Enum(["a", "b"])),
          tags: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 2 })),
          label: Type.Optional(Type.String({ pattern: "^[a-z]+$" })),
          expires: Type.Optional(Type.Union([Type.String({ format: "date-time" }), Type.Null()])),
        }),
        response: { 202: UpdateAccepted },
      },
      handler: (request, reply) =>
        idempotently(services, request, reply, async (transaction) => {
          await transaction.selectFrom("projects").select("id").execute();
          if (request.body.branch === "gone") throw new ApiError("gone");
          if (request.body.branch === "broken") throw new Error("select * from secrets");
          await transaction
            .insertInto("audit_log")
            .values({ id: `aud_${++worked}`, organization_id: request.caller.organizationId, actor: "x", action: "y" })
            .execute();
          if (request.body.branch === "late refusal") throw new ApiError("gone");
          reply.code(202).header("location", `/v1/samples/${worked}`);
          return { statusId: String(worked) };
        }),
    });
  };
  const api = await createTestApi({ plugins: [routes] });
  ownOrganization = api.organizationId;
  return Object.defineProperty(api as SampleApi, "worked", { get: () => worked });
}
