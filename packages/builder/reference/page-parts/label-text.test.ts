import assert from "node:assert/strict";
import { test } from "node:test";
import { labelText } from "./label-text.ts";

test("a label is the text of its Markdown, on one line", () => {
  assert.equal(
    labelText(" See [the *list*](/x)\n  of `berths`  and ``ab`` **now** "),
    "See the *list* of berths  and ab now",
  );
  assert.equal(labelText("[[more](/x)]"), "[more]");
});

test("M05: thousands of spaces, backticks and brackets take no time's square", () => {
  for (const sign of [" ", "\t", "`", "[](", "](", "*"])
    assert.ok(labelText(`a${sign.repeat(200_000)}b`).endsWith("b"));
});
