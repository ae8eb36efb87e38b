/** What the operating system refuses is one sentence with the name and what to do, without the system's codes. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { folderOf, type LecternOptions, lectern, program, siteOf } from "../testing.ts";
import { systemFault } from "./system-fault.ts";

test("every refusal of the system names the file and says what to do", () => {
  for (const [code, sentence] of [
    ["EACCES", "This user may not open pier.mdx; change its permissions, or give another place"],
    ["EROFS", "pier.mdx is on a file system that is read only; give a place that can be written"],
    ["ENOSPC", "There is no room to open pier.mdx; make room for the site and its cache, and try again"],
    ["EMFILE", "Too many files are open to open pier.mdx; raise the limit (ulimit -n)"],
    ["ENOENT", "pier.mdx is not there to open; was it removed meanwhile? Try again"],
  ] as const) {
    const error = Object.assign(new Error(`${code}: refused, open 'pier.mdx'`), { code, syscall: "open" });
    assert.equal(systemFault(Object.assign(error, { path: "pier.mdx" })), sentence);
  }
  const nameless = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  assert.match(systemFault(Object.assign(nameless, { syscall: "write" })) ?? "", /^ENOSPC.*; make room/);
  const large = Object.assign(new Error("EFBIG: file too large, write"), { code: "EFBIG", syscall: "write" });
  assert.match(systemFault(large) ?? "", /^EFBIG.*; raise the limit/);
  assert.equal(systemFault(new TypeError("a mistake of our own")), null);
});

/** How a user is made whom permissions bind; null where this one cannot be another. */
function boundUser(): LecternOptions | null {
  if (process.getuid?.() === undefined) return null;
  if (process.getuid() !== 0) return {};
  try {
    execFileSync(process.execPath, [program, "--version"], { uid: nobody, stdio: "ignore" });
    return { uid: nobody };
  } catch {
    return null;
  }
}

const nobody = 65_534;
const user = boundUser();

test("what this user may not read or write is named", { skip: !user && "no user here is bound" }, async (t) => {
  const cwd = folderOf(t, { ...siteOf({ index: "Hello, harbour." }), "locked/docs.json": "", "docs.tar.gz": "" });
  const uid = user?.uid ?? process.getuid?.() ?? 0;
  for (const [path, mode] of [
    [".", 0o555],
    ["locked/docs.json", 0],
    ["docs.tar.gz", 0],
  ] as const) {
    chownSync(join(cwd, path), uid, uid);
    chmodSync(join(cwd, path), mode);
  }
  const tried = [
    [["check", "locked"], /^This user may not open locked\/docs\.json; change its permissions/m],
    [["build", "locked", "--out", "site"], /^This user may not make \S+\.site-cache; change its permissions/m],
    [["serve", "docs.tar.gz"], /^This user may not open docs\.tar\.gz; change its permissions/m],
    [["verify", "docs.tar.gz"], /^This user may not open docs\.tar\.gz; change its permissions/m],
  ] as [string[], RegExp][];
  const ended = await Promise.all(tried.map(([args]) => lectern(args, { cwd, ...user })));
  // So that it can be removed.
  chmodSync(cwd, 0o755);
  for (const [index, { code, stdout, stderr }] of ended.entries()) {
    const [args, message] = tried[index] as [string[], RegExp];
    assert.match(stderr, message);
    assert.doesNotMatch(stderr, /^ {4}at |EACCES/m, args.join(" "));
    assert.deepEqual([code, stdout], [1, ""], args.join(" "));
  }
});

test("links in a circle, links that lead nowhere and names that are too long are wrong use", async (t) => {
  const cwd = folderOf(t, siteOf({ index: "Hello, harbour." }));
  symlinkSync("round", join(cwd, "round"));
  symlinkSync("nowhere", join(cwd, "astray"));
  for (const [args, message] of [
    [["check", "round"], /^The links at round lead in a circle; give the folder or file itself$/m],
    [["verify", "round"], /^The links at round lead in a circle/m],
    [["build", ".", "--out", "round"], /^The links at round lead in a circle/m],
    [["build", ".", "--out", "astray"], /^astray is a link that leads nowhere; --out takes a folder$/m],
    [["build", ".", "--out", "site", "--cache", "astray"], /^astray is a link that leads nowhere; --cache takes/m],
    [["pull", "https://example.com/x", "--into", "astray/x"], /^astray is a link that leads nowhere; --into takes/m],
    [["build", ".", "--out", "x".repeat(300)], /^The name x+ is too long for this system; give a shorter one$/m],
  ] as [string[], RegExp][]) {
    const { code, stdout, stderr } = await lectern(args, { cwd });
    assert.match(stderr, message);
    assert.deepEqual([code, stdout], [2, ""], args.join(" "));
  }
});
