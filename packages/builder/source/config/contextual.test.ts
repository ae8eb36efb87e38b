import assert from "node:assert/strict";
import { test } from "node:test";
import { contextualOf } from "./contextual.ts";

test("a page's own menu takes the place of the site's, and false takes the menu away", () => {
  assert.equal(contextualOf(undefined), null);
  assert.deepEqual(contextualOf({ options: ["copy", "copy"], display: "toc" }), { options: ["copy"], display: "toc" });
  assert.deepEqual(contextualOf(false), { options: [], display: "header" });
});

test("the menu of a page that cannot be gives way to the site's", () => {
  for (const value of [null, "copy", [], {}, { options: "copy" }, { options: ["copy", "nonsense"] }])
    assert.equal(contextualOf(value), null, JSON.stringify(value));
  assert.equal(contextualOf({ options: ["copy"], display: "footer" }), null);
  assert.deepEqual(contextualOf({ options: [] }), { options: [], display: "header" });
});
