import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../testing/render.ts";

const popup = (trigger: string, content: string) =>
  `<Popup><PopupTrigger>${trigger}</PopupTrigger><PopupContent>${content}</PopupContent></Popup>`;

test("words open what stands at the end of the page, without a script", () => {
  const page = render(`Calls are ${popup("limited", "A **hundred** a minute.")} by plan.\n\nAll of them.\n`);
  assert.match(
    page.html,
    /<p>Calls are <span class="popup"><button type="button" class="popup-trigger" popovertarget="popup-limited">limited<\/button><\/span> by plan\.<\/p>/,
  );
  assert.match(
    page.html,
    /All of them\.<\/p>\s*<div class="popup-content" id="popup-limited" popover role="dialog" aria-label="limited">A <strong>hundred<\/strong> a minute\.<\/div>\s*$/,
  );
  assert.deepEqual(faults(page), []);
  assert.ok(page.features.includes("popups"));
  assert.match(page.sections[0]?.text ?? "", /Calls are limited A hundred a minute\. by plan/);
  assert.match(page.markdown, /Calls are limited \(A \*\*hundred\*\* a minute\.\) by plan\./);
});

test("what opens may be lists, code and components; popups of the same words have ids of their own", () => {
  const rich = (words: string) =>
    `<Popup>\n  <PopupTrigger>\n    <Badge>${words}</Badge>\n  </PopupTrigger>\n  <PopupContent>\n    Made of:\n\n    - one\n    - two\n\n    <Note>Three</Note>\n  </PopupContent>\n</Popup>\n`;
  const page = render(`${rich("Key")}\n${rich("Key")}`);
  assert.deepEqual(faults(page), []);
  assert.equal(page.html.match(/<p><span class="popup"><button[^>]*><span class="badge"/g)?.length, 2);
  assert.deepEqual(
    [...page.html.matchAll(/id="(popup-[^"]+)"/g)].map(([, id]) => id),
    ["popup-key", "popup-key-2"],
  );
  assert.match(page.html, /<li>two<\/li>/);
  assert.match(page.markdown, /^Key\n\n> Made of:\n>\n> - one\n> - two\n>\n> > \[!NOTE\]/m);
});

test("a heading is called by its own words", () => {
  const page = render(`## About ${popup("cells", "Where bees live.")}\n\nText.\n`);
  assert.deepEqual(
    page.headings.map(({ text, id }) => [text, id]),
    [["About cells", "about-cells"]],
  );
});

test("within what is pressed itself, what would open stands in parentheses", () => {
  const card = render(`<Card title="T" href="/two">${popup("one", "is **first**")}</Card>\n`);
  assert.match(card.html, /one \(is <strong>first<\/strong>\)/);
  assert.doesNotMatch(card.html, /popovertarget/);
  const link = render(`${popup("[a link](/two)", "Text")}\n`);
  assert.doesNotMatch(link.html, /<button[^>]*>[^<]*<a /);
});

test("a part of a popup without the other, or without the popup, shows what it holds", () => {
  assert.match(render("<Popup><PopupTrigger>word</PopupTrigger></Popup>\n").html, /^<p>word<\/p>\s*$/);
  assert.match(render("<Popup><PopupContent>text</PopupContent></Popup>\n").html, /text/);
  assert.match(render("A <PopupTrigger>word</PopupTrigger>\n").html, /A word/);
  assert.match(
    render(`<Popup>${"<PopupTrigger>w</PopupTrigger><PopupContent>c</PopupContent>"} and more</Popup>\n`).html,
    /and more/,
  );
});
