import assert from "node:assert/strict";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../test/build-fixture.ts";
import { sha256 } from "../../text/hashes.ts";
import { BlobFolder, LostBlob } from "./blob-folder.ts";
import { folderSink } from "./folder-sink.ts";

const blobs = Array.from({ length: 500 }, (_, index) => Buffer.from(`blob ${index}`));

test("what was put is there, now and for the next sink, however many are asked for", (t) => {
  const folder = join(temporaryFolder(t), "blobs");
  const sink = folderSink(folder);
  for (const bytes of blobs) {
    assert.equal(sink.has(sha256(bytes)), false);
    sink.put(sha256(bytes), bytes);
    assert.equal(sink.has(sha256(bytes)), true);
  }
  sink.finish?.();
  for (const next of [sink, folderSink(folder)]) {
    for (const bytes of blobs) assert.deepEqual([next.has(sha256(bytes)), next.read(sha256(bytes))], [true, bytes]);
    assert.equal(next.has(sha256("never put")), false);
    next.close();
  }
});

test("many small blobs are few files; what was not finished is not there, and what was cut short neither", (t) => {
  const folder = join(temporaryFolder(t), "blobs");
  const packs = () => readdirSync(folder).filter((name) => name.endsWith(".pack"));
  const last = blobs.at(-1) as Buffer;
  const sink = folderSink(folder);
  for (const bytes of blobs) sink.put(sha256(bytes), bytes);
  assert.deepEqual(sink.read(sha256(last)), last);
  assert.deepEqual(packs(), []);
  assert.equal(folderSink(folder).has(sha256(last)), false);
  sink.finish?.();
  sink.finish?.();
  assert.equal(packs().length, 1);
  assert.ok(readdirSync(folder).length < blobs.length / 2);
  const again = folderSink(folder);
  for (const bytes of blobs) again.put(sha256(bytes), bytes);
  again.finish?.();
  assert.equal(packs().length, 1, "what is there is not written again");
  const places = new BlobFolder(folder);
  const { path, part } = places.place(sha256(last));
  assert.equal(path, join(folder, packs()[0] as string));
  assert.deepEqual(readFileSync(path).subarray(part?.start, (part?.start ?? 0) + (part?.size ?? 0)), last);
  assert.deepEqual(places.place(sha256("never put")), { path: join(folder, sha256("never put")), part: null });
  truncateSync(path, 100);
  assert.equal(folderSink(folder).has(sha256(last)), false);
});

test("a few small blobs are files, which are there when they are finished", (t) => {
  const folder = join(temporaryFolder(t), "blobs");
  const sink = folderSink(folder);
  const some = blobs.slice(0, 3);
  for (const bytes of some) sink.put(sha256(bytes), bytes);
  for (const bytes of some) assert.deepEqual([sink.has(sha256(bytes)), sink.read(sha256(bytes))], [true, bytes]);
  assert.deepEqual(readdirSync(folder), []);
  sink.finish?.();
  assert.deepEqual(readdirSync(folder).sort(), some.map(sha256).sort());
});

/** A file with all blobs between other bytes, and where each stands. */
function fileOfBlobs(folder: string, own: readonly Buffer[]) {
  const file = join(folder, "segment");
  const places = new Map<string, { start: number; size: number }>();
  let text = "";
  for (const bytes of own) {
    text += "other bytes, ";
    places.set(sha256(bytes), { start: text.length, size: bytes.byteLength });
    text += bytes.toString();
  }
  writeFileSync(file, text);
  return { file, places };
}

test("blobs of a file that nobody changes are taken without writing them again", (t) => {
  const base = temporaryFolder(t);
  const folder = join(base, "blobs");
  const { file, places } = fileOfBlobs(base, blobs);
  const sink = folderSink(folder);
  sink.put(sha256("another"), Buffer.from("another"));
  sink.adopt?.(file, places);
  sink.finish?.();
  const [pack = ""] = readdirSync(folder).filter((name) => name.endsWith(".pack"));
  assert.equal(statSync(join(folder, pack)).ino, statSync(file).ino);
  assert.equal(readdirSync(folder).length, 3, "the pack, its index, and what was put");
  // Its owner may do without it.
  rmSync(file);
  for (const next of [sink, folderSink(folder)]) {
    for (const bytes of [...blobs, Buffer.from("another")])
      assert.deepEqual([next.has(sha256(bytes)), next.read(sha256(bytes))], [true, bytes]);
    next.close();
  }
});

test("a few blobs of such a file are files of their own, which do not hold all of it", (t) => {
  const base = temporaryFolder(t);
  const folder = join(base, "blobs");
  const some = blobs.slice(0, 3);
  const { file, places } = fileOfBlobs(base, some);
  const sink = folderSink(folder);
  sink.adopt?.(file, places);
  sink.finish?.();
  assert.deepEqual(readdirSync(folder).sort(), some.map(sha256).sort());
  for (const bytes of some) assert.deepEqual(folderSink(folder).read(sha256(bytes)), bytes);
});

const memory = "/dev/shm";

