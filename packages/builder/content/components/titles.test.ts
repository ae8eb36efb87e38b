import assert from "node:assert/strict";
import { test } from "node:test";
import { readable, render } from "../testing/render.ts";

const title = "Edit `docs.json` **now**";
const shown = /Edit <code[^>]*>docs\.json<\/code> <strong>now<\/strong>/;

test("titles of components are a line of Markdown", () => {
  for (const source of [
    `<Accordion title="${title}">x</Accordion>`,
    `<Card title="${title}" href="/a">x</Card>`,
    `<Tile title="${title}" href="/a">x</Tile>`,
    `<Steps><Step title="${title}">x</Step></Steps>`,
    `<Steps titleSize="h2"><Step title="${title}">x</Step></Steps>`,
    `<Tabs><Tab title="${title}">x</Tab></Tabs>`,
    `<Expandable title="${title}">x</Expandable>`,
    `<Expandable title="${title}" openedText="Less of">x</Expandable>`,
    `<Color variant="table"><Color.Row title="${title}"><Color.Item value="#fff" /></Color.Row></Color>`,
    `<Accordion title={"${title}"}>x</Accordion>`,
  ]) {
    const page = render(`${source}\n`);
    assert.match(readable(page.html), shown, source);
    const text = page.sections.map((section) => `${section.heading} ${section.text}`).join(" ");
    assert.match(text, /Edit docs\.json now/, source);
  }
});

test("a title that says what a click does is one piece beside its arrow, whatever is marked in it", () => {
  const { html } = render('<Expandable title="Show `code` and **more**">x</Expandable>\n');
  assert.match(
    readable(html),
    /<summary[^>]*><span>Show <code>code<\/code> and <strong>more<\/strong><\/span><\/summary>/,
  );
});

test("ids, the list of contents and the switching of tabs go by the words without their marks", () => {
  const page = render(
    `<Accordion title="${title}">x</Accordion>\n<Steps titleSize="h2"><Step title="**Run** it">x</Step></Steps>\n` +
      '<Steps><Step title="*Then* this">x</Step></Steps>\n<Tabs><Tab title="**npm**">x</Tab></Tabs>\n',
  );
  assert.match(page.html, /id="edit-docs-json-now"/);
  for (const id of ["run-it", "then-this", "npm"]) assert.match(page.html, new RegExp(`id="${id}"`));
  assert.match(page.html, /data-tab="npm"/);
  assert.deepEqual(
    page.headings.map(({ text }) => text),
    ["Run it"],
  );
});

test("a link in a title is its words: nothing to press stands in what is pressed itself", () => {
  const page = render('<Accordion title="See [the guide](/guide)">x</Accordion>\n');
  assert.match(page.html, /See <u>the guide<\/u>/);
  assert.doesNotMatch(page.html, /<a /);
});

test("HTML in a title stays text", () => {
  assert.match(render('<Card title="**<img src=x>**">x</Card>\n').html, /<strong>&lt;img src=x&gt;<\/strong>/);
});

test("the Markdown of a page keeps the marks of its titles", () => {
  const page = render(`<Accordion title="${title}">x</Accordion>\n`);
  assert.match(page.markdown, /\*\*Edit `docs\.json` now\*\*/);
});
