import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { extract } from "tar-stream";
import { bytesOf, filesOf, temporaryFolder, testInfo } from "./testing.ts";
import { type PackedBundle, writeBundle, writeBundleFile } from "./write-bundle.ts";

const longName = `${"deep/".repeat(60)}page.html`;
const site: Record<string, string | Uint8Array> = {
  "404.html": "<h1>Not found</h1>",
  constructor: "a name that objects have",
  "empty.txt": "",
  "guides/start.html": "<h1>Start</h1>",
  [longName]: "far down",
  "ünï/分支.html": "beyond ASCII",
};

test("E15: an archive that every tar reads: regular files only, one owner, mode and time, the manifest first", async () => {
  const bundle = await bytesOf(writeBundle(filesOf(site), testInfo));
  const headers: {
    name: string;
    type: string;
    mode: number;
    uid: number;
    gid: number;
    mtime: number;
    uname: string;
  }[] = [];
  const entries = extract();
  entries.end(gunzipSync(bundle));
  for await (const entry of entries) {
    const { name, type, mode, uid, gid, mtime, uname } = entry.header;
    headers.push({ name, type, mode, uid, gid, mtime: mtime.getTime(), uname });
    entry.resume();
  }
  assert.deepEqual(
    headers.map(({ name }) => name),
    ["lectern-bundle.json", ...Object.keys(site)],
  );
  for (const { name: _, ...rest } of headers) {
    assert.deepEqual(rest, { type: "file", mode: 0o644, uid: 0, gid: 0, mtime: 0, uname: "" });
  }
});

test("the system's tar unpacks the same bytes", async (context) => {
  const folder = await temporaryFolder(context);
  writeFileSync(join(folder, "site.tar.gz"), await bytesOf(writeBundle(filesOf(site), testInfo)));
  execFileSync("tar", ["-xzf", "site.tar.gz"], { cwd: folder, env: { ...process.env, LC_ALL: "C.UTF-8" } });
  for (const [path, content] of Object.entries(site)) {
    assert.equal(readFileSync(join(folder, path), "utf8"), content);
  }
  const manifest = JSON.parse(readFileSync(join(folder, "lectern-bundle.json"), "utf8"));
  assert.equal(manifest.version, "v1");
  assert.deepEqual(Object.keys(manifest.files), Object.keys(site));
});

test("a bundle written to a file has the bytes of the stream, also where it is longer than what is sent at once", async (context) => {
  const file = join(await temporaryFolder(context), "site.tar.gz");
  writeFileSync(file, "what was there before, and is longer than nothing");
  // What cannot be compressed, in several files and in one.
  const files = {
    ...site,
    "a.bin": randomBytes(900_000),
    "b.bin": randomBytes(900_000),
    "c.bin": randomBytes(5_000_000),
  };
  await writeBundleFile(file, filesOf(files), testInfo);
  assert.ok(readFileSync(file).equals(await bytesOf(writeBundle(filesOf(files), testInfo))));
  await writeBundleFile(file, filesOf(site), testInfo);
  assert.ok(readFileSync(file).equals(await bytesOf(writeBundle(filesOf(site), testInfo))));
});

test("E15: the same files are the same bytes, with a cache, without one, and from a filled one", async (context) => {
  const cache = await temporaryFolder(context);
  const plain = await bytesOf(writeBundle(filesOf(site), testInfo));
  const filling = await bytesOf(writeBundle(filesOf(site), testInfo, { cache }));
  const filled = await bytesOf(writeBundle(filesOf(site), testInfo, { cache }));
  assert.ok(plain.equals(filling) && plain.equals(filled));
  const other = await bytesOf(writeBundle(filesOf(site), { ...testInfo, version: "v2" }, { cache }));
  assert.ok(!plain.equals(other), "another version is another bundle");
});

test("a second bundle compresses only the section that changed", async (context) => {
  const cache = await temporaryFolder(context);
  const pages: Record<string, string> = {};
  for (let page = 0; page < 400; page++)
    pages[`pages/${String(page).padStart(4, "0")}.html`] = `page ${page} `.repeat(500);
  const packed: PackedBundle[] = [];
  const write = (files: Record<string, string>) =>
    bytesOf(writeBundle(filesOf(files), testInfo, { cache, onPacked: (bundle) => packed.push(bundle) }));
  await write(pages);
  await write({ ...pages, "pages/0200.html": "rewritten, and much shorter" });
  const { "pages/0100.html": _, ...fewer } = pages;
  await write(fewer);
  const [first, changed, removed] = packed as [PackedBundle, PackedBundle, PackedBundle];
  assert.ok(first.compressed > 10 && first.reused === 0, `${first.compressed} sections at first`);
  assert.equal(changed.compressed, 1);
  assert.ok(removed.compressed <= 1, "a page that is gone changes its own section only");
  assert.equal(readdirSync(cache).filter((name) => name.startsWith("waiting-")).length, 0, "nothing waits any more");
});

test("the size announced is the size sent", async () => {
  let packed: PackedBundle | undefined;
  const bundle = await bytesOf(writeBundle(filesOf(site), testInfo, { onPacked: (value) => (packed = value) }));
  assert.equal(packed?.size, bundle.length);
});

for (const [name, files] of Object.entries<Record<string, string>>({
  "../outside.html": { "../outside.html": "x" },
  "/absolute.html": { "/absolute.html": "x" },
  "a\\b.html": { "a\\b.html": "x" },
  "C:/x": { "C:/x": "x" },
  "a//b": { "a//b": "x" },
  "lectern-bundle.json": { "lectern-bundle.json": "{}" },
})) {
  test(`a file named ${name} fails the bundle`, async () => {
    await assert.rejects(bytesOf(writeBundle(filesOf(files), testInfo)), /name/);
  });
}

test("E11: a site beyond the cap fails, and leaves nothing behind", async (context) => {
  const cache = await temporaryFolder(context);
  const large = filesOf({ "a.bin": Buffer.alloc(600_000), "b.bin": Buffer.alloc(600_000) });
  await assert.rejects(
    bytesOf(writeBundle(large, testInfo, { cache, maxBytes: 1_000_000 })),
    /larger than 1000000 bytes/,
  );
  assert.equal(readdirSync(cache).filter((name) => name.startsWith("waiting-")).length, 0);
});

test("a composer that fails fails the bundle with its reason", async () => {
  async function* broken() {
    yield { path: "a.html", bytes: Buffer.from("a") };
    throw new Error("a blob is missing");
  }
  await assert.rejects(bytesOf(writeBundle(broken(), testInfo)), /a blob is missing/);
});

test("what a link in the place of the archive leads to is not written", async (context) => {
  const folder = await temporaryFolder(context);
  writeFileSync(join(folder, "note.txt"), "mine");
  symlinkSync(join(folder, "note.txt"), join(folder, "docs.tar.gz"));
  await assert.rejects(writeBundleFile(join(folder, "docs.tar.gz"), filesOf({ a: "x" }), testInfo), { code: "ELOOP" });
  assert.equal(readFileSync(join(folder, "note.txt"), "utf8"), "mine");
});

test("a bundle is whole though somebody removes its cache while it is sent", async (context) => {
  const cache = join(await temporaryFolder(context), "cache");
  const onPacked = () => rmSync(cache, { recursive: true });
  const bundle = await bytesOf(writeBundle(filesOf(site), testInfo, { cache, onPacked }));
  assert.deepEqual(bundle, await bytesOf(writeBundle(filesOf(site), testInfo)));
});
