import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { type Header, pack } from "tar-stream";
import { BundleError, type BundleFault } from "../bundle-error.ts";
import { bytesOf, filesOf, streamOf, testInfo } from "../testing.ts";
import { writeBundle } from "../write-bundle.ts";
import { readBundle } from "./read-bundle.ts";
import { verifyBundle } from "./verify-bundle.ts";

const site = {
  "index.html": "<h1>Home</h1>".repeat(100),
  "guides/start.html": "<h1>Start</h1>",
  "logo.bin": Buffer.alloc(70_000, 7),
};
const good = await bytesOf(writeBundle(filesOf(site), testInfo));

const refused = (bytes: Uint8Array, code: BundleFault, options = {}) =>
  assert.rejects(
    verifyBundle(streamOf(bytes), options),
    (error: unknown) => error instanceof BundleError && error.code === code,
    `should be refused as ${code}`,
  );

type Entry = { header: Partial<Header> & { name: string }; content?: string };

/** A crafted archive, whose manifest is honest about `files` alone. */
async function crafted(
  entries: Entry[],
  files: Record<string, string> = { "index.html": "home" },
  manifest: object = {},
) {
  const listed = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      { sha256: createHash("sha256").update(text).digest("hex"), size: Buffer.byteLength(text) },
    ]),
  );
  const archive = pack();
  archive.entry(
    { name: "lectern-bundle.json" },
    JSON.stringify({ format: 1, ...testInfo, files: listed, ...manifest }),
  );
  for (const { header, content } of entries) archive.entry(header, content ?? "");
  archive.finalize();
  return gzipSync(await bytesOf(archive as AsyncIterable<Uint8Array>));
}
const home: Entry = { header: { name: "index.html" }, content: "home" };

test("a good bundle: its manifest, its hash, and every file's bytes", async () => {
  const contents: Record<string, Buffer> = {};
  const bundle = await readBundle(streamOf(good), { expectedVersion: "v1" }, async ({ path, content }) => {
    contents[path] = await bytesOf(content);
  });
  assert.equal(bundle.sha256, createHash("sha256").update(good).digest("hex"));
  assert.equal(bundle.size, good.length);
  assert.equal(bundle.manifest.site, "Example");
  assert.deepEqual(Object.keys(contents), Object.keys(site));
  for (const [path, content] of Object.entries(site)) assert.ok(contents[path]?.equals(Buffer.from(content)));
  await verifyBundle(streamOf(good), { expectedSha256: bundle.sha256 });
});

test("E17: a bundle cut anywhere is refused", async () => {
  for (const share of [0.01, 0.3, 0.6, 0.9, 0.999])
    await refused(good.subarray(0, Math.floor(good.length * share)), "truncated");
  await refused(Buffer.alloc(0), "truncated");
});

test("E17: a bundle corrupted in transit is refused", async () => {
  for (const at of [30, Math.floor(good.length / 2), good.length - 6]) {
    const bad = Buffer.from(good);
    bad[at] = (bad[at] as number) ^ 0xff;
    await assert.rejects(verifyBundle(streamOf(bad)), BundleError, `byte ${at}`);
  }
});

test("what is no archive at all is named so", async () => {
  await refused(Buffer.from("<html>The link has expired</html>".repeat(50)), "not_gzip");
  await refused(gzipSync(Buffer.from("no tar here ".repeat(500))), "not_tar");
});

test("bytes after the end are refused", async () => {
  await refused(Buffer.concat([good, Buffer.from("something else")]), "not_gzip");
  for (const chunk of [good.length, good.length + 100]) {
    const padded = Buffer.concat([good, Buffer.alloc(100)]);
    await assert.rejects(verifyBundle(streamOf(padded, chunk)), { code: "trailing_data" });
  }
});

test("E17, E19: another site's bundle, or another version, is refused by name", async () => {
  await refused(good, "checksum_mismatch", { expectedSha256: "0".repeat(64) });
  await assert.rejects(verifyBundle(streamOf(good), { expectedVersion: "v2" }), /expected v2, the bundle has v1/);
});

test("E17: links, devices and folders are refused", async () => {
  for (const type of ["symlink", "link", "character-device", "block-device", "fifo", "directory"] as const) {
    const header = { name: "index.html", type, linkname: "/etc/passwd" };
    await refused(await crafted([{ header }]), "entry_type");
  }
});

test("E17: names that lead out are refused, in the archive and in the manifest", async () => {
  for (const name of ["../x", "/etc/x", "a/../../x", "a\\x", "./x", "a//x"]) {
    await refused(await crafted([{ header: { name }, content: "x" }]), "entry_name");
    await refused(await crafted([], { [name]: "x" }), "entry_name");
  }
});

test("a file too much, too few, twice or different is refused", async () => {
  await refused(await crafted([home, { header: { name: "extra.html" }, content: "x" }]), "entry_unlisted");
  await refused(await crafted([home, { header: { name: "toString" }, content: "x" }]), "entry_unlisted");
  await refused(await crafted([]), "entry_missing");
  await refused(await crafted([home, home]), "entry_duplicate");
  await refused(await crafted([{ header: { name: "index.html" }, content: "hone" }]), "hash_mismatch");
  await refused(await crafted([{ header: { name: "index.html" }, content: "home and more" }]), "size_mismatch");
});

test("the manifest must come first and be one that this program knows", async () => {
  const archive = pack();
  archive.entry({ name: "index.html" }, "home");
  archive.finalize();
  await refused(gzipSync(await bytesOf(archive as AsyncIterable<Uint8Array>)), "manifest_missing");
  await refused(gzipSync(Buffer.alloc(1024)), "manifest_missing");
  for (const change of [
    { format: 3 },
    { target: "moon" },
    { pages: -1 },
    { services: null },
    { services: { scripts: ["https://a.b; script-src *"] } },
    { files: null },
    { files: { a: { sha256: "x", size: 1 } } },
    { files: { a: { sha256: "0".repeat(64), size: 1, pieces: "all" } } },
    {
      files: { a: { sha256: "0".repeat(64), size: 1, pieces: [{ sha256: "0".repeat(64), size: 1 }, { sha256: "x" }] } },
    },
    { files: { a: { sha256: "0".repeat(64), size: 2, pieces: Array(2).fill({ sha256: "0".repeat(64), size: 1 }) } } },
  ]) {
    await refused(await crafted([home], undefined, change), "manifest_invalid");
  }
});

test("E17: a small archive that unpacks to a huge one is stopped", async () => {
  const zeros = Buffer.alloc(64 * 1024 * 1024);
  const sha256 = createHash("sha256").update(zeros).digest("hex");
  const bomb = await crafted(
    [{ header: { name: "zeros" }, content: zeros.toString("latin1") }],
    {},
    {
      files: { zeros: { sha256, size: zeros.length } },
    },
  );
  assert.ok(bomb.length < 100_000);
  await refused(bomb, "too_large", { maxBytes: 1_000_000 });
  await refused(await crafted([home], { a: "a", b: "b", c: "c" }), "too_large", { maxFiles: 2 });
});

test("a reader's own fault is passed on as it is", async () => {
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  await assert.rejects(
    readBundle(streamOf(good), {}, async () => {
      throw full;
    }),
    (error) => error === full,
  );
});

test("an archive that the system refuses is no bad bundle, whatever its name", async () => {
  await assert.rejects(verifyBundle("nowhere/docs.tar.gz"), { code: "ENOENT", syscall: "open" });
});

test("reading can be called off", async () => {
  await assert.rejects(verifyBundle(streamOf(good), { signal: AbortSignal.abort() }), { name: "AbortError" });
});
