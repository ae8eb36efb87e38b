import assert from "node:assert/strict";
import { it } from "node:test";
import { crc32 } from "node:zlib";
import { displayOf, displayParts, generateKey, hashKey, isWellFormedKey } from "./api-key.ts";

it("a key is lec_, 32 random characters, and the CRC32 of both in base62", () => {
  const key = generateKey();
  assert.match(key, /^lec_[0-9A-Za-z]{38}$/);
  const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  const value = [...key.slice(36)].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0);
  assert.equal(value, crc32(key.slice(0, 36)));
  assert.ok(isWellFormedKey(key));
});

it("a key with any one character changed, added or removed is not well-formed", () => {
  const key = generateKey();
  for (let at = 4; at < key.length; at++) {
    const other = key[at] === "a" ? "b" : "a";
    assert.equal(isWellFormedKey(key.slice(0, at) + other + key.slice(at + 1)), false);
  }
  for (const text of [`${key}0`, key.slice(0, -1), key.slice(4), "", `${key}\n`])
    assert.equal(isWellFormedKey(text), false);
});

it("no two keys are alike, and what is kept of one does not give it away", () => {
  const keys = new Set(Array.from({ length: 1000 }, generateKey));
  assert.equal(keys.size, 1000);
  const [key] = keys as unknown as [string];
  assert.equal(displayOf(displayParts([...keys][0]!)).length, 13);
  assert.notEqual(hashKey(Buffer.from("a"), String(key)), hashKey(Buffer.from("b"), String(key)));
});
