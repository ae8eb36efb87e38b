import assert from "node:assert/strict";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TestContext } from "node:test";
import { allBlobs } from "@lectern/contract/site/manifest";
import { buildSite } from "../../index.ts";
import { temporaryFolder } from "../../test/build-fixture.ts";

/** A folder with a small site of twelve pages, and builds of it with the cache of that name. */
export function editedSite(t: TestContext, name = "Patched") {
  const folder = temporaryFolder(t);
  const blobs = new Map<string, Uint8Array>();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, "source", path)), { recursive: true });
    writeFileSync(join(folder, "source", path), text);
  };
  const page = (index: number, text: string, head = "") =>
    write(`p${index}.mdx`, `---\ntitle: Page ${index}\ndescription: About ${index}\n${head}---\n\n${text}\n`);
  const pages = Array.from({ length: 12 }, (_, index) => `p${index}`);
  write("docs.json", JSON.stringify({ name, theme: "mint", colors: { primary: "#123456" }, navigation: { pages } }));
  for (const index of pages.keys()) page(index, `## First\n\nWords of ${index}. See [one](/p1#first) and [two](/p2).`);
  const build = async (cache: string, kept = blobs) => {
    const { manifest, manifestJson, report } = await buildSite({
      source: { directory: join(folder, "source") },
      cache: join(folder, cache),
      output: { has: (hash) => kept.has(hash), put: (hash, bytes) => void kept.set(hash, Buffer.from(bytes)) },
      preview: null,
      origin: "https://docs.example.com",
      threads: 0,
    });
    assert.ok(manifest);
    assert.deepEqual(JSON.parse(Buffer.from(manifestJson() ?? []).toString()), manifest);
    return { manifest, diagnostics: report.diagnostics, rendered: report.rendered };
  };
  let fresh = 0;
  /** The next build gives what a first one would give. */
  const holds = async (message: string) => {
    const { rendered, ...next } = await build("cache");
    const { rendered: _, ...first } = await build(`fresh-${fresh++}`, new Map());
    assert.deepEqual(next, first, message);
    assert.ok(JSON.stringify(next) === JSON.stringify(first), `${message}: another order`);
    for (const { sha256 } of allBlobs(next.manifest))
      assert.ok(blobs.has(sha256), `${message}: the manifest names what was never stored`);
    return rendered;
  };
  return { folder, cache: join(folder, "cache"), write, page, build, holds, blobs };
}

/** Whether the last build with the cache patched the one before. */
export const isPatched = (cache: string) => readdirSync(cache).includes("patch-overlay");
