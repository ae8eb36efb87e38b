import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { BundleError } from "../bundle-error.ts";
import { bytesOf, filesOf, streamOf, temporaryFolder, testInfo } from "../testing.ts";
import { writeBundle } from "../write-bundle.ts";
import { unpackBundle } from "./unpack-bundle.ts";
import { verifyUnpackedBundle } from "./unpacked-bundle.ts";

const bundleOf = (text: string, version: string) =>
  bytesOf(writeBundle(filesOf({ "guides/start.html": text, "index.html": text }), { ...testInfo, version }));
const [first, second, third] = [
  await bundleOf("one", "v1"),
  await bundleOf("two", "v2"),
  await bundleOf("three", "v3"),
];

test("a bundle is shown as a whole, then the next one, and the folders before the last two are gone", async (context) => {
  const parent = await temporaryFolder(context);
  const directory = join(parent, "with space/site");
  for (const [bundle, text] of [
    [first, "one"],
    [second, "two"],
    [third, "three"],
  ] as const) {
    await unpackBundle(streamOf(bundle), directory);
    assert.equal(readFileSync(join(directory, "guides/start.html"), "utf8"), text);
  }
  assert.equal(readdirSync(join(parent, "with space")).length, 3, "the link, the folder shown, the one before");
  assert.equal(statSync(join(directory, "index.html")).mode & 0o7777, 0o644 & ~process.umask());
});

test("E17: a bad bundle changes nothing and leaves nothing", async (context) => {
  const parent = await temporaryFolder(context);
  const directory = join(parent, "site");
  await unpackBundle(streamOf(first), directory);
  const before = readdirSync(parent).sort();
  await assert.rejects(unpackBundle(streamOf(second.subarray(0, second.length - 40)), directory), BundleError);
  await assert.rejects(unpackBundle(streamOf(second), directory, { expectedVersion: "v9" }), {
    code: "version_mismatch",
  });
  await assert.rejects(unpackBundle(streamOf(second), directory, { expectedSha256: "a".repeat(64) }), {
    code: "checksum_mismatch",
  });
  assert.equal(readFileSync(join(directory, "index.html"), "utf8"), "one");
  assert.deepEqual(readdirSync(parent).sort(), before);
});

test("files that fall together are refused", async (context) => {
  const parent = await temporaryFolder(context);
  const clash = await bytesOf(writeBundle(filesOf({ a: "file", "a/b.html": "below it" }), testInfo));
  await assert.rejects(unpackBundle(streamOf(clash), join(parent, "site")), { code: "entry_name" });
});

test("a folder that is something else is not touched", async (context) => {
  const parent = await temporaryFolder(context);
  mkdirSync(join(parent, "site"));
  writeFileSync(join(parent, "site/mine.txt"), "mine");
  await assert.rejects(unpackBundle(streamOf(first), join(parent, "site")), { code: "target_exists" });
  assert.deepEqual(readdirSync(parent), ["site"]);
});

test("what lies on a volume is checked before it is trusted", async (context) => {
  const parent = await temporaryFolder(context);
  const directory = join(parent, "site");
  await unpackBundle(streamOf(first), directory);
  assert.equal((await verifyUnpackedBundle(directory)).manifest.version, "v1");
  writeFileSync(join(directory, "index.html"), "eno");
  await assert.rejects(verifyUnpackedBundle(directory), { code: "hash_mismatch" });
  await assert.rejects(verifyUnpackedBundle(parent), { code: "manifest_missing" });
});
