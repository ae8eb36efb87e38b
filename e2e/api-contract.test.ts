/** The whole main job by a client made from the served OpenAPI document; every answer fits the document. */
import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { after, before, test } from "node:test";
import { verifyBundle } from "@lectern/builder";
import { Validator } from "@seriousme/openapi-schema-validator";
import { send } from "../demo/client.ts";
import { GitHttpServer } from "../packages/server/git/testing/git-http-server.ts";
import type { TestRepository } from "../packages/server/git/testing/git-repository.ts";
import { type CheckedApi, cookieOf, ok, readApi, until } from "./api-client.ts";
import { guideFiles } from "./guide-files.ts";
import { launchServer } from "./platform.ts";

const owner = { name: "Ada", email: "ada@example.com", password: "correct horse battery" };
/** What cannot succeed here: no DNS answers for the domain. */
const neverSucceeds = new Set(["POST /v1/projects/{projectId}/domains/{hostname}/verify"]);

let git: GitHttpServer;
let repository: TestRepository;
let server: Awaited<ReturnType<typeof launchServer>>;
let data: string;
let log = "";
/** What must never be in a log. */
const secrets = new Set([owner.password]);
let api: CheckedApi;
let session: ReturnType<CheckedApi["as"]>;
let client: ReturnType<CheckedApi["as"]>;
let project: { projectId: string; domain: string; siteUrl: string };

before(async () => {
  data = await mkdtemp(join(tmpdir(), "lectern-contract-"));
  git = await GitHttpServer.start();
  repository = await git.createRepository("docs", guideFiles("First"));
  await repository.createBranch("feature/next", "main");
  server = await launchServer({ LECTERN_DATA: data, LECTERN_PORT: "0", LECTERN_GIT_PRIVATE_HOSTS: git.host });
  server.child.stdout?.on("data", (chunk) => {
    log += chunk;
  });
  api = await readApi(server.url);
});
after(async () => {
  server?.child.kill("SIGTERM");
  await server?.ended;
  await git?.close();
  await rm(data, { recursive: true, force: true });
});

test("the document is valid OpenAPI 3.1, and tells of every operation what it does and who may call it", async () => {
  const { valid, errors } = await new Validator().validate(
    structuredClone(api.document) as unknown as Record<string, unknown>,
  );
  assert.ok(valid, JSON.stringify(errors));
  assert.match(api.document.openapi, /^3\.1\./);
  const operations = Object.values(api.document.paths).flatMap((methods) => Object.values(methods)) as {
    operationId?: string;
    summary?: string;
    tags?: string[];
    responses: object;
  }[];
  const ids = operations.map(({ operationId }) => operationId);
  assert.equal(new Set(ids).size, ids.length);
  for (const { operationId, summary, tags } of operations) assert.ok(summary && tags?.length, operationId);
});

test("set-up, sign-in, and a key", async () => {
  const stranger = api.as({});
  assert.equal((await ok(stranger.GET("/v1/setup"))).needed, true);
  const body = { ...owner, organization: "Acme", plan: "enterprise" as const };
  await ok(stranger.POST("/v1/setup", { body }));
  const again = await stranger.POST("/v1/setup", { body });
  assert.equal(again.response.status, 409, "once");
  const credentials = { email: owner.email, password: owner.password };
  const signIn = async () => {
    const cookie = cookieOf((await stranger.POST("/v1/session", { body: credentials })).response);
    secrets.add(cookie.split("=")[1] ?? "");
    return cookie;
  };
  const other = api.as({ cookie: await signIn(), origin: server.url });
  await ok(other.DELETE("/v1/session"));
  assert.equal((await other.GET("/v1/me")).response.status, 401, "signed out");
  session = api.as({ cookie: await signIn(), origin: server.url });
  assert.equal((await ok(session.GET("/v1/me"))).user?.email, owner.email);
  const { key } = await ok(session.POST("/v1/keys", { body: { name: "CI", scope: "write" } }));
  secrets.add(key);
  client = api.as({ authorization: `Bearer ${key}` });
  assert.equal((await ok(client.GET("/v1/me"))).organization.name, "Acme");
});

test("a project, its production site, its status and history", async () => {
  const body = { name: "Guide", repositoryUrl: repository.url };
  project = await ok(client.POST("/v1/projects", { body }));
  const path = { projectId: project.projectId };
  assert.deepEqual(await ok(client.GET("/v1/projects/{projectId}", { params: { path } })), project);
  const first = await update();
  assert.deepEqual([first.status, first.source, first.pageCount], ["success", "api", 1]);
  assert.ok(first.commit?.sha && first.endedAt && first.logs.length > 0);
  const statusId = first._id;
  await ok(client.GET("/v1/project/update-status/{statusId}/diagnostics", { params: { path: { statusId } } }));
  assert.match((await send(project.siteUrl)).text, /First/);
  await repository.commit(guideFiles("Second"));
  await update();
  const page = (cursor?: string) => {
    const query = { limit: 1, ...(cursor ? { cursor } : {}) };
    return ok(client.GET("/v1/projects/{projectId}/deployments", { params: { path, query } }));
  };
  const newest = await page();
  const older = await page(newest.nextCursor ?? "");
  assert.equal(older.deployments[0]?._id, first._id);
  assert.equal(older.hasMore, false);
  assert.match((await send(project.siteUrl)).text, /Second/);
  await ok(client.POST("/v1/projects/{projectId}/rollback", { params: { path }, body: { deploymentId: first._id } }));
  await until(
    () => send(project.siteUrl),
    ({ text }) => /First/.test(text),
  );
});

