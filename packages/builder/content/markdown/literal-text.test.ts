import assert from "node:assert/strict";
import { test } from "node:test";
import { markdownToHtml } from "satteri";
import { render } from "../testing/render.ts";
import { literalText } from "./literal-text.ts";

/** A text as a reader sees it. */
function shown(markdown: string): string {
  const { html } = markdownToHtml(markdown, { features: { gfm: true } });
  return html
    .replace(/<\/?p>/g, "")
    .replace(/&(lt|gt|amp|quot);/g, (_, name: string) => ({ lt: "<", gt: ">", amp: "&" })[name] ?? '"')
    .trim();
}

test("Text of a program is shown by Markdown as it is", () => {
  const texts =
    "**x**|a*b*c|__init__|_x_ a_|[a](b)|[a [b]](c)|![a](b)|[a]: b|<b>x</b>|List<T>|~~x~~|~x~|`x`|&amp;|# x|- x|* x|+ x|1. x|2) x|> x|---|a\n---|a\n===|a\n- b\n# c|~~~|\\*x\\*|- [ ] x";
  for (const text of texts.split("|")) assert.equal(shown(literalText(text, true)), text);
});

test("Text without signs of Markdown gets no backslash", () => {
  const texts = "snake_case|a * b|x[0][1]|a < b|~/dir|C:\\dir|a & b|#tag|-1|+1|1.5|a - b|f(a: b)|2 + 2 = 4|a -> b";
  for (const text of texts.split("|")) assert.equal(literalText(text, true), text);
  assert.equal(literalText("# x", false), "# x");
});

test("Strings of expressions and text in components are no Markdown, code and HTML among them stay", () => {
  const markdown = (source: string) => render(source).markdown;
  assert.equal(
    markdown('{"**x**"} **y** <code>{"a*b"}</code> <code>{"a`b"}</code>\n'),
    "\\*\\*x\\*\\* **y** `a*b` ``a`b``\n",
  );
  assert.equal(
    markdown("export const A = () => <div><p># a</p><p>**b**</p><pre>{`**c**`}</pre></div>\n\n<A />\n"),
    "\\# a\n\n\\*\\*b\\*\\*\n\n```\n**c**\n```\n",
  );
  assert.equal(markdown('<p dangerouslySetInnerHTML={{ __html: "<b>x</b>" }} />\n'), "<b>x</b>\n");
  assert.equal(markdown("{`a\n\n# b`}\n"), "a\n\\# b\n");
});

test("M05: Text of nothing but signs costs what it is long", () => {
  const start = performance.now();
  for (const sign of ["*", "_", "[", "\n", "-", "- ", "&", "\\", "[^"]) {
    assert.match(literalText(`${sign.repeat(100_000)}x`, true).slice(-9), /x/);
    assert.ok(performance.now() - start < 5000, JSON.stringify(sign));
  }
});
