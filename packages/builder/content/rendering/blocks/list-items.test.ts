import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../../testing/render.ts";

const html = (source: string): string =>
  render(source)
    .html.replace(/<(\/?\w+)[^>]*>/g, "<$1>")
    .replace(/\n/g, "");

test("An item within another has a list of its own, without which a browser would end all that is around it", () => {
  assert.match(
    html("<Steps>\n<Step title='a'>\n<Card>\n<Step title='b'>\nx\n</Step>\n</Card>\n</Step>\n</Steps>\n"),
    /^<div><div>(?:(?!<\/?(?:ol|ul|li)\b).)*<\/div><\/div>$/,
    "steps are no items",
  );
  assert.match(
    html("- a\n\n  <Step title='b'>\n  x\n  </Step>\n"),
    /^<ul><li><p>a<\/p><div>(?:(?!<\/?(?:ol|ul|li)\b).)*<\/div><\/li><\/ul>$/,
  );
  assert.match(html("- <Tree.File name='b' />\n"), /^<ul><li><ul><li>.*<\/li><\/ul><\/li><\/ul>$/);
  assert.equal(html("<ul><li><div><li>x</li></div></li></ul>"), "<ul><li><div><ul><li>x</li></ul></div></li></ul>");
});

test("Items that stand in a list are items and no more", () => {
  assert.equal(
    html("<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
  );
  assert.doesNotMatch(html("- a\n\n  <Steps>\n  <Step title='b'>x</Step>\n  </Steps>\n"), /<ol><ol>/);
  assert.doesNotMatch(
    html("<Tree>\n<Tree.Folder name='a'>\n<Tree.File name='b' />\n</Tree.Folder>\n</Tree>\n"),
    /<ul><ul>/,
  );
});

test("What cannot stand in a paragraph makes a box of it, wherever in it that stands", () => {
  for (const source of ["a <hr /> b", "a **b <hr />** c", "[a <Tree /> b](/x)", "*a <blockquote>b</blockquote>* c"])
    assert.match(html(source), /^<div>.*<\/div>$/, source);
  assert.match(html("a *b* <kbd>c</kbd> [d](/e)"), /^<p>.*<\/p>$/);
});

test("A complaint is one line, whatever it quotes", () => {
  const { diagnostics } = render("x {{\n  a: 1,\n  b: 2,\n}}\n");
  assert.deepEqual(
    diagnostics.map(({ message }) => message.includes("\n")),
    [false],
  );
});