test("a preview of a branch: triggered, listed, served, deleted", async () => {
  const path = { projectId: project.projectId };
  const branch = "feature/next";
  const accepted = await ok(client.POST("/v1/project/preview/{projectId}", { params: { path }, body: { branch } }));
  assert.equal((await ended(accepted.statusId)).previewUrl, accepted.previewUrl);
  assert.equal((await send(accepted.previewUrl)).status, 200);
  const list = await ok(client.GET("/v1/project/preview/{projectId}", { params: { path } }));
  assert.deepEqual(
    list.previews.map((preview) => [preview.branch, preview.previewUrl, preview.status]),
    [[branch, accepted.previewUrl, "success"]],
  );
  await ok(client.DELETE("/v1/project/preview/{projectId}/{branch}", { params: { path: { ...path, branch } } }));
  await until(
    () => send(accepted.previewUrl),
    ({ status }) => status === 404,
  );
});

test("feedback: left on the site, counted by page and by day, triaged", async () => {
  const { origin } = new URL(project.siteUrl);
  const entry = { id: randomUUID(), path: "/", kind: "contextual", helpful: false, comment: "Unclear" };
  for (let twice = 0; twice < 2; twice++) {
    const answer = await send(`${origin}/_lectern/feedback`, { method: "POST", headers: { origin }, body: entry });
    assert.equal(answer.status, 202);
  }
  const path = { projectId: project.projectId };
  const byPage = await ok(client.GET("/v1/analytics/{projectId}/feedback/by-page", { params: { path } }));
  assert.deepEqual(byPage.feedback, [
    { path: "/", thumbsUp: 0, thumbsDown: 1, code: 0, total: 1, votes: { up: 0, down: 1 } },
  ]);
  const votes = await ok(client.GET("/v1/analytics/{projectId}/feedback/votes", { params: { path } }));
  assert.deepEqual(
    votes.days.map(({ up, down }) => [up, down]),
    [[0, 1]],
  );
  const { feedback } = await ok(client.GET("/v1/analytics/{projectId}/feedback", { params: { path } }));
  const changed = await ok(
    client.PATCH("/v1/analytics/{projectId}/feedback/{feedbackId}", {
      params: { path: { ...path, feedbackId: feedback[0]?.id ?? "" } },
      body: { status: "resolved", note: "Rewritten" },
    }),
  );
  assert.deepEqual([changed.status, changed.note, changed.comment], ["resolved", "Rewritten", "Unclear"]);
  const query = { status: "pending,in_progress" };
  const open = await ok(client.GET("/v1/analytics/{projectId}/feedback/by-page", { params: { path, query } }));
  assert.deepEqual(open.feedback, []);
});

test("an export: started, followed, its bundle signed twice, downloaded and whole", async () => {
  const started = await ok(
    client.POST("/v1/static-export/jobs", { body: { domain: project.domain, version: "1.0", target: "air-gapped" } }),
  );
  const path = { jobId: started.jobId };
  const job = await until(
    () => ok(client.GET("/v1/static-export/jobs/{jobId}", { params: { path } })),
    ({ status }) => status === "completed" || status === "failed",
  );
  assert.deepEqual([job.status, job.progress, job.pageCount, job.error], ["completed", 100, 1, null]);
  const sign = () => ok(client.POST("/v1/static-export/jobs/{jobId}/bundle", { params: { path } }));
  const [bundle, again] = [await sign(), await sign()];
  assert.equal(again.sha256, bundle.sha256);
  for (const { bundleUrl } of [bundle, again]) secrets.add(new URL(bundleUrl).searchParams.get("signature") ?? "");
  const response = await fetch(bundle.bundleUrl);
  const bytes = Buffer.from(await response.arrayBuffer());
  assert.equal(bytes.length, bundle.sizeBytes);
  assert.equal(createHash("sha256").update(bytes).digest("hex"), bundle.sha256);
  await verifyBundle(Readable.from([bytes]), { expectedSha256: bundle.sha256, expectedVersion: "1.0" });
  const list = await ok(client.GET("/v1/static-export/jobs"));
  assert.deepEqual(
    list.jobs.map(({ jobId }) => jobId),
    [job.jobId],
  );
});

test("an export cancelled before its end is failed, and has no bundle", async () => {
  // A job that was quicker than the call has completed, which is 409; then another one is tried.
  for (let attempt = 0; ; attempt++) {
    const { jobId } = await ok(client.POST("/v1/static-export/jobs", { body: { domain: project.domain } }));
    const params = { path: { jobId } };
    const { data: job, response } = await client.DELETE("/v1/static-export/jobs/{jobId}", { params });
    if (response.status === 409 && attempt < 5) continue;
    assert.deepEqual([job?.status, job?.error], ["failed", "Cancelled"]);
    const bundle = await client.POST("/v1/static-export/jobs/{jobId}/bundle", { params });
    assert.equal(bundle.response.status, 409);
    return;
  }
});

