import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const told = (source: string) =>
  render(source).diagnostics.map(({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`);

test("What is wrong in a program of a page is told in words about programs, not about text", () => {
  for (const [source, place] of [
    ["export const Start = ({ children = 'Begin }) => <b>{children}</b>;\n\nText.\n", "1:36"],
    ['export const Banner = () => (\n  <h1 className"big">Templates</h1>\n);\n\nText.\n', "2:16"],
  ] as const)
    assert.match(
      told(source)[0] ?? "",
      new RegExp(`^${place} This is not JavaScript: .* Correct the syntax at this place\\.$`),
    );
  assert.match(told("Is {a b} text?\n")[0] ?? "", /Write \\\{ for a brace in text/);
});
