/** Days of the last commits, read over a real Git server. */
import assert from "node:assert/strict";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { GitError } from "./git-error.ts";
import { readLastChanges } from "./last-changes.ts";
import { gitFixture } from "./testing/fixture.ts";

const limits = { branch: "main", maxCommits: 100, maxBytes: 10_000_000, timeoutMs: 90_000 };

async function history(t: import("node:test").TestContext) {
  const { server, source, folder } = await gitFixture(t);
  const repository = server.repository("docs");
  await repository.init();
  const gitDir = join(folder, "history.git");
  const days = async (
    options: { directory?: string; maxCommits?: number; maxBytes?: number; commit?: string } = {},
  ) => {
    const commit = (await repository.head("main")) as string;
    const found = await readLastChanges(source(repository.url), {
      gitDir,
      commit,
      directory: "docs",
      ...limits,
      ...options,
    });
    return Object.fromEntries(found);
  };
  return { repository, gitDir, days };
}

test("each file has the day of its last commit, by its path in the folder; later commits cost only themselves", async (t) => {
  const { repository, gitDir, days } = await history(t);
  const large = "x".repeat(300_000);
  await repository.commit({ "docs/a.mdx": large, "docs/ü/b.mdx": "b", "other.md": "o" }, { day: "2024-01-02" });
  await repository.commit({ "docs/a.mdx": "a", "docs:x/c.mdx": "c" }, { day: "2024-02-03" });
  await repository.commit({ "other.md": "oo" }, { day: "2024-03-04" });
  assert.deepEqual(await days(), { "a.mdx": "2024-02-03", "ü/b.mdx": "2024-01-02" });
  assert.deepEqual(await days({ directory: "" }), {
    "docs/a.mdx": "2024-02-03",
    "docs/ü/b.mdx": "2024-01-02",
    "docs:x/c.mdx": "2024-02-03",
    "other.md": "2024-03-04",
  });
  const packs = join(gitDir, "objects/pack");
  for (const name of await readdir(packs))
    assert.ok((await stat(join(packs, name))).size < 20_000, "no file is fetched");

  await repository.commit({ "docs/ü/b.mdx": "bb" }, { day: "2024-04-05" });
  assert.deepEqual(await days(), { "a.mdx": "2024-02-03", "ü/b.mdx": "2024-04-05" });
});

test("files that none of the latest commits changed have no day, and a commit of the future has none either", async (t) => {
  const { repository, days } = await history(t);
  await repository.commit({ "docs/old.mdx": "o", "docs/a.mdx": "a" }, { day: "2024-01-02" });
  for (const day of ["2024-02-03", "2024-02-04", "2024-02-05"])
    await repository.commit({ "docs/a.mdx": day, [`docs/${day}.mdx`]: "x" }, { day });
  assert.deepEqual(await days({ maxCommits: 2 }), { "a.mdx": "2024-02-05", "2024-02-05.mdx": "2024-02-05" });
  await repository.commit({ "docs/a.mdx": "later" }, { day: "2090-01-01" });
  assert.equal((await days())["a.mdx"], undefined);
});

test("a history that is too large, and a commit that the branch lost, are faults that say so", async (t) => {
  const { repository, days } = await history(t);
  const lost = await repository.commit({ "docs/a.mdx": "a" });
  await repository.git(["config", "uploadpack.allowFilter", "false"]);
  await repository.deleteBranch("main");
  await repository.commit({ "docs/b.mdx": "b" });
  assert.deepEqual(await days({ commit: lost }), {});
  await repository.commit(
    Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`docs/${Math.random()}-${index}.mdx`, "x"])),
  );
  await assert.rejects(
    days({ maxBytes: 1000 }),
    (error) => error instanceof GitError && error.code === "repository_too_large",
  );
});

test("a commit of today has its day, one that claims to be made next week has none", async (t) => {
  const { repository, days } = await history(t);
  const [today = "", later = ""] = [0, 7].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  await repository.commit({ "docs/today.mdx": "a" }, { day: today });
  await repository.commit({ "docs/later.mdx": "b" }, { day: later });
  assert.deepEqual(await days(), { "today.mdx": today });
});