test("the organization, its members, invitations, keys, domains and audit log", async () => {
  await ok(session.PATCH("/v1/organization", { body: { name: "Acme Docs" } }));
  assert.equal((await ok(client.GET("/v1/organization"))).name, "Acme Docs");
  const invite = (email: string) => ok(session.POST("/v1/invitations", { body: { email, role: "editor" as const } }));
  const { url } = await invite("bob@example.com");
  const { invitation } = await invite("eve@example.com");
  const params = { path: { invitationId: invitation.invitationId } };
  await ok(session.DELETE("/v1/invitations/{invitationId}", { params }));
  assert.equal((await ok(session.GET("/v1/invitations"))).invitations.length, 1);
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get("token") ?? "";
  const body = { token, name: "Bob", password: "another long password" };
  secrets.add(token).add(body.password);
  assert.equal((await ok(api.as({}).POST("/v1/invitations/accept", { body }))).role, "editor");
  const { members } = await ok(session.GET("/v1/members"));
  const bob = { path: { memberId: members.find(({ name }) => name === "Bob")?.memberId ?? "" } };
  await ok(session.PATCH("/v1/members/{memberId}", { params: bob, body: { role: "viewer" } }));
  await ok(session.DELETE("/v1/members/{memberId}", { params: bob }));

  const made = await ok(session.POST("/v1/keys", { body: { name: "Old", scope: "read" } }));
  secrets.add(made.key);
  const old = { path: { keyId: made.apiKey.keyId } };
  const fresh = await ok(session.POST("/v1/keys/{keyId}/rotate", { params: old, body: { graceDays: 1 } }));
  const asOld = api.as({ authorization: `Bearer ${made.key}` });
  assert.equal((await asOld.GET("/v1/me")).response.status, 200, "in its grace period");
  await ok(session.DELETE("/v1/keys/{keyId}", { params: old }));
  assert.equal((await asOld.GET("/v1/me")).response.status, 401);
  const { keys } = await ok(session.GET("/v1/keys"));
  assert.equal(keys.find(({ keyId }) => keyId === made.apiKey.keyId)?.replacedBy, fresh.apiKey.keyId);

  const path = { projectId: project.projectId };
  const domain = { path: { ...path, hostname: "docs.lectern.invalid" } };
  const added = { params: { path }, body: { hostname: "docs.lectern.invalid" } };
  assert.equal((await ok(client.POST("/v1/projects/{projectId}/domains", added))).verified, false);
  const verified = await client.POST("/v1/projects/{projectId}/domains/{hostname}/verify", { params: domain });
  assert.equal(verified.response.status, 409);
  assert.equal((await ok(client.GET("/v1/projects/{projectId}/domains", { params: { path } }))).domains.length, 1);
  await ok(client.DELETE("/v1/projects/{projectId}/domains/{hostname}", { params: domain }));
  await ok(client.PATCH("/v1/projects/{projectId}", { params: { path }, body: { name: "Handbook" } }));
  const { entries } = await ok(session.GET("/v1/audit", { params: { query: { limit: 100 } } }));
  const actions = new Set(entries.map(({ action }) => action));
  for (const action of ["project.update", "key.rotate", "member.remove", "deployment.rollback", "session.end"]) {
    assert.ok(actions.has(action), action);
  }
  assert.equal((await ok(client.GET("/v1/projects"))).projects[0]?.name, "Handbook");
  await ok(client.DELETE("/v1/projects/{projectId}", { params: { path } }));
  assert.deepEqual((await ok(client.GET("/v1/projects"))).projects, []);
});

test("A13: no key, cookie, token, password or signature of all this is in the log", () => {
  assert.ok(log.split("\n").length > 50, "the requests are");
  assert.ok(secrets.size >= 8);
  for (const secret of secrets) assert.ok(!log.includes(secret), secret);
});

test("every operation of the document was called here, and succeeded", () => {
  for (const [path, methods] of Object.entries(api.document.paths)) {
    for (const method of Object.keys(methods)) {
      const operation = `${method.toUpperCase()} ${path}`;
      const statuses = [...(api.answered.get(operation) ?? [])];
      assert.ok(statuses.length > 0, `${operation} was never called`);
      if (!neverSucceeds.has(operation))
        assert.ok(
          statuses.some((status) => status < 300),
          operation,
        );
    }
  }
});

function ended(statusId: string) {
  return until(
    () => ok(client.GET("/v1/project/update-status/{statusId}", { params: { path: { statusId } } })),
    ({ endedAt }) => endedAt !== null,
  );
}

async function update() {
  const path = { projectId: project.projectId };
  const { statusId } = await ok(client.POST("/v1/project/update/{projectId}", { params: { path } }));
  const deployment = await ended(statusId);
  assert.equal(deployment.status, "success", deployment.error?.message);
  return deployment;
}
