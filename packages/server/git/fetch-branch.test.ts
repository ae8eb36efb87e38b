import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { describeCommit } from "./describe-commit.ts";
import { extractObjects } from "./extract-objects.ts";
import { fetchBranch } from "./fetch-branch.ts";
import { GitError } from "./git-error.ts";
import { readTree } from "./read-tree.ts";
import { gitFixture } from "./testing/fixture.ts";

const limits = { maxFiles: 1000, maxFileBytes: 100_000, maxTotalBytes: 1_000_000, timeoutMs: 90_000 };
const failure = (code: string) => (error: unknown) => error instanceof GitError && error.code === code;

test("a branch becomes a tree of files for the builder, and the next commit costs only what changed", async (t) => {
  const { server, source, folder } = await gitFixture(t);
  const repository = await server.createRepository("docs", {
    "README.md": "outside",
    "docs/docs.json": "{}",
    "docs/guide/start.mdx": "# Start",
    "docs/ü z.mdx": "# Ü",
  });
  const gitDir = join(folder, "cache.git");
  const fetch = () =>
    fetchBranch(source(repository.url), { gitDir, branch: "main", maxBytes: 10_000_000, timeoutMs: 90_000 });
  const extract = async (commit: string) => {
    const tree = await readTree({ gitDir, commit, directory: "/docs/", ...limits });
    return extractObjects({
      gitDir,
      files: tree.files,
      pool: join(folder, "pool"),
      folder: join(folder, "source"),
      ...limits,
    });
  };

  const first = await fetch();
  assert.equal(first, await repository.head("main"));
  const source1 = await extract(first);
  assert.deepEqual(
    source1.files.map(({ path }) => path),
    ["docs.json", "guide/start.mdx", "ü z.mdx"],
  );
  assert.equal(source1.written, 3);
  assert.deepEqual(JSON.parse(await readFile(join(folder, "source/tree.json"), "utf8")), source1.files);
  const start = source1.files[1] as { hash: string };
  assert.equal(await readFile(join(folder, "source/objects", start.hash), "utf8"), "# Start");

  await repository.commit(
    { "docs/guide/start.mdx": "# Start again", "docs/new.mdx": "# New", "docs/ü z.mdx": null },
    { message: "Say \x1b[31mmore\x1b[0m\n\nBecause.", author: "Eve; id <eve@example.org>" },
  );
  const second = await fetch();
  assert.equal((await extract(second)).written, 2);
  assert.deepEqual(await describeCommit({ gitDir, commit: second, directory: "docs", previous: first }), {
    sha: second,
    author: "Eve; id",
    message: "Say more\n\nBecause.",
    filesChanged: { added: ["new.mdx"], modified: ["guide/start.mdx"], removed: ["ü z.mdx"] },
  });
  const unknown = "0123456789012345678901234567890123456789";
  const { filesChanged } = await describeCommit({ gitDir, commit: second, directory: "docs", previous: unknown });
  assert.deepEqual(filesChanged, { added: [], modified: [], removed: [] });
});

