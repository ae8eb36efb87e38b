/** What a file of a cache holds is what was written, or it counts as not there. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../test/build-fixture.ts";
import { readSealed, readSealedBytes, SealedFile, writeSealed, writeSealedBytes } from "./sealed-file.ts";

/** Longer than what is looked at together. */
const long = Buffer.from("0123456789abcdef".repeat(20_000));
const start = Buffer.from("0123");

const harms: Record<string, (bytes: Buffer) => Buffer> = {
  "cut short": (bytes) => bytes.subarray(0, bytes.length - 1),
  "cut within its head": (bytes) => bytes.subarray(0, 5),
  emptied: () => Buffer.alloc(0),
  "longer by a byte": (bytes) => Buffer.concat([bytes, Buffer.from("x")]),
  "changed in a byte far behind": (bytes) => {
    bytes[200_000] = (bytes[200_000] as number) ^ 1;
    return bytes;
  },
  "changed in its head": (bytes) => {
    bytes[6] = (bytes[6] as number) ^ 1;
    return bytes;
  },
};

for (const [name, harm] of Object.entries(harms)) {
  test(`a file that was ${name} reads as none`, (t) => {
    const path = join(temporaryFolder(t), "file");
    writeSealedBytes(path, long.subarray(0, 1000), long.subarray(1000));
    assert.deepEqual(readSealedBytes(path), long);
    assert.deepEqual(SealedFile.open(path, start)?.bytes(), long);
    writeFileSync(path, harm(readFileSync(path)));
    assert.equal(readSealedBytes(path), null);
    assert.equal(readSealed(path), null);
    assert.equal(SealedFile.open(path, start), null);
  });
}

test("data comes back as it was, and its file stands alone in the folder", (t) => {
  const folder = temporaryFolder(t);
  const value = { map: new Map([["a", [1, null]]]), bytes: Float64Array.of(1, Number.NaN) };
  writeSealed(join(folder, "data"), value);
  assert.deepEqual(readSealed(join(folder, "data")), value);
  assert.equal(readSealed(join(folder, "none")), null);
  assert.deepEqual(readdirSync(folder), ["data"]);
});

test("an open file is what it was when another takes its place, and another one does not pass for it", (t) => {
  const path = join(temporaryFolder(t), "file");
  writeSealedBytes(path, long);
  const opened = SealedFile.open(path, start);
  writeSealedBytes(path, Buffer.from("another"));
  assert.equal(SealedFile.open(path, start), null);
  rmSync(path);
  assert.deepEqual(opened?.bytes(), long);
  assert.equal(opened?.bytes(), opened?.bytes());
});
