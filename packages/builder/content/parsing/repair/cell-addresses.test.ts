import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, readable, render } from "../../testing/render.ts";

const cells = (source: string) =>
  [...readable(render(source).html).matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell);
const link = (href: string, text = href) => `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`;

test("An address ends where its cell does, with no space before the bar", () => {
  assert.deepEqual(cells("|a|b|\n|-|-|\n|https://x.org/y|z|\n|see www.x.org.|z|\n"), [
    "a",
    "b",
    link("https://x.org/y"),
    "z",
    `see ${link("http://www.x.org", "www.x.org")}.`,
    "z",
  ]);
  assert.deepEqual(cells("https://x.org|(https://y.org/b)|c\n:-|-|-:\n**d**|`e`|f\n"), [
    link("https://x.org"),
    `(${link("https://y.org/b")})`,
    "c",
    "<strong>d</strong>",
    "<code>e</code>",
    "f",
  ]);
  assert.deepEqual(cells("- item\n\n  |a|b|\n  |-|-|\n  |https://x.org|z|\n\n> |c|\n> |-|\n> |https://y.org|\n"), [
    "a",
    "b",
    link("https://x.org"),
    "z",
    "c",
    link("https://y.org"),
  ]);
});

test("Bars of code and of text outside tables stay as they are, and a fault keeps its column", () => {
  const source =
    "|a|\n|-|\n|`https://x.org\\|y`|\n\nA https://x.org/a|b stays.\n\n-|\nhttps://x.org/|\n\n```\n|https://x.org|\n|-|\n```\n";
  const { html } = render(source);
  assert.match(html, /<code[^>]*>https:\/\/x\.org\|y<\/code>/);
  assert.match(html, />https:\/\/x\.org\/a\|b<\/a> stays/);
  assert.match(html, />https:\/\/x\.org\/\|<\/a><\/p>/);
  assert.match(html.replace(/<\/?span[^>]*>/g, ""), /<code>\|https:\/\/x\.org\|\n/);
  assert.deepEqual(faults(render("|a|b|\n|-|-|\n|https://x.org|{missing}|\n")), ["unbound-name 3:17"]);
});

test("M05: A page of nothing but addresses or bars is read at once", () => {
  assert.ok(render(`|-|\n${"https://".repeat(12_000)}|`).html.length > 0);
  assert.ok(render(`${"|".repeat(100_000)}\n|-|\nhttps://x.org|`).html.length > 0);
});
