import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";

test("Marks that begin in one element and end in another are text, and each element holds its own", () => {
  const cases: [source: string, html: string, places: string[]][] = [
    ["a <code>*.md</code>, <code>*.mdx</code>.", "<p>a <code>*.md</code>, <code>*.mdx</code>.</p>", ["1:9"]],
    ["<b>x *y</b> z*", "<p><b>x *y</b> z*</p>", ["1:6"]],
    ["**a <i>b** c</i> d", "<p>**a <i>b** c</i> d</p>", ["1:1"]],
    ["~~a <i>b~~ c</i> **d**", "<p>~~a <i>b~~ c</i> <strong>d</strong></p>", ["1:1"]],
    ["[a <b>b](/x) c</b>", "<p>[a <b>b](/x) c</b></p>", ["1:1"]],
    ["<b>*</b> <b>*</b> <b>*</b> *e*", "<p><b>*</b> <b>*</b> <b>*</b> <em>e</em></p>", ["1:4", "1:13"]],
    [
      "_a <br /> `<b>` <b>**c**</b>_ <kbd>_</kbd>",
      "<p><em>a <br> <code>&lt;b&gt;</code> <b><strong>c</strong></b></em> <kbd>_</kbd></p>",
      [],
    ],
  ];
  for (const [source, html, places] of cases) {
    const page = render(`${source}\n`);
    assert.equal(page.html.trim(), html, source);
    assert.deepEqual(
      faults(page),
      places.map((place) => `mdx-syntax ${place}`),
      source,
    );
  }
});

test("In the Markdown of a page they are what they are on it, and a heading counts them", () => {
  const page = render("## <code>*.md</code> and <code>*.mdx</code>\n\nUse <code>a_*</code> or <kbd>*</kbd>.\n");
  assert.equal(page.markdown, "## `*.md` and `*.mdx`\n\nUse `a_*` or *.\n");
  assert.equal(page.headings[0]?.text, "*.md and *.mdx");
});