test("P15 P16 P17: links, submodules, LFS pointers, unsafe names and large files are reported and never read", async (t) => {
  const { server, source, folder } = await gitFixture(t);
  const marker = join(folder, "executed");
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 12345\n`;
  const repository = await server.createRepository("docs", {
    "docs.json": { symlink: "/etc/passwd" },
    loop: { symlink: "loop" },
    folder: { symlink: "../../.." },
    module: { submodule: "1".repeat(40) },
    ".gitmodules": `[submodule "../../x"]\n\tpath = module\r\n\turl = ext::sh -c touch% ${marker}\n`,
    ".gitattributes": `*.mdx filter=evil diff=evil\n`,
    "image.png": pointer,
    "a\\b.mdx": "x",
    "new\nline.mdx": "x",
    CON: "allowed",
    "large.bin": randomBytes(200_000),
    "page.mdx": "# Page",
  });
  const gitDir = join(folder, "cache.git");
  const commit = await fetchBranch(source(repository.url), {
    gitDir,
    branch: "main",
    maxBytes: 10_000_000,
    timeoutMs: 90_000,
  });
  const tree = await readTree({ gitDir, commit, directory: "", ...limits });
  const pool = join(folder, "pool");
  const extracted = await extractObjects({
    gitDir,
    files: tree.files,
    pool,
    folder: join(folder, "source"),
    ...limits,
  });
  assert.deepEqual(
    extracted.files.map(({ path }) => path),
    [".gitattributes", ".gitmodules", "CON", "page.mdx"],
  );
  const reported = [...tree.diagnostics, ...extracted.diagnostics].map(({ code, file }) => `${code} ${file}`);
  assert.deepEqual(reported.sort(), [
    "file-too-large large.bin",
    "lfs-pointer image.png",
    "submodule module",
    "symbolic-link docs.json",
    "symbolic-link folder",
    "symbolic-link loop",
    "unsafe-file-name a\\b.mdx",
    "unsafe-file-name new?line.mdx",
  ]);
  assert.equal(existsSync(marker), false);
  for (const name of await readdir(pool)) assert.doesNotMatch(await readFile(join(pool, name), "latin1"), /root:/);
});

test("branches that are missing, repositories without a commit, and folders that are not there say so", async (t) => {
  const { server, source, folder } = await gitFixture(t);
  const gitDir = join(folder, "cache.git");
  const options = { gitDir, branch: "gone", maxBytes: 10_000_000, timeoutMs: 90_000 };
  const repository = await server.createRepository("docs", { "a.mdx": "x" });
  const empty = await server.createRepository("empty");
  await assert.rejects(fetchBranch(source(repository.url), options), failure("branch_not_found"));
  await assert.rejects(fetchBranch(source(empty.url), options), failure("branch_not_found"));
  const commit = await fetchBranch(source(repository.url), { ...options, branch: "main" });
  for (const directory of ["nothing", "../..", "a.mdx", "--help"]) {
    await assert.rejects(readTree({ gitDir, commit, directory, ...limits }), failure("directory_not_found"), directory);
  }
  // Afterwards the branch `a` may become the folder of another branch.
  await repository.createBranch("a");
  await fetchBranch(source(repository.url), { ...options, branch: "a" });
  await repository.deleteBranch("a");
  await repository.createBranch("a/b");
  assert.equal(await fetchBranch(source(repository.url), { ...options, branch: "a/b" }), commit);
});

test("a branch that leads to no commit is a fault of the repository, and a branch that stands still is fetched again", async (t) => {
  const { server, source, folder } = await gitFixture(t);
  const options = { gitDir: join(folder, "cache.git"), maxBytes: 10_000_000, timeoutMs: 90_000 };
  const repository = await server.createRepository("docs", { "a.mdx": "x" });
  const tree = await repository.git(["rev-parse", "main^{tree}"]);
  // Git itself refuses to make such a branch.
  await writeFile(join(repository.path, "refs/heads/odd"), `${tree}\n`);
  const main = await fetchBranch(source(repository.url), { ...options, branch: "main" });
  await assert.rejects(
    fetchBranch(source(repository.url), { ...options, branch: "odd" }),
    failure("corrupt_repository"),
  );
  assert.equal(await fetchBranch(source(repository.url), { ...options, branch: "main" }), main);
});

test("P11 P12: size, number of files and time are capped", async (t) => {
  const { server, source, folder } = await gitFixture(t);
  const files = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}.mdx`, `page ${index}`]));
  const repository = await server.createRepository("docs", { ...files, "big.bin": randomBytes(3_000_000) });
  const gitDir = join(folder, "cache.git");
  const options = { gitDir, branch: "main", maxBytes: 10_000_000, timeoutMs: 90_000 };
  const small = { ...options, gitDir: join(folder, "small.git"), maxBytes: 100_000 };
  await assert.rejects(fetchBranch(source(repository.url), small), failure("repository_too_large"));
  const commit = await fetchBranch(source(repository.url), options);
  const read = (caps: Partial<typeof limits>) => readTree({ gitDir, commit, directory: "", ...limits, ...caps });
  await assert.rejects(read({ maxFiles: 10 }), failure("too_many_files"));
  await assert.rejects(read({ maxTotalBytes: 50 }), failure("repository_too_large"));
  for (const fault of [{ kind: "hang" }, { kind: "slow", intervalMs: 50 }] as const) {
    server.fault = fault;
    await assert.rejects(fetchBranch(source(repository.url), { ...options, timeoutMs: 500 }), failure("git_timeout"));
  }
});

