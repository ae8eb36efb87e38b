import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { crc32 } from "node:zlib";
import { temporaryFolder } from "../../../test/build-fixture.ts";
import { DamagedBase, type Piece, PieceFile } from "./piece-file.ts";

const large = Buffer.alloc(2.5 * 1024 * 1024, "some text ");

function pieceOf(t: TestContext, bytes: Buffer): { file: PieceFile; piece: Piece } {
  const path = join(temporaryFolder(t), "data");
  writeFileSync(path, Buffer.concat([Buffer.from("before"), bytes, Buffer.from("behind")]));
  const file = new PieceFile(path);
  t.after(() => file.close());
  return { file, piece: [6, bytes.length, crc32(bytes)] };
}

async function joined(windows: AsyncIterable<Buffer>): Promise<Buffer> {
  const copies: Buffer[] = [];
  for await (const window of windows) copies.push(Buffer.from(window));
  return Buffer.concat(copies);
}

test("a piece in windows is the piece, of any size", async (t) => {
  for (const bytes of [Buffer.alloc(0), Buffer.from("a"), large.subarray(0, 1024 * 1024), large]) {
    const { file, piece } = pieceOf(t, bytes);
    assert.ok((await joined(file.windows(piece))).equals(bytes));
    assert.ok(file.read(piece)?.equals(bytes));
  }
});

test("a piece that is damaged or cut short is told, however it is read", async (t) => {
  const { file, piece } = pieceOf(t, large);
  const [offset, length, checksum] = piece;
  for (const other of [
    [offset, length, checksum + 1],
    [offset, length + 100, checksum],
  ] as Piece[]) {
    assert.equal(file.read(other), null);
    await assert.rejects(joined(file.windows(other)), DamagedBase);
  }
});

test("whoever stops in the middle of a piece may close its file", async (t) => {
  const { file, piece } = pieceOf(t, large);
  const lengths: number[] = [];
  for await (const window of file.windows(piece)) {
    lengths.push(window.length);
    break;
  }
  assert.deepEqual(lengths, [1024 * 1024]);
});
