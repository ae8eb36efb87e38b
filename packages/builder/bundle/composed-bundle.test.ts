import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { blobsOf, type SiteFile } from "@lectern/contract/site/manifest";
import { buildSite } from "../site/build-site.ts";
import { composeSite } from "../site/compose-site.ts";
import { planBundle } from "../site/plan-bundle.ts";
import { unpackBundle } from "./reading/unpack-bundle.ts";
import { serveDirectory } from "./serving/serve-directory.ts";
import { bytesOf, streamOf, temporaryFolder, testInfo } from "./testing.ts";
import { type PackedBundle, writeBundle } from "./write-bundle.ts";

/** A small site, built for real; `compose` gives its files for an air-gapped bundle. */
async function build(context: TestContext, pages: Record<string, string>, last = "Last") {
  const folder = await temporaryFolder(context);
  const docs = {
    theme: "mint",
    name: "Example",
    colors: { primary: "#0a7" },
    navigation: {
      groups: [
        { group: "Guides", pages: Object.keys(pages).slice(0, -1) },
        { group: last, pages: Object.keys(pages).slice(-1) },
      ],
    },
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
  let reads = 0;
  const counted = (sha256: string) => {
    reads++;
    return read(sha256);
  };
  const options = { manifest, target: "air-gapped", features: {}, paths: null } as const;
  return {
    folder,
    manifest,
    compose: () => composeSite({ ...options, read }),
    plan: () => planBundle({ ...options, read: counted }),
    reads: () => reads,
  };
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
  for (const missing of ["nothing", "deep/er/nothing", "guides/nothing/at/all"]) {
    const response = await fetch(`${server.url}${missing}`);
    assert.equal(response.status, 404);
    const text = await response.text();
    const base = new URL(text.match(/<base href="([^"]+)"/)?.[1] ?? "", response.url);
    const links = [...text.matchAll(/<(?:link|script|a) [^>]*?(?:href|src)="([^"]+)"/g)].map(([, link = ""]) => link);
    assert.ok(links.length > 3);
    for (const link of links) assert.equal((await fetch(new URL(link, base))).status, 200, `${missing}: ${link}`);
  }
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

/** Pages whose text goes beyond the size from which on llms-full.txt is compressed in pieces. */
function manyPages(changed: string): Record<string, string> {
  const words = Array.from({ length: 3000 }, (_, word) => `w${((word * 2654435761) >>> 0).toString(36)}`).join(" ");
  const page = (index: number) => `![](https://outside.example/${index}.png)\n\n${words} ${index}`;
  return {
    ...Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`guides/page-${index}`, page(index)])),
    "guides/page-40": changed,
  };
}

test("after an edit only what differs is read and composed, and the bundle is the one made from nothing", async (context) => {
  const cache = await temporaryFolder(context);
  const before = await build(context, manyPages("before"));
  await bytesOf(writeBundle((await before.plan()).files, testInfo, { cache }));
  const after = await build(context, manyPages("after [the other](/guides/page-3)"));
  const plan = await after.plan();
  const packed: PackedBundle[] = [];
  const second = await bytesOf(
    writeBundle(plan.files, testInfo, { cache, onPacked: (bundle) => void packed.push(bundle) }),
  );
  const needed = after.reads();
  const fresh = await after.plan();
  assert.ok(second.equals(await bytesOf(writeBundle(fresh.files, testInfo))));
  assert.ok(needed < (after.reads() - needed) / 2, `${needed} reads, from nothing ${after.reads() - needed}`);
  assert.ok(second.equals(await bytesOf(writeBundle(after.compose(), testInfo))), "composed one by one it is the same");
  assert.deepEqual(
    plan
      .diagnostics()
      .map(({ file }) => file)
      .sort(),
    fresh
      .diagnostics()
      .map(({ file }) => file)
      .sort(),
  );
  assert.ok((packed[0]?.reused ?? 0) > (packed[0]?.compressed ?? 0), JSON.stringify(packed[0]?.compressed));
});

test("after a change of a group's name alone all pages that show it are composed anew", async (context) => {
  const cache = await temporaryFolder(context);
  const pages = manyPages("once");
  await bytesOf(writeBundle((await (await build(context, pages)).plan()).files, testInfo, { cache }));
  const { plan } = await build(context, pages, "At the end");
  const second = await bytesOf(writeBundle((await plan()).files, testInfo, { cache }));
  assert.ok(second.equals(await bytesOf(writeBundle((await plan()).files, testInfo))));
});

test("the same deployment packed again: nothing is read but its model, and the bundle is the same", async (context) => {
  const cache = await temporaryFolder(context);
  const { manifest, plan, reads } = await build(context, manyPages("once"));
  const first = await bytesOf(writeBundle((await plan()).files, testInfo, { cache }));
  const before = reads();
  const packed: PackedBundle[] = [];
  const options = { cache, onPacked: (bundle: PackedBundle) => void packed.push(bundle) };
  assert.ok(first.equals(await bytesOf(writeBundle((await plan()).files, testInfo, options))));
  assert.deepEqual([reads() - before, packed[0]?.compressed], [blobsOf(manifest.parts.model as SiteFile).length, 0]);
});

for (const [name, harm] of Object.entries<(bytes: Buffer) => Buffer>({
  "cut short": (bytes) => bytes.subarray(0, bytes.length >> 1),
  "with a byte turned over": (bytes) => {
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 255;
    return bytes;
  },
  emptied: () => Buffer.alloc(0),
})) {
  test(`files of the cache ${name} never change a bundle`, async (context) => {
    const { plan } = await build(context, manyPages("once"));
    const fresh = await bytesOf(writeBundle((await plan()).files, testInfo));
    for (const kind of ["index", "chunks"]) {
      const cache = await temporaryFolder(context);
      await bytesOf(writeBundle((await plan()).files, testInfo, { cache }));
      const files = readdirSync(cache, { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile() && join(entry.parentPath, entry.name).includes(kind),
      );
      assert.ok(files.length > 0);
      for (const entry of files) {
        const path = join(entry.parentPath, entry.name);
        writeFileSync(path, harm(readFileSync(path)));
      }
      for (const time of ["with it", "after it"])
        assert.ok(
          fresh.equals(await bytesOf(writeBundle((await plan()).files, testInfo, { cache }))),
          `${kind}, the bundle ${time}`,
        );
    }
  });
}
