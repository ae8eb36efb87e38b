/** Several processes on one PostgreSQL: two of API and sites, workers beside them; each may be killed. */
import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { send } from "../demo/client.ts";
import { GitHttpServer } from "../packages/server/git/testing/git-http-server.ts";
import { postgresMissing, startTestPostgres, type TestPostgres } from "../packages/server/storage/testing.ts";
import { type CheckedApi, cookieOf, ok, readApi, until } from "./api-client.ts";
import { guideFiles } from "./guide-files.ts";
import { launchServer } from "./platform.ts";

type Server = Awaited<ReturnType<typeof launchServer>>;
type Client = ReturnType<CheckedApi["as"]>;

const skip = postgresMissing();
const pages = ["index", ...Array.from({ length: 20 }, (_, index) => `page-${index}`)];
let postgres: TestPostgres;
let git: GitHttpServer;
let data: string;
let env: Record<string, string>;
const running = new Set<Server>();
let [first, second, worker] = [] as unknown as [Server, Server, Server];
let key: string;
let [onFirst, onSecond] = [] as unknown as [Client, Client];
let project: { projectId: string; domain: string; slug: string };

before(async () => {
  if (skip) return;
  postgres = await startTestPostgres();
  git = await GitHttpServer.start();
  data = await mkdtemp(join(tmpdir(), "lectern-replicas-"));
  env = {
    DATABASE_URL: postgres.databaseUrl,
    LECTERN_DATA: data,
    LECTERN_PORT: "0",
    LECTERN_SECRET_KEY: randomBytes(32).toString("hex"),
    LECTERN_GIT_PRIVATE_HOSTS: git.host,
  };
});
after(async () => {
  for (const { child } of running) child.kill("SIGKILL");
  await Promise.all([...running].map(({ ended }) => ended));
  await git?.close();
  await postgres?.close();
  if (data) await rm(data, { recursive: true, force: true });
});

test("D12: processes that start at once on an empty database bring it to its schema together", { skip }, async () => {
  [first, second, worker] = await Promise.all([launch("api,sites"), launch("api,sites"), launch("worker")]);
  const stranger = (await readApi(first.url)).as({});
  const owner = { name: "Ada", email: "ada@example.com", password: "correct horse battery" };
  const setup = await stranger.POST("/v1/setup", { body: { ...owner, organization: "Acme", plan: "enterprise" } });
  assert.equal(setup.response.status, 201);
  const cookie = cookieOf(setup.response);
  const session = (await readApi(second.url)).as({ cookie, origin: second.url });
  key = (await ok(session.POST("/v1/keys", { body: { name: "CI", scope: "write" } }))).key;
  onFirst = await clientOf(first);
  onSecond = await clientOf(second);
  const worker404 = await fetch(`${worker.url}/v1/me`);
  assert.equal(worker404.status, 404, "a worker answers no API");
  assert.equal((await fetch(`${worker.url}/readyz`)).status, 200);
});

test("what one accepts, another tells and serves", { skip }, async () => {
  const repository = await git.createRepository("docs", guideFiles("First", pages));
  const body = { name: "Guide", repositoryUrl: repository.url };
  project = await ok(onFirst.POST("/v1/projects", { body }));
  const path = { projectId: project.projectId };
  const params = { path, header: { "Idempotency-Key": "once" } };
  const { statusId } = await ok(onFirst.POST("/v1/project/update/{projectId}", { params }));
  const again = await onSecond.POST("/v1/project/update/{projectId}", { params });
  assert.equal(again.data?.statusId, statusId);
  assert.equal(again.response.headers.get("idempotency-replayed"), "true");
  assert.equal((await ended(onSecond, statusId)).status, "success");
  for (const server of [first, second]) assert.match((await page(server)).text, /First/);
});

