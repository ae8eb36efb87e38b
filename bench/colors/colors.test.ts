import assert from "node:assert/strict";
import { test } from "node:test";
import { agreement, type ColoredPiece, sameColor } from "./agreement.ts";
import { codeBlocks, spread } from "./code-blocks.ts";
import { ownColors } from "./own-colors.ts";

const piece = (text: string, light: string | null = null, dark = light): ColoredPiece => ({ text, light, dark });

test("Tokens agree character by character, however a line is cut; white space has no colour", () => {
  const reference = [piece("let", "#d73a49"), piece(" "), piece("name", "#005cc5"), piece(" = ")];
  assert.deepEqual(
    agreement(reference, [piece("le", "#d73a49"), piece("t ", "#d73a49"), piece("name", "#005cc5"), piece(" = ")]),
    {
      tokens: 3,
      equal: 3,
    },
  );
  assert.deepEqual(agreement(reference, [piece("let na", "#d73a49"), piece("me = ", "#005cc5")]), {
    tokens: 3,
    equal: 1,
  });
  assert.deepEqual(agreement(reference, []), { tokens: 3, equal: 0 });
  assert.deepEqual(agreement([piece("a", "#111111", "#222222")], [piece("a", "#111111", "#333333")]), {
    tokens: 1,
    equal: 0,
  });
});

test("A colour has one spelling, and that of plain text is none", () => {
  assert.equal(sameColor("#ABC", "#000"), "#aabbcc");
  assert.equal(sameColor("#AABBCCFF", "#000"), "#aabbcc");
  assert.equal(sameColor("#24292E", "#24292e"), null);
  assert.equal(sameColor(undefined, "#000"), null);
});

test("The blocks of a page are found with their languages", () => {
  const text = "# T\n\n```ts title.ts {1}\nlet a;\n\nlet b;\n```\n\n```\nplain\n```\n\n```Bash\nls\n```\n";
  assert.deepEqual(codeBlocks(text), [
    { language: "ts", code: "let a;\n\nlet b;" },
    { language: "bash", code: "ls" },
  ]);
});

test("A part of a list is spread over all of it", () => {
  assert.deepEqual(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5), [0, 2, 4, 6, 8]);
  assert.deepEqual(spread([1, 2], 5), [1, 2]);
});

test("Lectern's colours are read for every character of a block", () => {
  const plain = { light: "#24292e", dark: "#e1e4e8" };
  // The first line of a language pays for its patterns, and a line that takes long is left plain.
  ownColors({ language: "json", code: '{ "first": [null, 1, "text"] }' }, plain);
  const code = '{\n  "a": "x & y < z",\n  "b": 2\n}';
  const lines = ownColors({ language: "json", code }, plain);
  assert.equal(lines.map((line) => line.map(({ text }) => text).join("")).join("\n"), code);
  const colorOf = (text: string) => lines.flat().find((one) => one.text.includes(text));
  assert.deepEqual(colorOf("2"), piece("2", "#005cc5", "#79b8ff"));
  assert.equal(colorOf("{")?.light, null);
  assert.notEqual(colorOf("x & y")?.light, colorOf("a")?.light);
});
