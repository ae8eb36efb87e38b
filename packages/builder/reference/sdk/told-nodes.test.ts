import assert from "node:assert/strict";
import { test } from "node:test";
import type { Declaration } from "./declaration.ts";
import type { DeclarationLinks } from "./declaration-links.ts";
import { exampleNodes } from "./told-nodes.ts";

const links = { markdown: (text: string) => text } as DeclarationLinks;

/** The components of some examples, the words between them by their text. */
function shown(...examples: Partial<Declaration["examples"][number]>[]): unknown[] {
  const complete = examples.map((one) => ({ title: null, code: "", language: "ts", description: null, ...one }));
  return exampleNodes({ examples: complete } as unknown as Declaration, links, (text) => text).map((node) =>
    typeof node === "string" ? node : "component" in node ? node.component : "markdown" in node ? node.markdown : node,
  );
}

test("several examples that are a title and code each are tabs of one box; words or none of a title part them", () => {
  const [first, second] = [
    { title: "First", code: "a()" },
    { title: "Second", code: "b()" },
  ];
  assert.deepEqual(shown(first, second), ["Examples", "CodeGroup"]);
  assert.deepEqual(shown(first), ["Example", ...shown(first).slice(1)]);
  assert.notEqual(shown(first)[1], "CodeGroup");
  const block = shown(first)[1];
  assert.deepEqual(shown(first, { ...second, description: "Words" }), ["Examples", block, "Words", block]);
  assert.deepEqual(shown(first, { code: "b()" }), ["Examples", block, block]);
  assert.deepEqual(shown({ description: "Words" }), ["Example", "Words"]);
  assert.deepEqual(shown(), []);
});