test("P12: branches without number cost nothing, and what is small only while it is packed is never unpacked", async (t) => {
  const { server, source, folder } = await gitFixture(t);
  const repository = await server.createRepository("docs", { "a.mdx": "x" });
  const names = Array.from({ length: 5000 }, (_, at) => `create refs/heads/b${at} main\n`).join("");
  await repository.git(["update-ref", "--stdin"], Buffer.from(names));
  // Zeros, and a chain of texts each of which is the one before and a line more: both are a few kilobytes in a pack.
  const zeros = Buffer.alloc(60_000_000);
  const chain = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`c${at}.txt`, "line\n".repeat(10_000 + at)]));
  await repository.commit({ "zeros.bin": zeros, ...chain });
  await repository.git(["repack", "-adfq", "--depth=4000", "--window=200"]);
  const gitDir = join(folder, "cache.git");
  const commit = await fetchBranch(source(repository.url), {
    gitDir,
    branch: "main",
    maxBytes: 1_000_000,
    timeoutMs: 90_000,
  });
  const kept = await readdir(join(gitDir, "objects", "pack"));
  let bytes = 0;
  for (const name of kept) bytes += (await stat(join(gitDir, "objects", "pack", name))).size;
  assert.ok(bytes < 1_000_000, `${bytes} bytes`);
  const read = (caps: Partial<typeof limits>) => readTree({ gitDir, commit, directory: "", ...limits, ...caps });
  const tree = await read({ maxTotalBytes: 100_000_000 });
  const pool = join(folder, "pool");
  const { files, diagnostics } = await extractObjects({
    gitDir,
    files: tree.files,
    pool,
    folder: join(folder, "source"),
    ...limits,
  });
  assert.ok(files.every(({ path }) => path !== "zeros.bin"));
  assert.deepEqual(
    [...tree.diagnostics, ...diagnostics].map(({ code, file }) => `${code} ${file}`),
    ["file-too-large zeros.bin"],
  );
  await assert.rejects(read({ maxTotalBytes: 1_000_000 }), failure("repository_too_large"));
});

test("a token is in no argument of any process while git runs", async (t) => {
  const { server, source, folder } = await gitFixture(t, { auth: "x-access-token:tok-5ecret" });
  const repository = await server.createRepository("docs", { "a.mdx": "x" });
  server.fault = { kind: "hang" };
  const credential = { kind: "token" as const, token: "tok-5ecret" };
  const stop = new AbortController();
  const fetching = fetchBranch(source(repository.url, credential), {
    gitDir: join(folder, "cache.git"),
    branch: "main",
    maxBytes: 1_000_000,
    timeoutMs: 90_000,
    signal: stop.signal,
  });
  const aborted = assert.rejects(fetching, { name: "AbortError" });
  while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const secrets = ["tok-5ecret", Buffer.from("x-access-token:tok-5ecret").toString("base64")];
  let seen = 0;
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const line = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (line.includes(repository.url)) seen += 1;
    for (const secret of secrets) assert.equal(line.includes(secret), false, line);
  }
  assert.ok(seen > 0, "the git process was looked at");
  stop.abort();
  await aborted;
});
