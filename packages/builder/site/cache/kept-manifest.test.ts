import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { test } from "node:test";
import type { SiteFile, SiteManifest } from "@lectern/contract";
import { allBlobs } from "@lectern/contract/site/manifest";
import { byCodePoint } from "../../source/tree/code-point-order.ts";
import { KeptManifest } from "./kept-manifest.ts";

const file = (name: string): SiteFile => ({ sha256: hash("sha256", name), size: name.length, type: "text/html" });
const inPieces = (name: string): SiteFile => ({ ...file(name), pieces: [file(`${name} 1`), file(`${name} 2`)] });

function manifestOf(files: Iterable<[string, SiteFile]>, parts: Iterable<[string, SiteFile]>): SiteManifest {
  const sorted = (all: Iterable<[string, SiteFile]>) =>
    Object.fromEntries([...all].sort(([a], [b]) => byCodePoint(a, b)));
  return {
    format: 1,
    builder: 'a "files":{ builder',
    files: sorted(files),
    pages: [
      {
        path: "files",
        file: "parts",
        title: '"parts":{\n}, "sha256":"no blob"',
        description: "",
        noindex: false,
        source: "a.mdx",
      },
    ],
    redirects: [],
    parts: sorted(parts),
    site: { name: "N\n}", description: '"files":{\n"a"', trailingSlash: false },
  };
}

const paths = [
  "404.html", "a", "b/c.html", "b/c.md", "files", "parts", 'q"uote', "back\\slash", "line\nend", "1", "17", "z", "é",
  "\u{1f600}", "\uffee", "}", '},"', ":{", "__proto__x", "tab\t", "zz/~",
]; // biome-ignore format: a list

test("changes in the text give what a new manifest would say, in the same order", () => {
  const parts = new Map(["p/a", "p/b", "site"].map((path) => [path, path === "site" ? inPieces(path) : file(path)]));
  const whole = manifestOf(
    paths.map((path) => [path, file(path)]),
    parts,
  );
  const text = KeptManifest.write(whole);
  const kept = new KeptManifest(() => text);
  assert.deepEqual(kept.value(), whole);
  const news = ["", "0", "a0", "b", "m", "zzz", "\u{1f601}", "files0", 'q"'];
  const each = [...paths, ...news].map((path) => [path]);
  const groups = [...each, ["a", "z"], ["b/c.html", "b/c.md", "b/d"], news, paths, [...paths, ...news], []];
  for (const changed of groups) {
    for (const kind of ["changed", "gone", "both"]) {
      const isGone = (index: number) => kind === "gone" || (kind === "both" && index % 2 === 1);
      const changes = new Map(changed.map((path, index) => [path, isGone(index) ? null : file(`new ${path}`)]));
      const files = new Map([...paths.map((path) => [path, file(path)] as const), ...changes]);
      const left = [...files].filter((one): one is [string, SiteFile] => one[1] !== null);
      const newParts = new Map([["p/b", inPieces("new b")]]);
      const expected = manifestOf(left, new Map([...parts, ...newParts]));
      const next = kept.with(changes, newParts);
      assert.equal(JSON.stringify(JSON.parse(next.json().toString())), JSON.stringify(expected), `${kind}: ${changed}`);
      for (const [path, now] of files) assert.deepEqual(next.file(path), now ?? undefined, path);
      const names = Array.from(allBlobs(expected), ({ sha256 }) => sha256);
      assert.deepEqual([...next.blobNames()].sort(), names.sort(), `${kind}: ${changed}`);
    }
  }
  assert.equal(kept.file("never"), undefined);
});

test("a manifest without files can get some", () => {
  const text = KeptManifest.write(manifestOf([], []));
  const kept = new KeptManifest(() => text);
  assert.equal(kept.file("a"), undefined);
  const next = kept.with(new Map([["a", file("a")]]), new Map());
  assert.deepEqual(next.value(), manifestOf([["a", file("a")]], []));
});

test("pages are replaced in their places, whatever files come or go beside them", () => {
  const page = (title: string) => ({
    path: title,
    file: "a.html",
    title,
    description: "",
    noindex: false,
    source: "a",
  });
  const whole = { ...manifestOf([["a", file("a")]], [["p", file("p")]]), pages: ["0", "1\n", "2"].map(page) };
  const text = KeptManifest.write(whole);
  const kept = new KeptManifest(() => text);
  for (const changed of [[0], [1], [2], [0, 2], [2, 1, 0], []]) {
    for (const files of [[], [["a", file("new")]], [["z", file("z")]], [["a", null]]] as [
      string,
      SiteFile | null,
    ][][]) {
      const pages = whole.pages.map((one, index) => (changed.includes(index) ? page(`new ${index}`) : one));
      const left = [...new Map([["a", file("a")], ...files])].filter(
        (one): one is [string, SiteFile] => one[1] !== null,
      );
      const expected = { ...manifestOf(left, [["p", file("p")]]), pages };
      const changes = new Map(changed.map((index) => [index, page(`new ${index}`)]));
      const next = kept.with(new Map(files), new Map(), changes);
      assert.equal(JSON.stringify(next.value()), JSON.stringify(expected), JSON.stringify([changed, files]));
    }
  }
});
