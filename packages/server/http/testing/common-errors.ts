import assert from "node:assert/strict";
import { limits, type RateLimit } from "@lectern/contract";
import { sql } from "kysely";
import { beginRunning } from "../idempotency.ts";
import type { InjectAnswer, InjectOptions, TestApi } from "./test-api.ts";

/** A request that would succeed. */
export interface ValidRequest {
  method?: InjectOptions["method"];
  url: string;
  body?: unknown;
}

/**
 * Sends the operation every request that the common rules refuse, and checks each answer: 401, 403, 429, 404 of another
 * organization's id, 413, 415, 400, 409 and 422 of `Idempotency-Key`, 500, 503. Which of them apply is read from the
 * OpenAPI document and the route's limit. The request itself is never carried out.
 */
export async function exerciseCommonErrors(
  api: TestApi,
  request: ValidRequest,
  options: {
    /** The route's limit, if it has one. */
    limit?: RateLimit;
    /** The route has no caller. */
    isPublic?: boolean;
    /** The route's own limit of a body, where it is not the common one. */
    bodyBytes?: number;
  } = {},
): Promise<void> {
  const statuses = documentedStatuses(api, request);
  const valid: InjectOptions = { ...request, ...(options.isPublic ? { key: null } : {}) };
  const { limit, bodyBytes = limits.bodyBytes } = options;
  const expect = async (status: number, code: string, overrides: Partial<InjectOptions>): Promise<InjectAnswer> => {
    // More requests than a small limit lets through: what they counted is taken back, unless the bucket is full on purpose.
    if (limit && code !== "rate_limited") await emptyBucket(api, limit);
    const answer = await api.inject({ ...valid, ...overrides });
    assert.equal(answer.status, status, `${request.method ?? "GET"} ${request.url}: ${answer.body}`);
    assert.equal(answer.json().code, code);
    return answer;
  };
  if (!options.isPublic) await exerciseRights(api, valid, statuses, expect);
  if (limit) await exerciseLimit(api, limit, expect);
  if (statuses.has("413")) {
    const large = JSON.stringify("x".repeat(bodyBytes));
    await expect(413, "body_too_large", { body: large });
    await expect(413, "body_too_large", { body: large, headers: { "content-type": "text/plain" } });
    await expect(415, "unsupported_media_type", { body: "a=b", headers: { "content-type": "text/plain" } });
    await expect(400, "invalid_body", { body: "{" });
    await expect(400, "invalid_request", { body: "[]" });
  }
  const parameter = queryParameters(api, request)[0];
  if (parameter) {
    const separator = request.url.includes("?") ? "&" : "?";
    await expect(400, "invalid_request", { url: `${request.url}${separator}${parameter}=` });
  }
  if (statuses.has("422")) await exerciseIdempotency(api, valid, expect);
  await api.withDatabaseFault("internal", () => expect(500, "internal", {}));
  const away = await api.withDatabaseFault("unavailable", () => expect(503, "unavailable", {}));
  assert.equal(away.headers["retry-after"], "5");
}

type Expect = (status: number, code: string, overrides: Partial<InjectOptions>) => Promise<InjectAnswer>;

async function exerciseRights(api: TestApi, valid: InjectOptions, statuses: Set<string>, expect: Expect) {
  const stranger = await expect(401, "unauthorized", { key: null });
  assert.equal(stranger.headers["www-authenticate"], "Bearer");
  await expect(403, "address_not_allowed", { key: api.keyFromElsewhere });
  await expect(429, "rate_limited", { key: api.keyFromFlooder });
  if ((valid.method ?? "GET") !== "GET") {
    await expect(403, "insufficient_scope", { key: api.keys.read });
    await expect(403, "insufficient_role", { key: api.signIn("viewer") });
    await expect(403, "origin_not_allowed", { key: api.signIn("owner"), headers: { origin: "http://evil.example" } });
  }
  const other = await api.addOrganization();
  if (statuses.has("404") && /\/[a-z]+_[0-9a-f]{20}(\/|\?|$)/.test(valid.url)) {
    const foreign = await expect(404, "not_found", { key: other.keys.write });
    const absent = await expect(404, "not_found", {
      url: valid.url.replace(/(\/[a-z]+_)[0-9a-f]{20}/, "$100000000000000000000"),
    });
    const { requestId: _first, ...foreignBody } = foreign.json();
    const { requestId: _second, ...absentBody } = absent.json();
    assert.deepEqual(foreignBody, absentBody, "another organization's id answers like one that does not exist");
  }
}

async function exerciseLimit(api: TestApi, limit: RateLimit, expect: Expect) {
  const bucket = `${limit.name}:${api.organizationId}`;
  const values = {
    hits: sql<Date[]>`array_fill(now(), array[${limit.quota}::int])`,
    expires_at: sql<Date>`now() + interval '1 day'`,
  };
  await api.db
    .insertInto("rate_limit_buckets")
    .values({ bucket, ...values })
    .onConflict((conflict) => conflict.column("bucket").doUpdateSet(values))
    .execute();
  const refused = await expect(429, "rate_limited", {});
  assert.match(String(refused.headers.ratelimit), new RegExp(`^"${limit.name}";r=0;t=`));
  await emptyBucket(api, limit);
}

async function emptyBucket(api: TestApi, limit: RateLimit): Promise<void> {
  const bucket = `${limit.name}:${api.organizationId}`;
  await api.db.deleteFrom("rate_limit_buckets").where("bucket", "=", bucket).execute();
}

async function exerciseIdempotency(api: TestApi, valid: InjectOptions, expect: Expect) {
  await expect(400, "invalid_request", { headers: { "idempotency-key": "two words" } });
  const slot = {
    organizationId: api.organizationId,
    route: `${valid.method} ${valid.url.split("?")[0]}`,
    key: "taken",
  };
  const end = beginRunning(slot);
  await expect(409, "idempotency_in_progress", { headers: { "idempotency-key": slot.key } });
  end();
  const row = {
    organization_id: slot.organizationId,
    route: slot.route,
    key: slot.key,
    request_hash: "of another body",
  };
  await api.db.insertInto("idempotency_keys").values(row).execute();
  await expect(422, "idempotency_mismatch", { headers: { "idempotency-key": slot.key } });
}

function operationOf(api: TestApi, request: ValidRequest) {
  const document = api.app.swagger() as unknown as {
    paths: Record<string, Record<string, { responses: object; parameters?: { in: string; name: string }[] }>>;
  };
  const path = request.url.split("?")[0] as string;
  const found = Object.entries(document.paths)
    .filter(([template]) => new RegExp(`^${template.replace(/\{[^}]+\}/g, "[^/]+")}$`).test(path))
    .map(([, methods]) => methods[(request.method ?? "GET").toLowerCase()])
    .find((operation) => operation !== undefined);
  assert.ok(found, `${request.method ?? "GET"} ${request.url} is not in the document`);
  return found;
}

function documentedStatuses(api: TestApi, request: ValidRequest): Set<string> {
  return new Set(Object.keys(operationOf(api, request).responses));
}

function queryParameters(api: TestApi, request: ValidRequest): string[] {
  return (operationOf(api, request).parameters ?? []).filter((item) => item.in === "query").map((item) => item.name);
}
