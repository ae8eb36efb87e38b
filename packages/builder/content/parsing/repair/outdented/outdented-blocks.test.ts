import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../../testing/render.ts";

test("Formulas end where they do, however far an element, a list or both indent them", () => {
  const formula = (indent: string) => `${indent}$$\n${indent}x = \\frac{a}{b}\n${indent}$$\n`;
  const cases: [source: string, after: string][] = [
    [
      `<Steps>\n  <Step title="s">\n${formula("    ")}\n    after **it**\n  </Step>\n</Steps>\n`,
      "after <strong>it</strong>",
    ],
    [`<Tabs>\n\t<Tab title="t">\n${formula("\t\t")}\t</Tab>\n</Tabs>\n\nafter *it*\n`, "after <em>it</em>"],
    [`- a\n\n  - b\n\n${formula("        ")}\n    after *it*\n`, "after <em>it</em>"],
    [
      `1.  a\n\n${formula("    ")}\n    after *it*\n\n    <Note>\n${formula("      \t  ")}    </Note>\n`,
      "after <em>it</em>",
    ],
    [`- a\n  <Note>\n\n${formula("\t    ")}\n  after *it*\n  </Note>\n`, "after <em>it</em>"],
    [
      `- $$\n  a\n  $$\n\n<Steps>\n  <Step title="s">\n\n${formula("    ")}\n    after *it*\n  </Step>\n</Steps>\n`,
      "after <em>it</em>",
    ],
    [`> <Note>\n${formula(">     ")}>\n>     after *it*\n> </Note>\n`, "after <em>it</em>"],
    [`> > <Note>\n${formula("> >\t  ")}> > </Note>\n\nafter *it*\n`, "after <em>it</em>"],
    [`- a\n\n  > - b\n  >\n${formula("  >       ")}  >\n  >   after *it*\n`, "after <em>it</em>"],
  ];
  for (const [source, after] of cases) {
    const page = render(source);
    assert.match(page.html, /<div[^>]*class="lc-math-block">/, source);
    assert.ok(page.html.includes(after), page.html);
    assert.deepEqual(faults(page), [], source);
  }
});

test("Dollars that stand indented in code stay where they are", () => {
  const { html } = render("```md\n    $$\n    x\n    $$\n```\n\n    $$\n    y\n    $$\n");
  assert.match(html, /<code> {4}\$\$\n {4}x\n {4}\$\$<\/code>/);
  assert.match(html, /lc-math-block/);
});

test("Footnotes below an element have their text, however far they are indented", () => {
  for (const indent of ["    ", "\t", "      "]) {
    const page = render(
      `<Steps>\n  <Step title="s">\n${indent}Text[^1].\n\n${indent}[^1]: Foot **note**\n  </Step>\n</Steps>\n`,
    );
    assert.match(page.html, /Text<sup>[\s\S]*<li[^>]*>[\s\S]*Foot <strong>note<\/strong>/, JSON.stringify(indent));
    assert.deepEqual(faults(page), []);
  }
});
