import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

test("M05: A formula that is nested too deeply is told in words, and costs no time", () => {
  for (const [open, close] of [
    ["\\frac{1}{", "}"],
    ["\\left(", "\\right)"],
    ["\\begin{matrix}", "\\end{matrix}"],
  ] as const) {
    const page = render(`$$\n${open.repeat(3000)}x${close.repeat(3000)}\n$$\n`);
    assert.deepEqual(
      page.diagnostics.map(({ code, message }) => `${code} ${message}`),
      ["math-syntax This formula cannot be read: it is nested too deeply"],
      open,
    );
  }
  const { diagnostics } = render(`$$\n${"\\{x^{2}\\}".repeat(500)}${"\\sqrt{".repeat(100)}x${"}".repeat(100)}\n$$\n`);
  assert.deepEqual(diagnostics, []);
});

test("M05: A formula that nobody would write for its length is told, and costs no time", () => {
  const page = render(`$$\n${"a + ".repeat(30_000)}b\n$$\n\n$$\n${"a + ".repeat(2000)}b\n$$\n`);
  assert.deepEqual(
    page.diagnostics.map(({ message, line }) => `${line} ${message}`),
    ["1 This formula cannot be read: it is too long"],
  );
});
