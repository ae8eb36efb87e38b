import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { readContent, UnavailableError } from "../../storage/index.ts";
import { liveDeployment } from "../live-deployment.ts";
import { readManifest } from "../read-manifest.ts";
import { type DeploymentFixture, deploymentFixture, smallBuilder } from "../testing/fixture.ts";
import { buildJob } from "./build-job.ts";

let fixture: DeploymentFixture;
before(async () => {
  fixture = await deploymentFixture({ config: { buildTimeoutSeconds: 90 } });
});
after(() => fixture.close());

test("a repository becomes a site, and the next deployment brings only what changed", async () => {
  const { api, addProject, update, runJobs, status } = fixture;
  const { id, repository } = await addProject({ "docs.json": "{}", "index.mdx": "# Home", "b.mdx": "# B" });
  const first = await update(id);
  assert.equal((await status(first)).status, "queued");
  await runJobs();
  const done = await status(first);
  assert.equal(done.status, "success", JSON.stringify(done.error));
  assert.equal(done.live, true);
  assert.equal(done.commit.sha, await repository.head("main"));
  assert.equal(done.author, "Ada Writer");
  assert.equal(done.pageCount, 2);
  assert.ok(done.logs.some((line: string) => line.includes("2 pages: 2 rendered")));

  const live = await liveDeployment(api.db, { projectId: id });
  const manifest = await readManifest(api.services, live?.manifest_sha256 as string);
  const page = manifest.files["index.html"] as { sha256: string };
  assert.match(String(await readContent(api.services.blobs, page.sha256)), /# Home/);

  await repository.commit({ "b.mdx": "# B again", "c.mdx": "# C" });
  const second = await update(id);
  await runJobs();
  const again = await status(second);
  assert.deepEqual(again.commit.filesChanged, { added: ["c.mdx"], modified: ["b.mdx"], removed: [] });
  assert.ok(again.logs.some((line: string) => line.includes("2 rendered, 1 unchanged")));
  assert.deepEqual([(await status(first)).live, again.live], [false, true]);
  assert.deepEqual(await readdir(join(fixture.data, "work")), []);
});

test("P25: a build waits for a blob store that is away, and goes on when it answers", async () => {
  const { api, addProject, update, status } = fixture;
  const statusId = await update((await addProject({ "docs.json": "{}", "index.mdx": "# While it is away" })).id);
  api.queue.added.length = 0;
  const { blobs } = api.services;
  let checks = 0;
  const away = async () => {
    throw new UnavailableError("The blob store is away: 503");
  };
  const check = async () => {
    checks += 1;
    if (checks < 2) await away();
  };
  const overrides: Partial<typeof blobs> = { put: away, check };
  const failing = new Proxy(blobs, {
    get: (store, key: keyof typeof blobs) => overrides[key] ?? store[key].bind(store),
  });
  const build = { fetchPauses: [], program: smallBuilder(fixture.data) };
  const handler = buildJob({ ...api.services, blobs: failing }, build);
  const context = { signal: new AbortController().signal, attempt: 0 };
  await assert.rejects(handler.run({ deploymentId: statusId }, context), /is away/);
  assert.equal(checks, 2, "the job comes back once the store answers");
  assert.equal((await status(statusId)).status, "in_progress");
  await fixture.handler.run({ deploymentId: statusId }, { ...context, attempt: 1 });
  const done = await status(statusId);
  assert.equal(done.status, "success");
  assert.ok(done.logs.includes("The server's database or file store does not answer"));
});

test("a failed build says why, with file and line, and the old site stays", async () => {
  const { api, addProject, update, runJobs, status } = fixture;
  const { id, repository } = await addProject();
  const good = await update(id);
  await runJobs();
  await repository.commit({ "docs.json": null });
  const bad = await update(id);
  await runJobs();
  const failed = await status(bad);
  assert.equal(failed.status, "failure");
  const { message, ...place } = failed.error;
  assert.deepEqual(place, { code: "missing-config", file: "docs.json", line: 1, column: 1 });
  assert.equal(failed.summary, message);
  assert.deepEqual(failed.diagnosticCounts, { error: 1, warning: 0, info: 0 });
  assert.equal((await liveDeployment(api.db, { projectId: id }))?.id, good);
  const list = (await api.inject({ url: `/v1/project/update-status/${bad}/diagnostics` })).json();
  assert.equal(list.diagnostics[0].code, "missing-config");
});

test("P25: while the store is away, at once or after half the upload, the old site is shown; a later try ends the deployment", async () => {
  const { api, handler, addProject, update, runJobs, status } = fixture;
  const { id, repository } = await addProject();
  const good = await update(id);
  await runJobs();
  await repository.commit({ "next.mdx": "# What the store has not seen yet" });
  const next = await update(id);
  api.queue.added.length = 0;
  const { blobs } = api.services;
  const { put } = blobs;
  let left = 0;
  for (const [attempt, taken] of [0, 1].entries()) {
    left = taken;
    blobs.put = (...args) =>
      left-- > 0 ? put.apply(blobs, args) : Promise.reject(new UnavailableError("the store is away"));
    const run = handler.run({ deploymentId: next }, { signal: new AbortController().signal, attempt });
    await assert.rejects(run.finally(() => (blobs.put = put)));
    assert.equal((await status(next)).status, "in_progress");
    assert.equal((await liveDeployment(api.db, { projectId: id }))?.id, good);
  }
  await handler.run({ deploymentId: next }, { signal: new AbortController().signal, attempt: 2 });
  assert.deepEqual([(await status(next)).status, (await status(next)).live], ["success", true]);
});

test("a broken builder ends with a clear code, and leaves nothing behind", async () => {
  const { addProject, update, runJobs, status } = fixture;
  const expected: Record<string, string> = {
    crash: "build_crashed",
    memory: "build_out_of_memory",
    full: "no_space",
    "read /etc/passwd": "build_crashed",
    escape: "manifest_invalid",
    corrupt: "internal",
    loud: "",
  };
  const { id, repository } = await addProject();
  for (const [fault, code] of Object.entries(expected)) {
    await repository.commit({ "fault.txt": fault, "index.mdx": `# ${fault}` });
    const statusId = await update(id);
    await runJobs();
    const { status: end, error } = await status(statusId);
    assert.deepEqual([end, error?.code], code ? ["failure", code] : ["success", undefined], fault);
  }
  assert.deepEqual(await readdir(join(fixture.data, "work")), []);
});

test("a build that takes too long is stopped", async (t) => {
  const slow = await deploymentFixture({ config: { buildTimeoutSeconds: 1 } });
  t.after(() => slow.close());
  const { id } = await slow.addProject({ "docs.json": "{}", "fault.txt": "hang" });
  const statusId = await slow.update(id);
  await slow.runJobs();
  const { error, status } = await slow.status(statusId);
  assert.deepEqual([status, error.code], ["failure", "build_timeout"]);
  assert.match(error.message, /longer than 1 seconds/);
});

test("P11: a source that does not come leaves no builder behind, and no folder", async () => {
  const { addProject, update, runJobs, status, git, data } = fixture;
  const { id } = await addProject();
  git.fault = { kind: "status", status: 404 };
  const statusId = await update(id);
  await runJobs();
  git.fault = null;
  assert.equal((await status(statusId)).error.code, "repository_not_found");
  assert.deepEqual(await readdir(join(data, "work")), []);
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name)))
    assert.doesNotMatch(await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => ""), new RegExp(join(data, "work")));
});

