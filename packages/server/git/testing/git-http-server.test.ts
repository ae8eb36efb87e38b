import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { GitHttpServer } from "./git-http-server.ts";
import { runGitForTest } from "./git-repository.ts";

test("a repository can be cloned, pushed to, and imported again, over HTTP with a password", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "lectern-git-test-"));
  const server = await GitHttpServer.start({ auth: "ada:secret" });
  t.after(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const pushed: string[] = [];
  server.onPush((name) => pushed.push(name));
  const repository = await server.createRepository("docs", { "docs.json": "{}", "a/ü b.mdx": "# A" });

  const clone = join(folder, "clone");
  await assert.rejects(
    runGitForTest(["-c", "core.askPass=true", "clone", "-q", repository.url, clone]),
    /Authentication failed/,
  );
  const url = repository.url.replace("//", "//ada:secret@");
  await runGitForTest(["clone", "-q", url, clone]);
  assert.equal(await readFile(join(clone, "a/ü b.mdx"), "utf8"), "# A");

  await writeFile(join(clone, "b.mdx"), "# B");
  await runGitForTest(["-C", clone, "add", "b.mdx"]);
  await runGitForTest(["-C", clone, "commit", "-qm", "Add B"]);
  await runGitForTest(["-C", clone, "push", "-q", url, "HEAD:main"]);
  assert.deepEqual(pushed, ["docs"]);
  assert.equal(await repository.git(["show", "main:b.mdx"]), "# B");

  const copy = await server.importRepository("copy", clone);
  assert.equal(await copy.head("main"), await repository.head("main"));
});
