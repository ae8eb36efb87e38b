import swagger from "@fastify/swagger";
import { publishedSchema } from "@lectern/builder/schema";
import { errorCatalogue, type RateLimit } from "@lectern/contract";
import type { RouteOptions } from "fastify";
import type { RouteAccess } from "../access/route-access.ts";
import type { ApiApp } from "../api-plugin.ts";

/** The part of an OpenAPI document that is completed here. */
interface Operation {
  operationId?: string;
  security?: unknown;
  parameters?: object[];
  requestBody?: { required?: boolean; content: Record<string, { schema: { required?: string[] } }> };
  responses: Record<string, { description: string; headers?: Record<string, object> }>;
}
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const hidden = { tags: ["X-HIDDEN"] };

/** Makes the OpenAPI 3.1 document from the routes that follow, and serves it at `/v1/openapi.json`; beside it the schema of docs.json. */
export async function registerOpenApi(app: ApiApp, options: { version: string; publicUrl: string }): Promise<void> {
  const accesses = new Map<string, RouteAccess | "public" | undefined>();
  app.addHook("onRoute", (route: RouteOptions) => {
    const id = (route.schema as { operationId?: string } | undefined)?.operationId;
    if (id) accesses.set(id, route.config?.access);
  });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Lectern API",
        version: options.version,
        description: "Projects, deployments, previews, static export and readers' feedback of a Lectern server.",
        license: { name: "Apache-2.0", identifier: "Apache-2.0" },
      },
      servers: [{ url: options.publicUrl }],
      security: [{ bearer: [] }],
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer", description: "An API key: `Authorization: Bearer lec_…`" },
        },
      },
    },
    hiddenTag: "X-HIDDEN",
    convertConstToEnum: false,
    refResolver: { buildLocalReference: (schema, _base, _fragment, index) => String(schema.$id ?? `schema-${index}`) },
    transformObject: (input) => {
      const document = ("openapiObject" in input ? input.openapiObject : input.swaggerObject) as OpenApiDocument;
      for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
        complete(operation, accesses.get(operation.operationId ?? ""));
      }
      return document as never;
    },
  });
  app.get("/v1/openapi.json", { schema: hidden, config: { access: "public" } }, () => app.swagger());
  app.get("/docs.schema.json", { schema: hidden, config: { access: "public" } }, () => publishedSchema());
}

/** Adds what every answer carries by rule: headers, and the parameters that are headers. */
function complete(operation: Operation, access: RouteAccess | "public" | undefined): void {
  const idempotent = access !== "public" && access?.idempotent;
  const limit = access !== "public" ? access?.limit : undefined;
  if (idempotent) operation.parameters = [...(operation.parameters ?? []), idempotencyKey];
  const body = operation.requestBody;
  if (body) body.required = Object.values(body.content).some(({ schema }) => (schema.required ?? []).length > 0);
  for (const [status, response] of Object.entries(operation.responses)) {
    if (response.description === "Default Response") response.description = describeStatus(Number(status));
    response.headers = {
      ...response.headers,
      "X-Request-Id": header("Names the request in the server's logs", { pattern: "^[A-Za-z0-9._-]{1,64}$" }),
      ...(limit ? limitHeaders(limit) : {}),
      ...(status === "401" ? { "WWW-Authenticate": header("Always `Bearer`", { const: "Bearer" }) } : {}),
      ...(status === "429" || status === "503" ? { "Retry-After": retryAfter } : {}),
      ...(status === "201" || status === "202"
        ? { Location: { ...header("Where the result is"), required: false } }
        : {}),
      ...(idempotent && Number(status) < 500 && status !== "401" && status !== "429"
        ? {
            "Idempotency-Replayed": {
              ...header("The stored answer of an earlier request", { const: "true" }),
              required: false,
            },
          }
        : {}),
    };
  }
}

function header(description: string, schema: object = {}) {
  return { description, required: true, schema: { type: "string", ...schema } };
}

const retryAfter = header("Seconds to wait", { pattern: "^[1-9][0-9]*$" });

function limitHeaders(limit: RateLimit) {
  const limits = limit.ofMembers ? [limit, limit.ofMembers] : [limit];
  return {
    "RateLimit-Policy": header("Quota and window in seconds", {
      enum: limits.map(({ name, quota, windowSeconds }) => `"${name}";q=${quota};w=${windowSeconds}`),
    }),
    RateLimit: header("What is left, and seconds until more is", {
      pattern: limits.map(({ name }) => `^"${name}";r=[0-9]+;t=[0-9]+$`).join("|"),
    }),
  };
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Repeating a request with the same key and body answers what the first answered, for 24 hours",
  schema: { type: "string", pattern: "^[!-~]{1,255}$" },
};

function describeStatus(status: number): string {
  const success: Record<number, string> = { 200: "OK", 201: "Created", 202: "Accepted", 204: "Done" };
  return success[status] ?? Object.values(errorCatalogue).find((error) => error.status === status)?.message ?? "";
}
