import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const humans = (words: string) => `<Visibility for="humans">${words}</Visibility>`;
const agents = (words: string) => `<Visibility for="agents">${words}</Visibility>`;

test("words for some readers stand in the sentence that they are a part of", () => {
  const page = render(`Open ${humans("the **menu**")}${agents("`POST /ships`")} and wait.\n`);
  assert.equal(page.html, "<p>Open the <strong>menu</strong> and wait.</p>\n");
  assert.equal(page.markdown, "Open `POST /ships` and wait.\n");
});

test("so they do in items, cells and headings", () => {
  const page = render(
    `- Ask ${agents("twice")} now\n\n| A |\n| - |\n| x ${agents("y")} |\n\n## Head ${agents("two")}\n`,
  );
  assert.equal(page.markdown, "- Ask twice now\n\n| A |\n| --- |\n| x y |\n\n## Head two\n");
  assert.match(page.html, /<li>Ask {2}now<\/li>/);
});

test("a box for some readers stands by itself, and a line for others leaves nothing", () => {
  const page = render(`Before ${humans("<Note>Boxed</Note>")} after.\n\n${agents("One")} ${agents("two")}\n`);
  assert.match(page.html, /^<p>Before<\/p>\n<aside .*<\/aside>\n<p>after\.<\/p>\n$/s);
});

test("a snippet in a sentence is a part of it in the page's Markdown, too", () => {
  const files = { "snippets/name.mdx": "the *{word}*" };
  const page = render('import Name from "/snippets/name.mdx";\n\nSee <Name word="harbour" /> there.\n', files);
  assert.equal(page.html, "<p>See the <em>harbour</em> there.</p>\n");
  assert.equal(page.markdown, "See the *harbour* there.\n");
});