test("a file on another file system is copied", { skip: !existsSync(memory) }, (t) => {
  const base = mkdtempSync(join(memory, "lectern-"));
  t.after(() => rmSync(base, { recursive: true }));
  const folder = join(temporaryFolder(t), "blobs");
  const { file, places } = fileOfBlobs(base, blobs);
  const sink = folderSink(folder);
  sink.adopt?.(file, places);
  rmSync(file);
  for (const bytes of blobs) assert.deepEqual(sink.read(sha256(bytes)), bytes);
  sink.close();
});

test("a large blob is a file of its own", (t) => {
  const folder = join(temporaryFolder(t), "blobs");
  const sink = folderSink(folder);
  const large = Buffer.alloc(300_000);
  for (const bytes of [...blobs, large]) sink.put(sha256(bytes), bytes);
  assert.deepEqual(readFileSync(join(folder, sha256(large))), large);
});

test("the stamp stays while nothing comes or goes, and says nothing of what has only just changed", (t) => {
  const folder = join(temporaryFolder(t), "blobs");
  const sink = folderSink(folder);
  sink.put(sha256("a"), Buffer.from("a"));
  sink.finish?.();
  assert.equal(sink.stamp?.(), null);
  const past = new Date(Date.now() - 60_000);
  utimesSync(folder, past, past);
  const stamp = sink.stamp?.();
  assert.equal(typeof stamp, "string");
  assert.equal(folderSink(folder).stamp?.(), stamp);
  rmSync(join(folder, sha256("a")));
  utimesSync(folder, past, past);
  assert.notEqual(sink.stamp?.(), stamp, "a blob went, and the time was set back");
  writeFileSync(join(folder, sha256("a")), "a");
  assert.notEqual(sink.stamp?.(), stamp);
});

test("a settled folder has a stamp at once, which the next change ends however soon it comes", (t) => {
  const folder = join(temporaryFolder(t), "blobs");
  const sink = folderSink(folder);
  for (let round = 0; round < 20; round++) {
    sink.put(sha256(`${round}`), Buffer.from(`${round}`));
    sink.finish?.();
    sink.settle?.();
    const stamp = sink.stamp?.();
    assert.equal(typeof stamp, "string");
    assert.equal(folderSink(folder).stamp?.(), stamp);
    rmSync(join(folder, sha256(`${round}`)));
    assert.notEqual(sink.stamp?.(), stamp);
    sink.put(sha256(`${round}`), Buffer.from(`${round}`));
    sink.finish?.();
    sink.settle?.();
    assert.notEqual(sink.stamp?.(), stamp);
  }
});

test("bytes in pieces are one blob, and none where they break off", async (t) => {
  const folder = join(temporaryFolder(t), "blobs");
  const sink = folderSink(folder);
  const window = Buffer.alloc(3);
  async function* pieces() {
    for (const text of ["one", "two", "six"]) yield window.fill(text);
  }
  for (let round = 0; round < 2; round++) {
    assert.equal(await sink.putPieces?.(pieces()), sha256("onetwosix"));
    assert.equal(sink.read(sha256("onetwosix")).toString(), "onetwosix");
    assert.deepEqual(readdirSync(folder), [sha256("onetwosix")]);
  }
  async function* broken() {
    yield* pieces();
    throw new Error("broken off");
  }
  await assert.rejects(async () => sink.putPieces?.(broken()), /broken off/);
  assert.deepEqual(readdirSync(folder), [sha256("onetwosix")]);
});

test("a sink that the publisher's blobs stand behind has no stamp: they are not in the folder", (t) => {
  assert.equal(folderSink(temporaryFolder(t), new Set([sha256("a")])).stamp?.(), null);
});

test("a blob whose bytes were lost or changed since is told from a right one, alone or in a pack", (t) => {
  const folder = join(temporaryFolder(t), "blobs");
  const sink = folderSink(folder);
  for (const bytes of blobs) sink.put(sha256(bytes), bytes);
  const large = Buffer.alloc(300_000, "berth");
  sink.put(sha256(large), large);
  sink.finish?.();
  sink.close();
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (name.endsWith(".pack")) writeFileSync(file, readFileSync(file).fill(0));
    else if (name === sha256(large)) truncateSync(file, 0);
  }
  const next = folderSink(folder);
  for (const bytes of [blobs[0] as Buffer, large]) assert.throws(() => next.read(sha256(bytes)), LostBlob);
  next.close();
});

test("a name that is no hash, and a link, lead to no file of others", (t) => {
  const work = temporaryFolder(t);
  writeFileSync(join(work, "secret"), "secret");
  const folder = join(work, "blobs");
  const sink = folderSink(folder);
  const name = sha256("never put");
  symlinkSync(join(work, "secret"), join(folder, name));
  assert.throws(() => sink.read(name), LostBlob);
  for (const path of ["../secret", join(work, "secret"), "../blobs/../secret"]) {
    assert.equal(sink.has(path), false);
    assert.throws(() => sink.read(path), /no blob/);
  }
});
