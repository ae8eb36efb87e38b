import assert from "node:assert/strict";
import { test } from "node:test";
import { contentInPieces } from "../../files/site-file.ts";
import { sha256 } from "../../text/hashes.ts";
import { ContentCheck } from "./content-check.ts";

const listed = (...texts: string[]) =>
  contentInPieces(texts.map((text) => ({ sha256: sha256(text), size: Buffer.byteLength(text) })));
const isSame = (file: ReturnType<typeof listed>, ...chunks: string[]) => {
  const check = new ContentCheck(file);
  for (const chunk of chunks) check.update(Buffer.from(chunk));
  return check.end();
};

test("bytes are those of a file listed as a whole or in pieces, however they come", () => {
  const whole = "the text of a file";
  for (const file of [
    listed(whole),
    listed("the text", " of a ", "file"),
    listed("", "the text", "", " of a file", ""),
  ])
    for (const chunks of [[whole], [...whole], ["the te", "xt of", " a file"], ["", whole, ""]])
      assert.ok(isSame(file, ...chunks), JSON.stringify([file, chunks]));
  assert.ok(isSame(listed("")), "an empty file");
});

test("other bytes, fewer, more or in another order are told", () => {
  const file = listed("the text", " of a ", "file");
  for (const text of [
    "the Text of a file",
    "the text of a fil",
    "the text of a file.",
    "the text",
    "",
    " of a the textfile",
  ])
    assert.ok(!isSame(file, text), JSON.stringify(text));
  assert.ok(!isSame(listed("whole"), "whole", "!"));
});
