import assert from "node:assert/strict";
import { readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { temporaryFolder } from "../../test/build-fixture.ts";
import { sha256 } from "../../text/hashes.ts";
import { folderSink } from "./folder-sink.ts";
import { pruneBlobs } from "./prune-blobs.ts";

const megabyte = 2 ** 20;

/** So many blobs that they go into a pack, all others than those of another seed. */
function manyBlobs(seed: number): Buffer[] {
  return Array.from({ length: 200 }, (_, index) => Buffer.alloc(200_000, `${seed}.${index} `));
}

/** A folder into which builds have put these blobs, an hour ago. */
function folderOf(t: TestContext, builds: readonly (readonly Buffer[])[]): string {
  const folder = join(temporaryFolder(t), "blobs");
  for (const blobs of builds) {
    const sink = folderSink(folder);
    for (const bytes of blobs) sink.put(sha256(bytes), bytes);
    sink.finish?.();
    sink.close();
  }
  const before = new Date(Date.now() - 3_600_000);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), before, before);
  return folder;
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

function blobs(list: readonly Buffer[]) {
  return list.map((bytes) => ({ sha256: sha256(bytes), size: bytes.byteLength }));
}

/** Fails unless all of them can be read. */
function mustHold(folder: string, list: readonly Buffer[]): void {
  const sink = folderSink(folder);
  for (const bytes of list) assert.deepEqual([sink.has(sha256(bytes)), sink.read(sha256(bytes))], [true, bytes]);
  sink.close();
}

test("a folder that holds mostly what earlier builds put is brought back to what the last one needs", (t) => {
  const kept = manyBlobs(0);
  // Some blobs of each build are still in use, and none of the last file.
  const some = [kept.slice(0, 150), [...manyBlobs(1), ...kept.slice(150)], [Buffer.alloc(megabyte, 1)]];
  const folder = folderOf(t, [...some, manyBlobs(2), manyBlobs(3)]);
  const needed = kept.reduce((sum, bytes) => sum + bytes.byteLength, 0);
  assert.ok(sizeOf(folder) > 3 * needed);
  pruneBlobs(folder, blobs(kept));
  mustHold(folder, kept);
  assert.ok(sizeOf(folder) < 1.2 * needed, `${sizeOf(folder)} bytes for ${needed}`);
  const sink = folderSink(folder);
  for (const bytes of manyBlobs(2)) assert.equal(sink.has(sha256(bytes)), false);
});

test("what is little more than the last build needs stays: the page before may come back", (t) => {
  const [kept, before] = [manyBlobs(0), manyBlobs(1)];
  const folder = folderOf(t, [before, kept]);
  pruneBlobs(folder, blobs(kept));
  mustHold(folder, [...kept, ...before]);
});

test("what another build has only just put stays, however much it is", (t) => {
  const kept = [Buffer.from("one page")];
  const folder = folderOf(t, [kept, manyBlobs(1), manyBlobs(2), manyBlobs(3)]);
  const own = manyBlobs(4);
  const sink = folderSink(folder);
  for (const bytes of [...own, Buffer.alloc(megabyte, 4)]) sink.put(sha256(bytes), bytes);
  sink.finish?.();
  sink.close();
  pruneBlobs(folder, blobs(kept));
  mustHold(folder, [...kept, ...own, Buffer.alloc(megabyte, 4)]);
  assert.equal(folderSink(folder).has(sha256(manyBlobs(2)[0] as Buffer)), false);
});
