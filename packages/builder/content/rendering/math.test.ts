import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

test("M05: A formula that is nested too deeply is told in words, and costs no time", () => {
  for (const [open, close] of [
    ["\\frac{1}{", "}"],
    ["\\left(", "\\right)"],
    ["\\begin{matrix}", "\\end{matrix}"],
  ] as const) {
    const page = render(`$$\n${open.repeat(5000)}x${close.repeat(5000)}\n$$\n`);
    assert.deepEqual(
      page.diagnostics.map(({ code, message }) => `${code} ${message}`),
      ["math-syntax This formula cannot be read: it is nested too deeply"],
      open,
    );
  }
  const { diagnostics } = render(`$$\n${"\\{x^{2}\\}".repeat(500)}${"\\sqrt{".repeat(100)}x${"}".repeat(100)}\n$$\n`);
  assert.deepEqual(diagnostics, []);
});
