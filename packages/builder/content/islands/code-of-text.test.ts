import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";
import { makesCodeOfText } from "./code-of-text.ts";

test("A program that makes another of text is known by its calls, not by code that it shows", () => {
  assert.equal(makesCodeOfText('const run = () => <b onClick={() => new Function("return 1")()}>it\'s</b>'), true);
  assert.equal(makesCodeOfText("const run = (text) => (0, window, eval(text))"), true);
  assert.equal(makesCodeOfText('const shown = "eval(x)"; const more = `new Function("a")`; /* eval(x) */'), false);
  assert.equal(makesCodeOfText("const run = () => <p>eval(x) and new Function(x)</p>"), false);
  assert.equal(
    makesCodeOfText("redis.eval(script); model?.eval(); const a = f instanceof Function; evaluate(1)"),
    false,
  );
  assert.equal(makesCodeOfText(`eval(${"a".repeat(200_000)})`), false);
});

test("Authors hear of what the policy of a site refuses in a component, and of no attribute that a browser sets", () => {
  const page = render(
    'export const Run = ({ text }) => <iframe srcDoc={text} onLoad={() => new Function("return 1")()} />\n\n<Run text="<b>a</b>" />\n',
  );
  assert.deepEqual(
    page.diagnostics.map(({ code, message }) => `${code}: ${message}`),
    [
      "client-component: A component of `guides/start.mdx` makes a program of text (eval, new Function), which the policy of the site refuses.",
    ],
  );
});
