import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { after, before, beforeEach, test } from "node:test";
import { anonymousLimits } from "@lectern/contract";
import { sql } from "kysely";
import { createTestApi, type LocalServer, sendRaw, startLocalServer, type TestApi } from "../http/testing.ts";
import { createFeedbackCollector, type FeedbackSite } from "./collect.ts";
import { addProject } from "./testing.ts";

let api: TestApi;
let server: LocalServer;
let site: FeedbackSite;
const pages = new Set(["/", "/guides/start"]);
before(async () => {
  api = await createTestApi({ plugins: [], config: { trustedProxies: ["127.0.0.1"] } });
  const collect = createFeedbackCollector(api.services);
  server = await startLocalServer((request, response) => collect(request, response, site));
});
after(async () => {
  server.close();
  await api.close();
});
beforeEach(async () => {
  const projectId = await addProject(api.db, api.organizationId);
  site = { organizationId: api.organizationId, projectId, hasPage: (path) => pages.has(path) };
});

const stored = () => api.db.selectFrom("feedback").selectAll().where("project_id", "=", site.projectId).execute();
const contextual = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: randomUUID(),
  path: "/guides/start",
  kind: "contextual",
  helpful: true,
  ...fields,
});

interface Sent {
  status: number;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was answered
  body: any;
}

