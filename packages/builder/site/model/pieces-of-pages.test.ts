import assert from "node:assert/strict";
import { test } from "node:test";
import { piecesOfPages } from "./pieces-of-pages.ts";

test("a page that comes or goes leaves the other pieces as they were", () => {
  const addresses = Array.from({ length: 5000 }, (_, index) => `https://docs.example.com/guides/page-${index}`);
  const pieces = (list: readonly string[]) => piecesOfPages(list, (one) => one).map((piece) => piece.join());
  const before = pieces(addresses);
  assert.ok(before.length > 8 && before.length < 40, `${before.length}`);
  const added = pieces(addresses.toSpliced(2500, 0, "https://docs.example.com/new"));
  const removed = pieces(addresses.toSpliced(2500, 1));
  for (const after of [added, removed]) assert.ok(after.filter((piece) => !before.includes(piece)).length <= 2);
  assert.deepEqual(piecesOfPages([], String), [[]]);
});