test("M05: a build that is stopped in the middle of a page names the page", async (t) => {
  const slow = await deploymentFixture({ config: { buildTimeoutSeconds: 1 } });
  t.after(() => slow.close());
  const { id } = await slow.addProject({ "docs.json": "{}", "fault.txt": "stuck guides/endless.mdx" });
  const statusId = await slow.update(id);
  await slow.runJobs();
  const { error } = await slow.status(statusId);
  assert.deepEqual([error.code, error.file, error.line], ["build_timeout", "guides/endless.mdx", 1]);
  assert.match(error.message, /while it rendered guides\/endless\.mdx$/);
});

test("M05: a builder that ends in the middle of pages names them", async () => {
  const { addProject, update, runJobs, status } = fixture;
  const { id, repository } = await addProject();
  const told: Record<string, unknown[]> = {
    "crash guides/bad.mdx": ["The builder ended unexpectedly while it rendered guides/bad.mdx", "guides/bad.mdx", 1],
    "crash a.mdx,b.mdx": ["The builder ended unexpectedly while it rendered a.mdx, b.mdx", undefined, undefined],
  };
  for (const [fault, expected] of Object.entries(told)) {
    await repository.commit({ "fault.txt": fault });
    const statusId = await update(id);
    await runJobs();
    const { error } = await status(statusId);
    assert.equal(error.code, "build_crashed");
    assert.deepEqual([error.message, error.file, error.line], expected);
  }
});

test("a build sees nothing of the environment and cannot reach even this machine", async () => {
  const { api, addProject, update, runJobs, status } = fixture;
  let connections = 0;
  const listener = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as { port: number };
  const { id, repository } = await addProject({ "docs.json": "{}", "index.mdx": "x", "fault.txt": `connect ${port}` });
  const first = await update(id);
  await runJobs();
  assert.equal((await status(first)).status, "success");
  await new Promise((resolve) => listener.close(resolve));
  const { canIsolateNetwork } = await import("../../git/index.ts");
  if (canIsolateNetwork()) assert.equal(connections, 0);

  await repository.commit({ "fault.txt": "environment" });
  const second = await update(id);
  await runJobs();
  const list = (await api.inject({ url: `/v1/project/update-status/${second}/diagnostics` })).json();
  assert.equal(list.diagnostics[0].message, "GLIBC_TUNABLES PATH");
});
