import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { writeFiles } from "../content/folders.ts";
import { inTemporaryFolder } from "../content/temporary-folder.ts";
import { repositorySource } from "./repository-source.ts";

const groups = [
  { group: "One", pages: ["a", "b"] },
  { group: "Two", pages: ["c"] },
];
const repository = {
  "docs.json": JSON.stringify({ name: "Site", navigation: { groups } }),
  "a.mdx": "A",
  "b.mdx": "B",
  "c.mdx": "C",
  "hidden.mdx": "H",
  "snippets/s.mdx": "S",
  ".git/HEAD": "ref",
};

test("A repository is copied without its history, and only the copy is changed", () =>
  inTemporaryFolder(tmpdir(), async (folder) => {
    const [root, copy] = [join(folder, "root"), join(folder, "copy")];
    writeFiles(root, repository);
    const source = repositorySource(root);
    assert.deepEqual([source.name, source.count], ["Site", 4]);
    source.write(copy);
    source.changePage(copy, 7);
    source.changeTitle?.(copy, 7);
    assert.equal(readFileSync(join(copy, "b.mdx"), "utf8"), "B\n\nA paragraph that was added later, number 7.\n");
    assert.match(readFileSync(join(copy, "docs.json"), "utf8"), /"Renamed 7"/);
    assert.equal(existsSync(join(copy, ".git")), false);
    for (const [path, text] of Object.entries(repository)) assert.equal(readFileSync(join(root, path), "utf8"), text);
  }));

test("Of a repository its first pages can be taken, those of the navigation before others, with all that is no page", () =>
  inTemporaryFolder(tmpdir(), async (folder) => {
    const [root, copy] = [join(folder, "root"), join(folder, "copy")];
    writeFiles(root, repository);
    repositorySource(root).sized(2).write(copy);
    assert.deepEqual(
      ["a.mdx", "b.mdx", "c.mdx", "hidden.mdx", "snippets/s.mdx"].map((path) => existsSync(join(copy, path))),
      [true, true, false, false, true],
    );
    assert.deepEqual(JSON.parse(readFileSync(join(copy, "docs.json"), "utf8")), {
      name: "Site",
      navigation: { groups: [groups[0]] },
    });
  }));

test("A part of a repository is of all its languages in the proportion of the whole", () =>
  inTemporaryFolder(tmpdir(), async (folder) => {
    const [root, copy] = [join(folder, "root"), join(folder, "copy")];
    const pagesOf = (language: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${language}/${index}`);
    const languages = [
      { language: "en", pages: pagesOf("en", 4) },
      { language: "ko", pages: pagesOf("ko", 8) },
    ];
    const pages = languages.flatMap((one) => one.pages);
    writeFiles(root, {
      "docs.json": JSON.stringify({ name: "Site", navigation: { languages } }),
      ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, page])),
    });
    repositorySource(root).sized(6).write(copy);
    assert.deepEqual(
      pages.filter((page) => existsSync(join(copy, `${page}.mdx`))),
      ["en/0", "en/1", "ko/0", "ko/1", "ko/2", "ko/3"],
    );
  }));

test("A folder that is no documentation is refused", () =>
  inTemporaryFolder(tmpdir(), async (folder) => {
    assert.throws(() => repositorySource(folder), /neither docs.json nor mint.json/);
  }));
