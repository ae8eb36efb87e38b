import assert from "node:assert/strict";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import type { PlannedFile } from "../files/planned-file.ts";
import { contentOf } from "./parted-file.ts";
import { readBundle } from "./reading/read-bundle.ts";
import { unpackBundle } from "./reading/unpack-bundle.ts";
import { verifyUnpackedBundle } from "./reading/unpacked-bundle.ts";
import { verifyBundle } from "./reading/verify-bundle.ts";
import { bytesOf, streamOf, temporaryFolder, testInfo } from "./testing.ts";
import { writeBundle } from "./write-bundle.ts";

/** A file in parts, and which of them were asked for. */
function parted(...texts: string[]): { file: PlannedFile; asked: number[] } {
  const asked: number[] = [];
  const file: PlannedFile = {
    path: "llms-full.txt",
    key: texts.join(),
    read: async () => Buffer.from(texts.join("")),
    parts: texts.map((text) => ({ key: text, size: Buffer.byteLength(text) })),
    async *readParts(wanted) {
      for (const index of wanted) {
        asked.push(index);
        yield Buffer.from(texts[index] as string);
      }
    },
  };
  return { file, asked };
}

const bundleOf = (file: PlannedFile, cache?: string) =>
  bytesOf(writeBundle([file], testInfo, { cache: cache ?? null }));

test("a file in parts is listed in pieces, and its bytes are checked piece by piece", async (context) => {
  const { file } = parted("one, ", "zwei, ", "三");
  const bundle = await bundleOf(file);
  let text = "";
  const { manifest } = await readBundle(streamOf(bundle), {}, async ({ content }) => {
    text = (await bytesOf(content)).toString();
  });
  assert.equal(text, "one, zwei, 三");
  assert.equal(manifest.format, 2);
  assert.deepEqual(
    manifest.files["llms-full.txt"]?.pieces?.map(({ size }) => size),
    [5, 6, 3],
  );
  assert.deepEqual(manifest.files["llms-full.txt"], contentOf(file, Buffer.from(text)), "a folder is listed like it");
  await verifyUnpacked(context, bundle);
});

async function verifyUnpacked(context: TestContext, bundle: Buffer): Promise<void> {
  const folder = join(await temporaryFolder(context), "site");
  await unpackBundle(streamOf(bundle), folder);
  await verifyUnpackedBundle(folder);
}

test("after an edit only the parts that are new are made, and the bundle is the one made from nothing", async (context) => {
  const cache = await temporaryFolder(context);
  const first = parted("a", "b", "c");
  await bundleOf(first.file, cache);
  assert.deepEqual(first.asked, [0, 1, 2]);
  const second = parted("a", "other", "c", "d");
  const bundle = await bundleOf(second.file, cache);
  assert.deepEqual(second.asked, [1, 3]);
  assert.ok(bundle.equals(await bundleOf(parted("a", "other", "c", "d").file)));
  const again = parted("a", "other", "c", "d");
  assert.ok(bundle.equals(await bundleOf(again.file, cache)));
  assert.deepEqual(again.asked, []);
});

test("a part that has another size than was announced fails the bundle, and one that is missing too", async () => {
  const { file } = parted("one", "two");
  const broken = (texts: string[]): PlannedFile => ({
    ...file,
    async *readParts() {
      for (const text of texts) yield Buffer.from(text);
    },
  });
  await assert.rejects(bundleOf(broken(["one", "three"])), /another size/);
  await assert.rejects(bundleOf(broken(["one"])), /missing/);
  await verifyBundle(streamOf(await bundleOf(broken(["one", "two"]))));
});