test("F08: limits are counted once over all replicas, and a revoked key is dead on all", { skip }, async () => {
  const url = `/v1/project/preview/${project.projectId}`;
  const authorization = `Bearer ${key}`;
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const server = index % 2 ? first : second;
      const call = { method: "POST", headers: { authorization }, body: { branch: "main" } };
      return (await send(server.url + url, call)).status;
    }),
  );
  assert.deepEqual(statuses.sort(), [202, 202, 202, 202, 202, 429, 429, 429]);
  const made = await ok(onFirst.POST("/v1/keys", { body: { name: "Short", scope: "read" } }));
  const short = { headers: { authorization: `Bearer ${made.key}` } };
  assert.equal((await send(`${second.url}/v1/me`, short)).status, 200);
  await ok(onFirst.DELETE("/v1/keys/{keyId}", { params: { path: { keyId: made.apiKey.keyId } } }));
  assert.equal((await send(`${second.url}/v1/me`, short)).status, 401);
});

test("P22: a deployment whose worker is killed is finished by another", { skip }, async () => {
  const { statusId } = await update(onFirst);
  const ask = () => status(onSecond, statusId);
  await until(ask, ({ status }) => status === "in_progress");
  worker.child.kill("SIGKILL");
  await worker.ended;
  assert.equal((await ask()).status, "in_progress");
  assert.match((await page(second)).text, /First/, "the live site stays");
  worker = await launch("worker");
  assert.equal((await ended(onSecond, statusId)).status, "success");
});

test("what is accepted while no worker runs waits, and can be cancelled", { skip }, async () => {
  worker.child.kill("SIGTERM");
  await worker.ended;
  const start = () => ok(onFirst.POST("/v1/static-export/jobs", { body: { domain: project.domain } }));
  const [cancelled, kept] = [await start(), await start()];
  const path = { jobId: cancelled.jobId };
  const job = await ok(onSecond.DELETE("/v1/static-export/jobs/{jobId}", { params: { path } }));
  assert.deepEqual([job.status, job.error, job.progress], ["failed", "Cancelled", 0]);
  const { statusId } = await update(onFirst);
  assert.equal((await status(onSecond, statusId)).status, "queued");
  const asked = () => ok(onSecond.GET("/v1/static-export/jobs/{jobId}", { params: { path: { jobId: kept.jobId } } }));
  assert.equal((await asked()).status, "queued");
  worker = await launch("worker");
  assert.equal(
    (await until(asked, (job) => job.status === "completed" || job.status === "failed")).status,
    "completed",
  );
  assert.equal((await ended(onSecond, statusId)).status, "success");
});

test("with one of the API's processes killed the other signs and serves what both know", { skip }, async () => {
  const { jobs } = await ok(onFirst.GET("/v1/static-export/jobs"));
  const completed = jobs.find((job) => job.status === "completed");
  first.child.kill("SIGKILL");
  await first.ended;
  const params = { path: { jobId: completed?.jobId ?? "" } };
  const bundle = await ok(onSecond.POST("/v1/static-export/jobs/{jobId}/bundle", { params }));
  const bytes = Buffer.from(await (await fetch(bundle.bundleUrl)).arrayBuffer());
  assert.equal(createHash("sha256").update(bytes).digest("hex"), bundle.sha256);
  assert.match((await page(second)).text, /First/);
  first = await launch("api,sites");
  // The link of the one is good at the other: they share the root of all keys.
  const { pathname, search } = new URL(bundle.bundleUrl);
  assert.equal((await fetch(first.url + pathname + search)).status, 200);
  assert.equal((await (await clientOf(first)).GET("/v1/me")).response.status, 200);
});

async function launch(roles: string): Promise<Server> {
  const server = await launchServer({ ...env, LECTERN_ROLES: roles });
  running.add(server);
  void server.ended.then(() => running.delete(server));
  return server;
}

async function clientOf(server: Server): Promise<Client> {
  return (await readApi(server.url)).as({ authorization: `Bearer ${key}` });
}

function update(client: Client) {
  return ok(client.POST("/v1/project/update/{projectId}", { params: { path: { projectId: project.projectId } } }));
}

function status(client: Client, statusId: string) {
  return ok(client.GET("/v1/project/update-status/{statusId}", { params: { path: { statusId } } }));
}

function ended(client: Client, statusId: string) {
  return until(
    () => status(client, statusId),
    ({ endedAt }) => endedAt !== null,
  );
}

/** The home page as the process serves it. */
function page(server: Server) {
  return send(`http://${project.slug}.sites.localhost:${new URL(server.url).port}/`);
}
