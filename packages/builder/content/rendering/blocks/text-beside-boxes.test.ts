import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../../testing/render.ts";

const html = (source: string) => render(source).html.trim();

test("Text right above or below a box is a paragraph of its own, so that there is room between them", () => {
  const note = html("<Note>Low tide.</Note>");
  assert.equal(
    html("Above **it**\n<Note>Low tide.</Note>\nbelow."),
    `<p>Above <strong>it</strong></p>\n${note}\n<p>below.</p>`,
  );
  assert.equal(html("- Above\n  <Note>Low tide.</Note>"), `<ul>\n<li><p>Above</p>\n${note}\n</li>\n</ul>`);
  assert.match(html("1. Above\n   <Note>\n   Low tide.\n   </Note>"), /<li><p>Above<\/p>\s*<aside/);
  for (const box of ["```sh\n  ls\n  ```", "> Low tide.", "$$\n  x\n  $$", "| a |\n  | - |\n  | b |"])
    assert.match(html(`- Above\n  ${box}\n- Not beside one`), /<li><p>Above<\/p>.*<li>Not beside one<\/li>/s, box);
  const inTab = html("<Tabs><Tab title='A'>\nAbove\n<Note>Low tide.</Note>\n</Tab></Tabs>");
  assert.match(inTab, /<p>Above<\/p>\s*<aside/);
});

test("The text of a tight task stands beside its box to tick, whatever is below it", () => {
  assert.match(html("- [ ] Above\n  > Low tide."), /<input [^>]*> Above\s*<blockquote>/);
  assert.match(html("- [x] Above\n  ```sh\n  ls\n  ```"), /<input [^>]*> Above\s*<div/);
});

test("An element of a sentence on a line of its own parts no text of a tight item", () => {
  for (const [element, shown] of [
    ["<br/>", "<br>"],
    ["<kbd>{`K`}</kbd>", "<kbd>K</kbd>"],
    ['<a href="https://a.test"><b>{"k"}</b></a>', "<a><b>k</b></a>"],
    ['<Icon icon="missing" />', html('- <Icon icon="missing" />').replace(/^<ul>\n<li>|<\/li>\n<\/ul>$/g, "")],
  ])
    assert.equal(
      html(`- Above\n  ${element}\n  below.\n- Two`).replace(/<a [^>]*>/, "<a>"),
      `<ul>\n<li>Above\n${shown}\nbelow.</li>\n<li>Two</li>\n</ul>`,
    );
  assert.match(html('- <Icon icon="star" />\n  Below'), /<\/span>\nBelow<\/li>/);
  assert.match(html("- Above\n\n  <br/>\n  below."), /<p>Above<\/p>\s*<br>\s*<p>below/, "a loose item");
  assert.match(html('- Above\n  <a href="https://a.test">\n  words\n  </a>'), /<p>Above<\/p>/, "a box for a link");
  assert.match(html("- Above\n  <b><Note>{`Low tide.`}</Note></b>"), /<p>Above<\/p>/);
});

test("Boxes that share a line with elements alone stand as they are written", () => {
  assert.doesNotMatch(html("<div>a</div> <span>b</span>"), /<p>/);
  assert.doesNotMatch(html("Above <div>a</div> <span>b</span>"), /<p>\s*<span>/);
});

test("A picture with a line to itself stands apart from the lines of text around it, as one between empty lines does", () => {
  const picture = "![Tide](/a.png)";
  const apart = html(`Above\n\n${picture}\n\nbelow`);
  assert.equal(html(`Above\n${picture}\nbelow`), apart);
  assert.equal(html(`Above  \n${picture}\\\nbelow`), apart);
  const paragraphs = (source: string) => html(source).match(/<p[ >]/g)?.length ?? 0;
  assert.equal(paragraphs(`- Above\n  ${picture}\n- Two`), 2);
  assert.equal(paragraphs(`Above\n${picture}\n${picture}`), 2, "a row of pictures stays one");
  for (const within of [`Press ${picture} now`, `Press\n${picture} now`, `${picture}\n${picture}`, `**b** ${picture}`])
    assert.equal(paragraphs(within), 1, within);
  assert.equal(paragraphs(`- Press ${picture}\n- Two`), 0);
});
