import assert from "node:assert/strict";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { folderOf, temporaryFolder } from "../../test/build-fixture.ts";
import { checkNames } from "./file-names.ts";
import { openTree } from "./open-tree.ts";

test("a directory is its regular files without what is ignored", (t) => {
  const folder = folderOf(t, {
    "docs.json": "{}",
    "a.mdx": "a",
    "README.md": "no",
    "sub/README.md": "no",
    "keep/CHANGELOG.md": "yes",
    "node_modules/x/y.md": "no",
    ".github/z.md": "no",
    "drafts/d.mdx": "no",
    "drafts/kept.mdx": "yes",
    ".mintignore": "drafts/*\n!keep/CHANGELOG.md\n",
    ".lecternignore": "!drafts/kept.mdx\n",
  });
  const tree = openTree({ directory: folder });
  assert.deepEqual(
    tree.files.map((file) => file.path),
    ["a.mdx", "docs.json", "drafts/kept.mdx", "keep/CHANGELOG.md"],
  );
  assert.equal(Buffer.from(tree.read("a.mdx")).toString(), "a");
  assert.throws(() => tree.read("../a.mdx"));
  assert.throws(() => tree.read("README.md"));
});

test("P15: symbolic links are reported and never followed", (t) => {
  const outside = folderOf(t, { "secret.mdx": "secret" });
  const folder = folderOf(t, { "docs.json": "{}", "a.mdx": "a" });
  symlinkSync(join(outside, "secret.mdx"), join(folder, "link.mdx"));
  symlinkSync(outside, join(folder, "dir"));
  symlinkSync(folder, join(folder, "loop"));
  const tree = openTree({ directory: folder });
  assert.deepEqual(
    tree.files.map((file) => file.path),
    ["a.mdx", "docs.json"],
  );
  assert.deepEqual(tree.diagnostics.map((one) => `${one.code} ${one.file}`).sort(), [
    "symbolic-link-ignored dir",
    "symbolic-link-ignored link.mdx",
    "symbolic-link-ignored loop",
  ]);
});

test("P15: a file that became a link after the list was made is not read", (t) => {
  const outside = folderOf(t, { "secret.mdx": "secret" });
  const folder = folderOf(t, { "a.mdx": "a" });
  const tree = openTree({ directory: folder });
  const swapped = openTree({ directory: folder }, null, tree.files);
  rmSync(join(folder, "a.mdx"));
  symlinkSync(join(outside, "secret.mdx"), join(folder, "a.mdx"));
  assert.throws(() => swapped.read("a.mdx"), /is no file any more/);
});

test("unchanged files keep their hash unread; changed ones get a new one", async (t) => {
  const folder = folderOf(t, { "a.mdx": "a", "b.mdx": "b" });
  // A file that has only just changed would be read again.
  await setTimeout(50);
  const { walk, byPath } = openTree({ directory: folder });
  assert.ok(walk);
  const known = "0".repeat(64);
  const marked = { ...walk, listing: walk.listing.replace(byPath.get("a.mdx")?.hash ?? "", known) };
  for (const name of ["b.mdx", "new.mdx"]) {
    writeFileSync(join(folder, name), "changed");
    const second = openTree({ directory: folder }, marked);
    assert.equal(second.byPath.get("a.mdx")?.hash, known);
    assert.notEqual(second.byPath.get("b.mdx")?.hash, byPath.get("b.mdx")?.hash);
  }
});

test("a tree of objects takes hashes for names and refuses anything else", (t) => {
  const folder = temporaryFolder(t);
  mkdirSync(join(folder, "objects"));
  writeFileSync(join(folder, "objects", "0123456789abcdef"), "page");
  writeFileSync(join(folder, "secret"), "secret");
  const list = (files: unknown) => writeFileSync(join(folder, "tree.json"), JSON.stringify(files));
  list([
    { path: "b.mdx", hash: "0123456789abcdef", size: 4 },
    { path: "README.md", hash: "0123456789abcdef", size: 4 },
  ]);
  const tree = openTree({ objects: folder });
  assert.deepEqual(
    tree.files.map((file) => file.path),
    ["b.mdx"],
  );
  assert.equal(Buffer.from(tree.read("b.mdx")).toString(), "page");
  list([{ path: "b.mdx", hash: "../secret", size: 4 }]);
  assert.throws(() => openTree({ objects: folder }), /not a file/);
});

