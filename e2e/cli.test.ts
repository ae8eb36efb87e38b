/** The commands that manage a server, run as their users run them against a real platform and a real Git remote. */
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Deployment, ExportBundle, ExportJob, Project } from "@lectern/contract";
import { api, awaitExport, send } from "../demo/client.ts";
import { type Ended, lectern, siteOf } from "../packages/cli/testing.ts";
import { GitHttpServer } from "../packages/server/git/testing/git-http-server.ts";
import type { TestRepository } from "../packages/server/git/testing/git-repository.ts";
import { launchServer } from "./platform.ts";

let git: GitHttpServer;
let repository: TestRepository;
let server: Awaited<ReturnType<typeof launchServer>>;
let work: string;
let key = "";
let project: Project;
let firstId = "";

before(async () => {
  work = mkdtempSync(join(tmpdir(), "lectern-cli-e2e-"));
  git = await GitHttpServer.start();
  repository = await git.createRepository("guide", siteOf({ index: "Edition one.", more: "More." }, "Guide"));
  server = await launchServer({
    LECTERN_DATA: join(work, "data"),
    LECTERN_PORT: "0",
    LECTERN_GIT_PRIVATE_HOSTS: git.host,
  });
});
after(async () => {
  server?.child.kill("SIGTERM");
  await server?.ended;
  await git?.close();
  rmSync(work, { recursive: true, force: true });
});

/** With the server and the key in the environment, as in a pipeline. */
const run = (...args: string[]): Promise<Ended> =>
  lectern(args, { env: { LECTERN_URL: server.url, ...(key ? { LECTERN_API_KEY: key } : {}) } });

test("init sets a new server up once: owner, key, project, first deployment", async () => {
  const asked = await run("init", "--organization", "Acme");
  assert.deepEqual([asked.code, asked.stderr], [2, "E-mail address must be given as an option\n"]);
  const options = ["init", "--email", "ada@example.com", "--organization", "Acme", "--repo", repository.url];
  const done = await run(...options);
  assert.equal(done.code, 0, done.stderr);
  const value = (name: string) => new RegExp(`^${name} +(\\S+)`, "m").exec(done.stdout)?.[1] ?? "";
  key = value("API key");
  assert.match(key, /^lec_/);
  assert.match(value("Password"), /^\S{20}$/);
  assert.equal(value("Dashboard"), server.url);
  project = await api<Project>({ baseUrl: server.url, apiKey: key }, "GET", `/v1/projects/${value("Project")}`);
  assert.equal(project.siteUrl, value("Site"));
  const again = await run(...options);
  assert.equal(again.code, 1);
  assert.match(again.stderr, /set up/i);
});

test("deploy --wait shows the log and ends when the site is live; status tells of it", async () => {
  const deployed = await run("deploy", "--project", project.projectId, "--wait");
  assert.equal(deployed.code, 0, deployed.stderr);
  const statusId = deployed.stdout.trim();
  firstId = statusId;
  assert.match(statusId, /^dep_\w+$/, "standard output is the id alone, for scripts");
  assert.match(deployed.stderr, /Publishing/);
  assert.match((await send(project.siteUrl)).text, /Edition one\./);
  const status = await run("status", statusId);
  assert.deepEqual([status.code, status.stdout.split("\n")[0]], [0, `${statusId}  success, live`]);
  const json = JSON.parse((await run("status", statusId, "--json")).stdout) as Deployment;
  assert.deepEqual([json._id, json.status], [statusId, "success"]);
});

test("a preview of a branch, and its address", async () => {
  await repository.commit({ "index.mdx": "---\ntitle: Home\n---\n\nTo come.\n" }, { branch: "next", from: "main" });
  const preview = await run("preview", "next", "--project", project.projectId, "--wait");
  assert.equal(preview.code, 0, preview.stderr);
  const [statusId, url] = preview.stdout.trim().split("\n");
  assert.match(String(statusId), /^dep_/);
  assert.match((await send(String(url))).text, /To come\./);
  const missing = await run("preview", "nowhere", "--project", project.projectId);
  assert.equal(missing.code, 1);
  assert.match(missing.stderr, /^The repository has no branch of this name \(request \S+\)\n$/);
});

