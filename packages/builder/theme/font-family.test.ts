import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import * as fontkit from "fontkit";
import { type FontFamily, isRegularAsItIs, latinFile, shippedFamily } from "./font-family.ts";

test("a family counts as regular where the letters of its file are", () => {
  const scope = dirname(dirname(createRequire(import.meta.url).resolve("@fontsource-variable/inter/package.json")));
  for (const id of readdirSync(join(scope))) {
    const family = shippedFamily(id) as FontFamily;
    const font = fontkit.create(latinFile(family)) as fontkit.Font;
    assert.equal(font.variationAxes.wght?.default === 400, isRegularAsItIs(family), id);
  }
});