/** As a browser on the site's own page would send it, unless told otherwise. */
async function send(body: unknown, headers: Record<string, string | null> = {}, method = "POST"): Promise<Sent> {
  const answer = await sendRaw(server.port, {
    path: "/_lectern/feedback",
    method,
    headers: {
      host: "docs.sites.localhost:4400",
      origin: "http://docs.sites.localhost:4400",
      "content-type": "application/json",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { ...answer, body: JSON.parse(answer.body.toString()) };
}

test("F13: a reader's vote and comment are stored, and answered once they are", async () => {
  const sent = contextual({
    helpful: false,
    reason: "outdated",
    comment: "=cmd() <script> \u202e",
    email: "reader@example.com",
    code: "ignored",
  });
  const answer = await send(sent);
  assert.deepEqual([answer.status, answer.body], [202, { id: sent.id }]);
  assert.equal(answer.headers["set-cookie"], undefined);
  const [entry] = await stored();
  assert.deepEqual(
    [
      entry?.path,
      entry?.source,
      entry?.status,
      entry?.helpful,
      entry?.reason,
      entry?.comment,
      entry?.contact,
      entry?.code,
    ],
    ["/guides/start", "contextual", "pending", false, "outdated", sent.comment, "reader@example.com", null],
  );
});

test("each kind keeps its own fields", async () => {
  await send({ id: randomUUID(), path: "/", kind: "thumbs_only", helpful: true, comment: "dropped" });
  await send({
    id: randomUUID(),
    path: "/",
    kind: "code_snippet",
    code: "x = 1",
    filename: "a.py",
    lang: "python",
    comment: "wrong",
  });
  const kept = (await stored()).map(({ source, helpful, comment, code, filename, lang }) => [
    source,
    helpful,
    comment,
    code,
    filename,
    lang,
  ]);
  assert.deepEqual(kept.sort(), [
    ["code_snippet", null, "wrong", "x = 1", "a.py", "python"],
    ["thumbs_only", true, null, null, null, null],
  ]);
});

test("F14: sent fifty times, counted once", async () => {
  const sent = contextual();
  const answers = [await send(sent), ...(await Promise.all(Array.from({ length: 24 }, () => send(sent))))];
  assert.ok(answers.every((answer) => answer.status === 202));
  await api.db.deleteFrom("rate_limit_buckets").execute();
  for (let again = 0; again < 25; again++) await send({ ...sent, comment: "another" });
  assert.equal((await stored()).length, 1);
  assert.equal((await stored())[0]?.comment, null);
});

test("F11, F12: every way to write the path of a page is that page; any other page is 404 and not stored", async () => {
  for (const path of [
    "/guides/start",
    "/guides/start/",
    "/guides/start.html",
    "/guides/start?x#y",
    "/guides%2Fstart/../start",
  ]) {
    const expected = path.includes("..") ? 400 : 202;
    assert.equal((await send(contextual({ path }))).status, expected, path);
  }
  assert.deepEqual(new Set((await stored()).map((entry) => entry.path)), new Set(["/guides/start"]));
  for (const path of ["/guides", "/GUIDES/START", "/secret"])
    assert.equal((await send(contextual({ path }))).status, 404, path);
  for (const path of ["//evil", "https://evil.example/", "guides/start", ""])
    assert.equal((await send(contextual({ path }))).status, 400, path);
  assert.equal((await stored()).length, 4);
});

test("F15: only the site's own pages may send; only agents come without an origin", async () => {
  for (const origin of [
    "http://evil.example",
    "null",
    "http://docs.sites.localhost",
    "http://docs.sites.localhost:4400.evil.example",
    "nonsense",
    null,
  ]) {
    const answer = await send(contextual(), { origin });
    assert.deepEqual([answer.status, answer.body.code], [403, "origin_not_allowed"], String(origin));
  }
  const agent = { id: randomUUID(), path: "/", kind: "agent", comment: "The step is missing" };
  assert.equal((await send(agent, { origin: "http://evil.example" })).status, 403);
  assert.equal((await send(agent, { origin: null })).status, 202);
  assert.deepEqual(
    (await stored()).map((entry) => entry.comment),
    ["The step is missing"],
  );
});

test("F13, F15: what is no JSON object of the right form is refused with its faults", async () => {
  for (const [body, headers, status] of [
    ["{", {}, 400],
    ["[]", {}, 400],
    ["", {}, 400],
    [contextual(), { "content-type": "text/plain" }, 415],
    [contextual(), { "content-type": null }, 415],
    [contextual({ id: "1" }), {}, 400],
    [contextual({ kind: "other" }), {}, 400],
    [contextual({ helpful: "yes" }), {}, 400],
    [contextual({ comment: "a\0b" }), {}, 400],
    [{ id: randomUUID(), path: "/", kind: "thumbs_only" }, {}, 400],
    [{ id: randomUUID(), path: "/", kind: "code_snippet" }, {}, 400],
  ] as const) {
    const answer = await send(body, headers);
    assert.equal(answer.status, status, JSON.stringify(body));
    assert.equal(typeof answer.body.error, "string");
    assert.equal(answer.body.requestId, answer.headers["x-request-id"]);
  }
  assert.equal((await send("", {}, "GET")).headers.allow, "POST");
  assert.equal((await stored()).length, 0);
});

test("F13, F18: a comment, code or body beyond its size is 413 and not stored in part", async () => {
  for (const body of [
    contextual({ comment: "x".repeat(4097) }),
    contextual({ comment: "e\u0301".repeat(1366) }),
    { id: randomUUID(), path: "/", kind: "code_snippet", code: "x".repeat(33_000) },
    contextual({ comment: "x".repeat(1_000_000) }),
  ]) {
    assert.equal((await send(body)).status, 413);
  }
  assert.equal((await send(contextual({ comment: "x".repeat(4096) }))).status, 202);
  assert.equal((await stored()).length, 1);
});

test("half a character is stored as text all the same", async () => {
  assert.equal(
    (await send(`{"id":"${randomUUID()}","path":"/","kind":"contextual","comment":"a\\ud800b"}`)).status,
    202,
  );
  assert.equal((await stored())[0]?.comment, "a\ufffdb");
});

test("F16: a flood is limited by network and by site; other networks and sites go on", async () => {
  const from = (address: string) => ({ "x-forwarded-for": address });
  const { quota } = anonymousLimits.feedbackPerAddress;
  const answers = await Promise.all(
    Array.from({ length: quota + 5 }, (_, host) => send(contextual(), from(`203.0.113.${host}`))),
  );
  assert.equal(answers.filter((answer) => answer.status === 202).length, quota);
  const refused = answers.find((answer) => answer.status === 429);
  assert.match(refused?.headers["retry-after"] ?? "", /^[1-9]\d*$/);
  assert.equal((await send(contextual(), from("198.51.100.1"))).status, 202);
  assert.equal((await send(contextual(), from("2001:db8::1"))).status, 202);
  const full = {
    hits: sql<Date[]>`array_fill(now(), array[${anonymousLimits.feedbackPerSite.quota}::int])`,
    expires_at: sql<Date>`now() + interval '1 day'`,
  };
  await api.db
    .updateTable("rate_limit_buckets")
    .set(full)
    .where("bucket", "=", `feedback-site:${site.projectId}`)
    .execute();
  assert.equal((await send(contextual(), from("192.0.2.1"))).status, 429);
  site = { ...site, projectId: await addProject(api.db, api.organizationId) };
  assert.equal((await send(contextual(), from("203.0.113.1"))).status, 202);
});

test("no address is stored anywhere", async () => {
  assert.equal((await send(contextual(), { "x-forwarded-for": "203.0.113.77" })).status, 202);
  const buckets = await api.db.selectFrom("rate_limit_buckets").select("bucket").execute();
  const entries = await stored();
  assert.ok(buckets.length > 0 && entries.length === 1);
  assert.doesNotMatch(JSON.stringify([buckets, entries]), /203\.0\.113/);
});

test("F17: with the database away it says so, and never that it was stored", async () => {
  const answer = await api.withDatabaseFault("unavailable", () => send(contextual()));
  assert.deepEqual([answer.status, answer.headers["retry-after"], answer.body.code], [503, "5", "unavailable"]);
  assert.doesNotMatch(JSON.stringify(answer.body), /ECONN/);
  assert.equal((await stored()).length, 0);
});
