import assert from "node:assert/strict";
import { test } from "node:test";
import { RecentContent } from "./recent-content.ts";

test("what was seen is trusted for ten minutes from when it was seen last", () => {
  let minutes = 0;
  const recent = new RecentContent(() => minutes * 60_000);
  assert.equal(recent.has("a"), false);
  recent.add(["a", "b"]);
  minutes = 9;
  recent.add(["b"]);
  assert.deepEqual([recent.has("a"), recent.has("b")], [true, true]);
  minutes = 11;
  assert.deepEqual([recent.has("a"), recent.has("b")], [false, true]);
});

test("of very many only the newest are remembered", () => {
  const recent = new RecentContent();
  recent.add(Array.from({ length: 150_000 }, (_, index) => `${index}`));
  assert.deepEqual([recent.has("0"), recent.has("60000"), recent.has("149999")], [false, true, true]);
});