test("P17: names that cannot be published are errors, and so are pairs that some systems take for one", () => {
  for (const name of [
    "..\\x.md",
    "CON.md",
    "a/nul",
    "a:b.png",
    "trailing ",
    "dot.",
    "new\nline.md",
    `${"é".repeat(128)}.md`,
    "../up.md",
    "a//b.md",
    "bad\uFFFD.md",
    "mark\uE000.md",
    `${"folder/".repeat(150)}a.md`,
  ]) {
    assert.equal(checkNames([name])[0]?.code, "unsafe-file-name", JSON.stringify(name));
  }
  assert.deepEqual(checkNames(["a b.md", "مقدمة/البداية.mdx", "console.md", "a.b.c/d-e_f.png"]), []);
  const [found] = checkNames(["Guide.md", "guide.md"]);
  assert.equal(found?.code, "colliding-file-names");
  assert.match(found?.message ?? "", /"Guide\.md" and "guide\.md"/);
  assert.equal(checkNames(["caf\u00e9.md", "cafe\u0301.md"]).length, 1);
  const [blocked] = checkNames(["License/a.png", "license/b.png", "LICENSE"]);
  assert.equal(blocked?.code, "colliding-file-names");
  assert.match(blocked?.message ?? "", /"LICENSE" and "License"/);
});

test("P17: names that are no UTF-8 are errors, of files and of folders", (t) => {
  const folder = folderOf(t, { "a.mdx": "a" });
  const bad = (name: string) => Buffer.concat([Buffer.from(`${folder}/${name}`), Buffer.from([0xff])]);
  writeFileSync(bad("b"), "b");
  mkdirSync(bad("c"));
  const { files, diagnostics } = openTree({ directory: folder });
  assert.deepEqual(
    files.map(({ path }) => path),
    ["a.mdx"],
  );
  assert.deepEqual(diagnostics.map(({ severity, code, file }) => `${severity} ${code} ${file}`).sort(), [
    "error unsafe-file-name b\uFFFD",
    "error unsafe-file-name c\uFFFD",
  ]);
});

test("P17: a file is found by its name in whichever form of Unicode, in a directory and in a tree of objects", (t) => {
  const [own, other] = ["füße/café.mdx".normalize("NFD"), "füße/café.mdx".normalize("NFC")];
  const folder = folderOf(t, { "docs.json": "{}", [own]: "page", "drafts/ü.mdx": "no", ".lecternignore": "/drafts" });
  const objects = folderOf(t, {
    "tree.json": JSON.stringify([
      { path: "docs.json", hash: "aaaaaaaa", size: 2 },
      { path: own, hash: "bbbbbbbb", size: 4 },
    ]),
    "objects/aaaaaaaa": "{}",
    "objects/bbbbbbbb": "page",
  });
  for (const source of [{ directory: folder }, { objects }]) {
    const tree = openTree(source);
    assert.deepEqual(
      tree.files.map(({ path }) => path),
      ["docs.json", other],
    );
    assert.deepEqual([...tree.spellings], [[other, own]]);
    assert.match(tree.listing, new RegExp(`^docs\\.json\\0\\w+\\n${other}\\0\\w+\\n$`));
    for (const name of [own, other]) {
      assert.equal(tree.byPath.get(name)?.size, 4);
      assert.equal(Buffer.from(tree.read(name)).toString(), "page");
    }
    const again = openTree(source, null, tree.files);
    assert.equal(Buffer.from(again.read(other)).toString(), "page", "as a thread reads the files that it is given");
  }
});
