import assert from "node:assert/strict";
import { test } from "node:test";
import { contextualOf } from "./contextual.ts";

test("a page's own menu takes the place of the site's, and false takes the menu away", () => {
  assert.equal(contextualOf(undefined), null);
  assert.deepEqual(contextualOf({ options: ["copy", "copy"], display: "toc" }), { options: ["copy"], display: "toc" });
  assert.deepEqual(contextualOf(false), { options: [], display: "header" });
});
