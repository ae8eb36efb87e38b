import assert from "node:assert/strict";
import { test } from "node:test";
import { summarize } from "./build-site.ts";

test("a summary counts one of a thing as one", () => {
  const counts = { error: 0, warning: 1 };
  assert.equal(
    summarize({ pages: 1, rendered: 1 }, counts),
    "1 page, 1 rendered; 0 errors and 1 warning in the content",
  );
  assert.equal(summarize({ pages: 3, rendered: 0 }, { error: 0, warning: 0 }), "3 pages, 0 rendered");
});
