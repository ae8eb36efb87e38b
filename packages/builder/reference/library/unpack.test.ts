import assert from "node:assert/strict";
import { test } from "node:test";
import { strToU8, zipSync } from "fflate";
import { LibraryFault } from "./library.ts";
import { unpack } from "./unpack.ts";

test("An archive is read by the paths in it, without folders, programs and pictures", () => {
  const bytes = zipSync({
    "com/Client.html": strToU8("\ufeffHi\r\nthere"),
    "com/": new Uint8Array(),
    "com/Client.class": strToU8("x"),
    "a.png": strToU8("x"),
  });
  const files = unpack("docs.jar", bytes);
  assert.deepEqual([...files.keys()], ["com/Client.html"]);
  assert.equal(files.get("com/Client.html")?.(), "Hi\nthere");
});

test("M05: What is no archive, is cut short or says that it holds too much, is told", () => {
  const whole = zipSync({ "a.html": strToU8("a".repeat(1000)) });
  assert.throws(() => unpack("a.zip", strToU8("no archive")), LibraryFault);
  assert.throws(() => unpack("a.zip", whole.subarray(0, 60)), LibraryFault);
  const bomb = zipSync({ "a.html": new Uint8Array(201_000_000) }, { level: 1 });
  assert.throws(() => unpack("a.zip", bomb), /holds more than 50000 files or 200 MB/);
  const many = zipSync(
    Object.fromEntries(Array.from({ length: 50_001 }, (_, index) => [`${index}.html`, new Uint8Array()])),
  );
  assert.throws(() => unpack("a.zip", many), /holds more than 50000 files/);
});
