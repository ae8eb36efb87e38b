import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { buildSite } from "../site/build-site.ts";
import { composeSite } from "../site/compose-site.ts";
import { serveDirectory } from "./serve-directory.ts";
import { bytesOf, streamOf, temporaryFolder, testInfo } from "./testing.ts";
import { unpackBundle } from "./unpack-bundle.ts";
import { type PackedBundle, writeBundle } from "./write-bundle.ts";

/** A small site, built for real; `compose` gives its files for an air-gapped bundle. */
async function build(context: TestContext, pages: Record<string, string>) {
  const folder = await temporaryFolder(context);
  const docs = {
    theme: "mint",
    name: "Example",
    colors: { primary: "#0a7" },
    navigation: { groups: [{ group: "Guides", pages: Object.keys(pages) }] },
    redirects: [{ source: "/old/:rest*", destination: "/guides/:rest*" }],
  };
  mkdirSync(join(folder, "source/guides"), { recursive: true });
  writeFileSync(join(folder, "source/docs.json"), JSON.stringify(docs));
  for (const [path, text] of Object.entries(pages)) {
    writeFileSync(join(folder, `source/${path}.mdx`), `---\ntitle: ${path}\n---\n\n${text}\n`);
  }
  const blobs = new Map<string, Uint8Array>();
  const { manifest } = await buildSite({
    source: { directory: join(folder, "source") },
    cache: join(folder, "cache"),
    output: { put: (sha256, bytes) => void blobs.set(sha256, Buffer.from(bytes)), has: (sha256) => blobs.has(sha256) },
    preview: null,
    origin: null,
    threads: 0,
  });
  assert.ok(manifest);
  const read = async (sha256: string) => blobs.get(sha256) as Uint8Array;
  return { folder, compose: () => composeSite({ manifest, read, target: "air-gapped", features: {}, paths: null }) };
}

test("a composed site, served under a path: every link leads somewhere, nothing inline, nothing outside", async (context) => {
  const { folder, compose } = await build(context, {
    index: "Read [start](/guides/start#install) and [old](/old/start).",
    "guides/start": "## Install\n\n![](https://outside.example/a.png)\n\n```js\nlet a = 1;\n```",
    "guides/next": "Back to [home](/).",
  });
  await unpackBundle(
    streamOf(await bytesOf(writeBundle(compose(), { ...testInfo, target: "air-gapped" }))),
    join(folder, "site"),
  );
  const server = await serveDirectory(join(folder, "site"), { port: 0, basePath: "/any/sub path" });
  context.after(() => server.close());
  const seen = new Set<string>();
  for (const queue = [server.url]; queue.length > 0; ) {
    const url = queue.pop() as string;
    if (seen.has(url)) continue;
    seen.add(url);
    const response = await fetch(url);
    const text = await response.text();
    assert.equal(response.status, 200, url);
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    assert.doesNotMatch(text, /<script(?![^>]*(\ssrc=|json))[^>]*>|<style|\son[a-z]+="/, `${url} has something inline`);
    assert.doesNotMatch(text, /<(img|script|iframe|link)[^>]*(src|href)="(https?:)?\/\//, `${url} asks outside`);
    for (const [, link = ""] of text.matchAll(/<[a-z]+ [^>]*?(?:href|src)="([^"#]+)[^"]*"/g)) {
      const target = new URL(link, response.url);
      if (target.origin === new URL(server.url).origin) queue.push(target.href);
    }
  }
  assert.ok(seen.size > 8, [...seen].join("\n"));
  const redirect = await fetch(`${server.url}old/start`, { redirect: "manual" });
  assert.deepEqual([redirect.status, redirect.headers.get("location")], [308, "/any/sub%20path/guides/start"]);
});

test("one page changed: the second bundle takes most of its members from the first", async (context) => {
  const pages = Object.fromEntries(Array.from({ length: 60 }, (_, page) => [`guides/page-${page}`, `Text of ${page}`]));
  const cache = await temporaryFolder(context);
  const packed: PackedBundle[] = [];
  for (const text of ["before", "after"]) {
    const { compose } = await build(context, { ...pages, "guides/page-30": text });
    const options = { cache, onPacked: (bundle: PackedBundle) => void packed.push(bundle) };
    await bytesOf(writeBundle(compose(), testInfo, options));
  }
  const [first, second] = packed as [PackedBundle, PackedBundle];
  assert.ok(first.compressed > 3 && first.reused === 0, JSON.stringify(first.compressed));
  assert.ok(second.compressed < first.compressed && second.reused > 0, `${second.compressed} of ${first.compressed}`);
});
