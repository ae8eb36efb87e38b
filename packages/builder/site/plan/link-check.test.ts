import assert from "node:assert/strict";
import { test } from "node:test";
import { hasFragment } from "./link-check.ts";

test("A fragment names an id of the page as it is written or decoded, its top, or no place at all", () => {
  const ids = new Set(["sec", "ä"]);
  for (const suffix of ["", "#", "?q=1", "#sec", "?q=1#sec", "#%C3%A4", "#top", "#TOP", "#:~:text=some"])
    assert.ok(hasFragment(suffix, ids), suffix);
  for (const suffix of ["#none", "#topic", "?x#none"]) assert.ok(!hasFragment(suffix, ids), suffix);
});
