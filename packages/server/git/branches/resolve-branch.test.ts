import assert from "node:assert/strict";
import { test } from "node:test";
import { gitFixture } from "../testing/fixture.ts";
import { listBranches } from "./list-branches.ts";
import { resolveBranch } from "./resolve-branch.ts";

test("the remote tells whether it has a branch of exactly that name", async (t) => {
  const { server, source } = await gitFixture(t);
  const repository = await server.createRepository("docs", { "docs.json": "{}" });
  await repository.createBranch("x/refs/heads/only-here");
  await repository.createBranch("feature/ünïcode-分支/🎉");
  const remote = source(repository.url);
  assert.deepEqual(await resolveBranch(remote, "main"), { state: "exists", sha: await repository.head("main") });
  assert.equal((await resolveBranch(remote, "feature/ünïcode-分支/🎉")).state, "exists");
  assert.equal((await resolveBranch(remote, "only-here")).state, "absent");
  assert.equal((await resolveBranch(remote, "mai")).state, "absent");
  const names = (await listBranches(remote, { timeoutMs: 90_000 })).map(({ name }) => name);
  assert.deepEqual(names.sort(), ["feature/ünïcode-分支/🎉", "main", "x/refs/heads/only-here"]);
});

test("P11: a remote that cannot be asked is unreachable, never absent, and says why", async (t) => {
  const { server, source } = await gitFixture(t);
  const repository = await server.createRepository("docs", { "docs.json": "{}" });
  const outcome = async (url = repository.url, timeoutMs = 90_000) => {
    const result = await resolveBranch(source(url), "main", timeoutMs);
    return result.state === "unreachable" ? result.error.code : result.state;
  };
  server.fault = { kind: "status", status: 500 };
  assert.equal(await outcome(), "remote_error");
  server.fault = { kind: "status", status: 401, headers: { "www-authenticate": "Basic" } };
  assert.equal(await outcome(), "authentication_failed");
  server.fault = { kind: "status", status: 302, headers: { location: "http://169.254.169.254/latest/" } };
  assert.equal(await outcome(), "redirected");
  server.fault = { kind: "hang" };
  assert.equal(await outcome(repository.url, 300), "git_timeout");
  server.fault = null;
  assert.equal(await outcome(`http://${server.host}/nothing.git`), "repository_not_found");
  assert.equal(await outcome("https://no-such-host.invalid/docs.git"), "host_not_found");
  assert.equal(await outcome("http://127.0.0.1:1/docs.git"), "remote_not_allowed");
  assert.equal(await outcome("https://169.254.169.254/docs.git"), "remote_not_allowed");
  assert.equal(await outcome("ext::sh -c id"), "remote_invalid");
  assert.equal(await outcome(repository.url.replace("http:", "https:")), "tls_failed");
});

test("a token opens a private repository and a wrong one is told apart", async (t) => {
  const { server, source } = await gitFixture(t, { auth: "robot:right" });
  const repository = await server.createRepository("docs", { "docs.json": "{}" });
  const state = async (token: string) => {
    const credential = { kind: "token" as const, username: "robot", token };
    const result = await resolveBranch(source(repository.url, credential), "main");
    return result.state === "unreachable" ? result.error.code : result.state;
  };
  assert.equal(await state("right"), "exists");
  assert.equal(await state("wrong"), "authentication_failed");
});
