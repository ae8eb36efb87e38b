/** `lectern build` of a site that shows when its pages were changed, in real Git repositories. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { folderOf, lectern, siteOf, writeFiles } from "../testing.ts";

/** Runs git in a folder, as somebody whose own configuration says nothing. */
function git(folder: string, args: string[], day = "2024-01-02"): string {
  const date = `${day}T12:00:00Z`;
  const who = Object.fromEntries(
    ["AUTHOR", "COMMITTER"].flatMap((role) => [
      [`GIT_${role}_NAME`, "Eve"],
      [`GIT_${role}_EMAIL`, "eve@example.org"],
      [`GIT_${role}_DATE`, date],
    ]),
  );
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1", ...who };
  return execFileSync("git", args, { cwd: folder, env: env as NodeJS.ProcessEnv, encoding: "utf8", stdio: "pipe" });
}

function commit(folder: string, files: Record<string, string>, day: string): void {
  writeFiles(folder, files);
  git(folder, ["add", "--all"]);
  git(folder, ["commit", "--quiet", "--message", "Change"], day);
}

function site(metadata: object | undefined): Record<string, string> {
  const files = siteOf({ index: "Hello.", "guides/start": "Start.", "guides/ü end": "End." });
  const config = { ...JSON.parse(files["docs.json"] as string), ...(metadata ? { metadata } : {}) };
  return Object.fromEntries(
    Object.entries({ ...files, "docs.json": JSON.stringify(config) }).map(([path, text]) => [`docs/${path}`, text]),
  );
}

function repositoryOf(context: Parameters<typeof folderOf>[0], metadata?: object): string {
  const folder = folderOf(context);
  git(folder, ["init", "--quiet", "--initial-branch=main"]);
  commit(folder, { ...site(metadata), "README.md": "About" }, "2024-01-02");
  return folder;
}

async function builtDays(folder: string, out: string): Promise<(string | null)[]> {
  const { code, stderr, stdout } = await lectern(["build", join(folder, "docs"), "--out", out]);
  assert.equal(code, 0, stderr + stdout);
  return ["index", "guides/start", "guides/ü end"].map(
    (page) => /<time datetime="([^"]+)"/.exec(readFileSync(join(out, `${page}.html`), "utf8"))?.[1] ?? null,
  );
}

test("pages show the day of the commit that last changed them, and edits show the last commit's", async (context) => {
  const folder = repositoryOf(context, { timestamp: true });
  const out = join(folderOf(context), "site");
  commit(folder, { "docs/guides/ü end.mdx": "---\ntitle: End\n---\n\nThe end.\n" }, "2024-02-03");
  commit(folder, { "README.md": "More about" }, "2024-03-04");
  assert.deepEqual(await builtDays(folder, out), ["2024-01-02", "2024-01-02", "2024-02-03"]);

  writeFiles(folder, { "docs/index.mdx": "---\ntitle: Home\n---\n\nEdited.\n" });
  assert.deepEqual(await builtDays(folder, out), ["2024-01-02", "2024-01-02", "2024-02-03"]);
  assert.match(readFileSync(join(out, "index.html"), "utf8"), /Edited\./);
  git(folder, ["commit", "--quiet", "--all", "--message", "Edit"], "2024-04-05");
  assert.deepEqual(await builtDays(folder, out), ["2024-04-05", "2024-01-02", "2024-02-03"]);

  // A change that came with a merge counts from the commit that made it; what the merge itself changed, from the merge.
  git(folder, ["checkout", "--quiet", "-b", "side", "HEAD~1"]);
  commit(folder, { "docs/guides/start.mdx": "---\ntitle: Start\n---\n\nSide.\n" }, "2024-05-06");
  git(folder, ["checkout", "--quiet", "main"]);
  git(folder, ["merge", "--quiet", "--no-ff", "--no-commit", "side"]);
  commit(folder, { "docs/guides/ü end.mdx": "---\ntitle: End\n---\n\nMerged.\n" }, "2024-06-07");
  assert.deepEqual(await builtDays(folder, out), ["2024-04-05", "2024-05-06", "2024-06-07"]);
});

test("of a shallow clone only what its commits tell is shown; the whole history tells the rest", async (context) => {
  const folder = repositoryOf(context, { timestamp: true });
  commit(folder, { "docs/guides/start.mdx": "---\ntitle: Start\n---\n\nMore.\n" }, "2024-02-03");
  commit(folder, { "docs/index.mdx": "---\ntitle: Home\n---\n\nMore.\n" }, "2024-03-04");
  const clone = join(folderOf(context), "clone");
  const out = join(folderOf(context), "site");
  git(folder, ["clone", "--quiet", "--depth=2", pathToFileURL(folder).href, clone]);
  assert.deepEqual(await builtDays(clone, out), ["2024-03-04", null, null]);
  git(clone, ["fetch", "--quiet", "--unshallow"]);
  assert.deepEqual(await builtDays(clone, out), ["2024-03-04", "2024-02-03", "2024-01-02"]);
});

test("without a repository, and before the first commit, nothing is shown; nor is a day that is yet to come", async (context) => {
  const folder = folderOf(context, site({ timestamp: true }));
  const out = join(folderOf(context), "site");
  assert.deepEqual(await builtDays(folder, out), [null, null, null]);
  git(folder, ["init", "--quiet", "--initial-branch=main"]);
  assert.deepEqual(await builtDays(folder, out), [null, null, null]);
  commit(folder, {}, "2090-01-01");
  assert.deepEqual(await builtDays(folder, out), [null, null, null]);
});

test("git is not even started for a site that shows no days", async (context) => {
  const folder = repositoryOf(context);
  const bin = folderOf(context, { git: '#!/bin/sh\ntouch "$MARKER"\n' });
  execFileSync("chmod", ["+x", join(bin, "git")]);
  const env = { PATH: `${bin}:${process.env.PATH}`, MARKER: join(bin, "started") };
  const out = join(folderOf(context), "site");
  assert.equal((await lectern(["build", join(folder, "docs"), "--out", out], { env })).code, 0);
  assert.equal(existsSync(env.MARKER), false);
  writeFiles(folder, site({ timestamp: true }));
  assert.equal((await lectern(["build", join(folder, "docs"), "--out", out], { env })).code, 0);
  assert.equal(existsSync(env.MARKER), true);
});

test("content that looks like a repository itself is not asked: its settings could name programs", async (context) => {
  const folder = folderOf(context, site({ timestamp: true }));
  const docs = join(folder, "docs");
  git(docs, ["init", "--quiet", "--initial-branch=main"]);
  commit(docs, {}, "2001-02-03");
  for (const name of ["HEAD", "config", "objects", "refs", "index"])
    renameSync(join(docs, ".git", name), join(docs, name));
  rmSync(join(docs, ".git"), { recursive: true });
  assert.match(git(docs, ["log", "--format=%cs"]), /2001-02-03/);
  assert.deepEqual(await builtDays(folder, join(folder, "site")), [null, null, null]);
});
