import assert from "node:assert/strict";
import { test } from "node:test";
import { encodeTogether } from "./rendered-body.ts";

const decoder = new TextDecoder();

test("texts of every script are the bytes that each would be alone, in one piece of memory", () => {
  const texts = ["plain", "", "Übergröße", "日本語", "🚀 and behind"] as const;
  const encoded = encodeTogether(...texts);
  assert.deepEqual(
    encoded.map((bytes) => decoder.decode(bytes)),
    [...texts],
  );
  assert.equal(new Set(encoded.map(({ buffer }) => buffer)).size, 1);
});

test("halves of a character in two texts do not become one", () => {
  const [first, second] = encodeTogether("a\ud83d", "\ude80b");
  assert.deepEqual(
    [first, second].map((bytes) => decoder.decode(bytes)),
    ["a\ufffd", "\ufffdb"],
  );
});
