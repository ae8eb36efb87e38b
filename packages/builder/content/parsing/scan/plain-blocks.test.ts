import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutPlainBlocks } from "./plain-blocks.ts";

test("Blocks of code and formulas between paragraphs are left out, with their fences", () => {
  const source = "# Title\n\nText.\n\n````ts\n```\na\n````\n\n~~~\n```\n~~~ \n$$\n\\frac{1}{2}\n$$\nMore\n";
  assert.equal(withoutPlainBlocks(source), "# Title\n\nText.\n\n\nMore\n");
});

test("All stays behind what a fence may stand in, and where one has no end", () => {
  for (const before of [
    "- a",
    "> a",
    "  a",
    "1. a",
    "a {b",
    "<div>",
    "$$ a",
    "`a",
    "a $b",
    "import a from 'b'",
    "~~a",
    "a \\",
  ]) {
    const source = `${before}\n\`\`\`\ncode\n\`\`\`\n`;
    assert.equal(withoutPlainBlocks(source), source, before);
  }
  const open = "Text\n```\ncode\n";
  assert.equal(withoutPlainBlocks(open), open);
});

test("M05: Thousands of fences take no time's square", () => {
  assert.equal(withoutPlainBlocks("```\na\n```\n".repeat(100_000)), "");
});
