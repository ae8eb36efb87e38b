import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { inflateRawSync } from "node:zlib";
import { deflateHere } from "./deflate.ts";
import { DeflateBeside } from "./deflate-beside.ts";

const pieceBytes = 3 * 1024 * 1024;

/** Pieces that lie one behind the other in shared memory, together more than it takes to start a thread. */
function piecesInMemory(): Buffer[] {
  const memory = Buffer.from(new SharedArrayBuffer(4 * pieceBytes));
  for (let at = 0; at < memory.length; at += 16) memory.write(`${(at * 7919) % 100_003} words `, at);
  return [0, 1, 2, 3].map((index) => memory.subarray(index * pieceBytes, (index + 1) * pieceBytes));
}

function beside(context: TestContext, mayStart = true): DeflateBeside {
  const one = new DeflateBeside(mayStart);
  context.after(() => one.end());
  return one;
}

test("a thread gives the bytes that are made without one, in the order in which they were asked for", async (context) => {
  const pieces = piecesInMemory();
  const { deflate } = beside(context);
  const here = await deflateHere(pieces);
  const [all, last, none] = await Promise.all([deflate(pieces), deflate(pieces.slice(3)), deflate([])]);
  assert.deepEqual(all.map(Buffer.from), here);
  assert.deepEqual(last.map(Buffer.from), here.slice(3));
  assert.deepEqual(none, []);
  const ended = Buffer.concat([...all, Buffer.from([3, 0])]);
  assert.ok(inflateRawSync(ended).equals(Buffer.concat(pieces)), "pieces may follow each other");
});

test("what lies in no shared memory is compressed where it is, and so is all where there is one processor", async (context) => {
  const pieces = piecesInMemory();
  const here = await deflateHere(pieces);
  const own = await beside(context).deflate(pieces.map((piece) => Buffer.from(piece)));
  const alone = await beside(context, false).deflate(pieces);
  assert.deepEqual([...own, ...alone].map(Buffer.from), [...here, ...here]);
});

test("a thread that is ended fails what it has not answered, and what is asked for then", async () => {
  const one = new DeflateBeside(true);
  const waiting = assert.rejects(one.deflate(piecesInMemory()), /ended before/);
  await one.end();
  await waiting;
  await assert.rejects(one.deflate(piecesInMemory()), /ended before/);
});
