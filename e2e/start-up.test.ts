/** A server that cannot start says why, whole, and ends; one that is asked to stop ends what it does. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Project } from "@lectern/contract";
import pg from "pg";
import { api, send } from "../demo/client.ts";
import { postgresMissing, startTestPostgres, type TestPostgres } from "../packages/server/storage/testing.ts";
import { until } from "./api-client.ts";
import { launchServer, startPlatform } from "./platform.ts";

const program = join(import.meta.dirname, "../packages/server/main.ts");
const skip = postgresMissing();
let postgres: TestPostgres | null = null;
let data: string;

before(async () => {
  data = await mkdtemp(join(tmpdir(), "lectern-start-"));
  if (!skip) postgres = await startTestPostgres();
});
after(async () => {
  await postgres?.close();
  await rm(data, { recursive: true, force: true });
});

test("asked for help it prints it and does not start; what it does not take is refused", async () => {
  for (const words of [["--help"], ["-h"]]) {
    const { code, text } = await runToEnd({}, words);
    assert.equal(code, 0);
    for (const name of ["LECTERN_HOST", "LECTERN_PORT", "LECTERN_DATA", "lectern config"])
      assert.ok(text.includes(name));
    assert.doesNotMatch(text, /"listening"/);
  }
  const { code, text } = await runToEnd({}, ["--port", "80"]);
  assert.equal(code, 2);
  assert.match(text, /^The server takes no "--port"/);
});

test("D12: a wrong configuration is told whole, with every setting that is wrong", async () => {
  const { code, text } = await runToEnd({
    LECTERN_PORT: "eighty",
    LECTERN_ROLES: "api,cook",
    LECTERN_PUBLIC_URL: "docs.example.com",
    LECTERN_LOG_LEVEL: "loud",
  });
  assert.equal(code, 2);
  for (const name of ["LECTERN_PORT", "LECTERN_ROLES", "LECTERN_PUBLIC_URL", "LECTERN_LOG_LEVEL"]) {
    assert.match(text, new RegExp(`- ${name} must be`));
  }
  assert.doesNotMatch(text, /\bat .*\.ts:\d+/, "no stack");
});

test("D12: settings that do not fit together are told too", async () => {
  const { code, text } = await runToEnd({
    LECTERN_ROLES: "api",
    LECTERN_BLOB_STORE: "s3",
    LECTERN_SECRET_KEY: "short",
  });
  assert.equal(code, 2);
  for (const name of ["LECTERN_ROLES", "LECTERN_S3_BUCKET", "LECTERN_SECRET_KEY"]) assert.match(text, new RegExp(name));
});

test("D12: a database that is not there, or not ours to use, is named without its password", async () => {
  const { code, text } = await runToEnd({ DATABASE_URL: "postgres://lectern:hunter2@127.0.0.1:1/lectern" });
  assert.equal(code, 1);
  assert.match(text, /database.*127\.0\.0\.1:1/is);
  assert.doesNotMatch(text, /hunter2/);
});

test("a data folder in use, and a port in use, are named", async (t) => {
  const platform = await startPlatform();
  t.after(() => platform.close());
  const folder = await runToEnd({ LECTERN_DATA: platform.data, LECTERN_PORT: "0" });
  assert.equal(folder.code, 1);
  assert.match(folder.text, new RegExp(`${platform.data}.*use`, "s"));
  const { port } = new URL(platform.baseUrl);
  const taken = await runToEnd({ LECTERN_DATA: join(data, "other"), LECTERN_PORT: port });
  assert.equal(taken.code, 1);
  assert.match(taken.text, new RegExp(`port ${port}`, "i"));
});

test("D12, D13: a newer database is refused, another secret key too, and an older database is brought up", {
  skip,
}, async () => {
  const env = { DATABASE_URL: postgres?.databaseUrl ?? "", LECTERN_DATA: data, LECTERN_SECRET_KEY: "k".repeat(40) };
  const start = () => launchServer({ ...env, LECTERN_PORT: "0" });
  const stop = async ({ child, ended }: Awaited<ReturnType<typeof start>>) => {
    child.kill("SIGTERM");
    await ended;
    return child.exitCode;
  };
  assert.equal(await stop(await start()), 0);
  const other = await runToEnd({ ...env, LECTERN_SECRET_KEY: "o".repeat(40) });
  assert.equal(other.code, 1);
  assert.match(other.text, /secret key is another/);
  await query("insert into schema_migrations (number, name, sha256) values (9999, 'from_the_future', 'x')");
  const newer = await runToEnd(env);
  assert.equal(newer.code, 1);
  assert.match(newer.text, /newer than this program.*9999 \(from_the_future\)/);
  await query("delete from schema_migrations where number = 9999");
  // As migration 3 left it.
  await query("drop index feedback_by_path");
  await query("alter table blobs drop column marked_at");
  await query("drop table removed_exports");
  await query("drop function remember_removed_export cascade");
  await query("delete from schema_migrations where number >= 4");
  assert.equal(await stop(await start()), 0);
  assert.deepEqual(await query("select count(*)::int as count from pg_indexes where indexname = 'feedback_by_path'"), [
    { count: 1 },
  ]);
});

test("D14: asked to stop, it answers the request that it has, takes no more, and ends with 0", async (t) => {
  const platform = await startPlatform();
  t.after(() => platform.close());
  const exited = new Promise<number | null>((resolve) => platform.process.once("exit", resolve));
  const { hostname, port } = new URL(platform.baseUrl);
  const body = JSON.stringify({ name: "Late", scope: "read" });
  const headers = {
    authorization: `Bearer ${platform.apiKey}`,
    "content-type": "application/json",
    "content-length": body.length,
    // Answered once the server has the request and waits for its body.
    expect: "100-continue",
  };
  const begun = request({
    host: "127.0.0.1",
    port,
    method: "POST",
    path: "/v1/keys",
    headers: { host: hostname, ...headers },
  });
  begun.flushHeaders();
  await once(begun, "continue");
  platform.process.kill("SIGTERM");
  await until(
    () => send(`${platform.baseUrl}/healthz`).catch((error: NodeJS.ErrnoException) => error.code),
    (answer) => answer === "ECONNREFUSED",
  );
  begun.end(body);
  const [answer] = (await once(begun, "response")) as [IncomingMessage];
  assert.equal(answer.statusCode, 201);
  answer.resume();
  assert.equal(await exited, 0);
});

test("D14: a stop waits once for jobs and requests together, however many there are that do not end", async (t) => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  t.after(() => silent.close());
  const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const seconds = 6;
  const platform = await startPlatform({
    LECTERN_SHUTDOWN_SECONDS: String(seconds),
    LECTERN_GIT_PRIVATE_HOSTS: host,
  });
  t.after(() => platform.close());
  const project = await api<Project>(platform, "POST", "/v1/projects", {
    name: "Silent",
    repositoryUrl: `http://${host}/docs.git`,
  });
  await api(platform, "POST", `/v1/project/update/${project.projectId}`);
  await once(silent, "connection");
  const half = connect(Number(new URL(platform.baseUrl).port), "127.0.0.1");
  half.on("error", () => {});
  half.write(
    `POST /v1/keys HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${platform.apiKey}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  const exited = once(platform.process, "exit");
  const asked = performance.now();
  platform.process.kill("SIGTERM");
  await exited;
  const took = (performance.now() - asked) / 1000;
  assert.ok(took > seconds - 1 && took < seconds * 1.7, `it took ${took} s`);
});

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres?.databaseUrl });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a server that is expected to end by itself. */
function runToEnd(env: Record<string, string>, words: string[] = []): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [program, ...words], {
    cwd: data,
    env: { PATH: process.env.PATH, LECTERN_DATA: join(data, "none"), LECTERN_PORT: "0", ...env } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      text += chunk;
    });
  }
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, text })));
}