test("rollback makes an earlier deployment live; a deployment that fails says where, and the site stays", async () => {
  const before = JSON.parse((await run("status", firstId, "--json")).stdout) as Deployment;
  await repository.commit({ "index.mdx": "---\ntitle: Home\n---\n\nEdition two.\n" });
  assert.equal((await run("deploy", "--project", project.projectId, "--wait")).code, 0);
  assert.match((await send(project.siteUrl)).text, /Edition two\./);
  const back = await run("rollback", "--project", project.projectId, "--deployment", before._id);
  assert.deepEqual([back.code, back.stdout], [0, `${before._id} is live at ${before.url}\n`], back.stderr);
  assert.match((await send(project.siteUrl)).text, /Edition one\./);

  const config = await repository.git(["show", "main:docs.json"]);
  await repository.commit({ "docs.json": '{\n  "name": broken\n}\n' });
  const failed = await run("deploy", "--project", project.projectId, "--wait");
  assert.equal(failed.code, 1);
  assert.match(failed.stderr, /The deployment failed: docs\.json:2:\d+: ./);
  assert.match((await send(project.siteUrl)).text, /Edition one\./);
  await repository.commit({ "docs.json": config });
});

test("export follows the job, downloads the bundle and checks it", async () => {
  const out = join(work, "new folder", "docs.tar.gz");
  const exported = await run("export", project.domain, "--out", out, "--label", "2.1", "--target", "air-gapped");
  assert.equal(exported.code, 0, exported.stderr);
  assert.match(exported.stdout, /docs\.tar\.gz {2}\d+ bytes {2}sha256 [0-9a-f]{64} {2}version 2\.1\n$/);
  assert.match((await run("verify", out, "--label", "2.1")).stdout, /Guide 2\.1 \(air-gapped\), 2 pages/);
  assert.equal(existsSync(`${out}.part`), false);
  const unknown = await run("export", "docs.example.com", "--out", join(work, "none.tar.gz"));
  assert.equal(unknown.code, 1);
  assert.equal(existsSync(join(work, "none.tar.gz")), false);
  assert.equal((await run("export", project.domain, "--out", out, "--target", "moon")).code, 2);
});

test("pull takes the platform's signed link, and keeps what it has once the link is worth nothing", async () => {
  const client = { baseUrl: server.url, apiKey: key };
  const started = await api<ExportJob>(client, "POST", "/v1/static-export/jobs", { domain: project.domain });
  await awaitExport(client, started.jobId, () => {});
  const path = `/v1/static-export/jobs/${started.jobId}/bundle`;
  const { bundleUrl, sha256, version } = await api<ExportBundle>(client, "POST", path);
  const site = join(work, "site");
  const pulled = await run("pull", bundleUrl, "--into", site);
  assert.deepEqual(
    [pulled.code, pulled.stdout],
    [0, `Guide ${version} is active: 2 pages, sha256 ${sha256}\n`],
    pulled.stderr,
  );
  assert.match(readFileSync(join(site, "current/index.html"), "utf8"), /Edition one\./);

  const expired = bundleUrl.replace(/expires=\d+/, "expires=1760000000");
  for (const [link, reason] of [
    [expired, /The bundle link expired \(expiresAt 2025-10-09T08:53:20\.000Z\)/],
    [bundleUrl.replace(/signature=../, "signature=AA"), /answered 403/],
    [bundleUrl.replace(/#sha256=[0-9a-f]{64}/, `#sha256=${"0".repeat(64)}`), /\(checksum_mismatch\)/],
  ] as const) {
    const refused = await run("pull", link, "--into", site);
    assert.equal(refused.code, 0);
    assert.match(refused.stderr, reason);
    assert.ok(refused.stderr.endsWith(`The earlier version ${version} stays active.\n`));
    assert.equal((await run("verify", join(site, "current"))).code, 0);
  }
});

test("faults are told by the API's own sentence, with the request's id; nothing is a stack", async () => {
  for (const [args, code, message] of [
    [["status", "dep_00000000000000000000"], 1, /not found.*\(request \S+\)/i],
    [["deploy", "--project", "../keys"], 1, /\(request \S+\)/],
    [["status", "x", "--key", "lec_wrong"], 1, /^Unauthorized/],
    [["status", "x", "--url", "nonsense"], 2, /is not the address of a server/],
    [["pull", "ftp://files.example.com/a", "--into", join(work, "p")], 2, /https:\/\/ or http:\/\//],
    [["pull", "--into", join(work, "p")], 2, /LECTERN_BUNDLE_URL/],
    [["pull", "https://files.example.com/a", "--into", join(work, "p"), "--max-bytes", "much"], 2, /--max-bytes/],
  ] as [string[], number, RegExp][]) {
    const ended = await run(...args);
    assert.equal(ended.code, code, args.join(" ") + ended.stderr);
    assert.match(ended.stderr, message);
    assert.doesNotMatch(ended.stderr, /^ {4}at /m);
  }
  const without = await lectern(["status", "x"], { env: { LECTERN_URL: server.url } });
  assert.deepEqual([without.code, without.stderr], [2, "An API key is needed: set LECTERN_API_KEY or give --key\n"]);
});
