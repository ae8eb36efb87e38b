import assert from "node:assert/strict";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { blobsOf, type SiteFile } from "@lectern/contract/site/manifest";
import { build, compose, temporaryFolder } from "../../test/build-fixture.ts";

test("the text of a large site is stored in pieces, an edit stores one of them, and a bundle has the same pages", async (t) => {
  const folder = temporaryFolder(t);
  const source = join(folder, "source");
  mkdirSync(source);
  const pages = Array.from({ length: 900 }, (_, index) => `page-${index}`);
  const write = (path: string, text: string) =>
    writeFileSync(join(source, `${path}.mdx`), `---\ntitle: ${path}\n---\n\n${text}\n`);
  for (const path of pages) write(path, `Words of ${path}.`);
  const config = { name: "Large", theme: "mint", colors: { primary: "#123456" }, navigation: { pages } };
  writeFileSync(join(source, "docs.json"), JSON.stringify(config));
  const cache = join(folder, "cache");
  const full = ({ manifest }: Awaited<ReturnType<typeof build>>) => manifest.files["llms-full.txt"] as SiteFile;
  const first = await build(t, source, { cache });
  const before = blobsOf(full(first));
  assert.ok(before.length > 1, "more than one piece");
  assert.equal(
    before.reduce((sum, { size }) => sum + size, 0),
    full(first).size,
  );
  assert.deepEqual(first.manifest.files[".well-known/llms-full.txt"], full(first));
  write("page-450", "Other words.");
  const blobs = new Map(first.blobs);
  const next = await build(t, source, {
    cache,
    output: { has: (name) => blobs.has(name), put: (name, bytes) => void blobs.set(name, Buffer.from(bytes)) },
  });
  assert.ok(readdirSync(cache).includes("patch-overlay"), "an edit, and no whole build");
  const after = blobsOf(full(next));
  assert.equal(after.filter(({ sha256 }, index) => sha256 !== before[index]?.sha256).length, 1);
  assert.notEqual(full(next).sha256, full(first).sha256);
  const anew = await build(t, source);
  assert.deepEqual(full(next), full(anew));
  const text = anew.text("llms-full.txt");
  assert.equal(text.match(/^Words of page-/gm)?.length, 899);
  assert.match(text, /^Other words\.$/m);
  const bundle = await compose(anew);
  const relative = text.replaceAll(/^Source: https:\/\/docs\.example\.org\/(.*)$/gm, "Source: $1.html");
  assert.equal(bundle.text("llms-full.txt"), relative);
});
