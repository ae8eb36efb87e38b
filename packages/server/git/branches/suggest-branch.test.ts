import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { fetchBranch } from "../fetch-branch.ts";
import { gitFixture } from "../testing/fixture.ts";

test("who asks for a branch that is not there is told the default one, else some that are, or that there is none", async (t) => {
  const { server, source, folder } = await gitFixture(t);
  const repository = await server.createRepository("docs", { "docs.json": "{}" });
  const empty = await server.createRepository("empty");
  const told = (url: string) =>
    fetchBranch(source(url), {
      gitDir: join(folder, "cache.git"),
      branch: "trunk",
      maxBytes: 10_000_000,
      timeoutMs: 90_000,
    }).then(
      () => "",
      (error: Error) => error.message,
    );
  const sentence = "The repository has no branch trunk";
  assert.equal(await told(empty.url), `${sentence}: nothing has been pushed to it yet`);
  assert.equal(await told(repository.url), `${sentence}; its default branch is main`);
  for (const name of ["a", "b", "c/d", "e", "f"]) await repository.createBranch(name);
  await repository.deleteBranch("main");
  assert.equal(await told(repository.url), `${sentence}; it has a, b, c/d, e and 1 more`);
});
