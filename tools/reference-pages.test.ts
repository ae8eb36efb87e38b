import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { referencePages } from "./reference-pages.ts";

for (const [path, text] of Object.entries(await referencePages())) {
  test(`${path} says what the code says`, () => {
    const written = readFileSync(join(import.meta.dirname, "..", path), "utf8");
    assert.equal(written, text, "run: npm run reference");
  });
}
