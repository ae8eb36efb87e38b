import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, readable, render } from "../testing/render.ts";

const html = (source: string): string =>
  readable(render(source).html)
    .replace(/>\s*\n\s*</g, "><")
    .trim();
const fence = "```";

const branches = `export const port = "Oslo";

{port === "Oslo" ? (
  <MDX>
    ## Moor in Oslo

    Read the **rules** of {port}, then run:

    ${fence}bash
    moor --berth {4} <name>
      --quiet
    ${fence}

    - one
      - two

    | a | b |
    | - | - |
    | 1 | \`{x} < y\` |

    <Note>
      Mind the *tide*.
    </Note>
  </MDX>
) : (
  <MDX>
    ## Moor in Bergen

    Ask the harbour master.
  </MDX>
)}

Last line.
`;

test("What stands in <MDX> within an expression is Markdown of the page, with the names of the expression", () => {
  const page = render(branches);
  const shown = readable(page.html);
  assert.deepEqual(page.diagnostics, []);
  assert.match(shown, /<h2 id="moor-in-oslo">/);
  assert.match(shown, /<p>Read the <strong>rules<\/strong> of Oslo, then run:<\/p>/);
  assert.match(shown.replace(/<\/?span[^>]*>/g, ""), /moor --berth \{4\} &lt;name&gt;\n {2}--quiet/);
  assert.match(shown, /<ul>\s*<li>one\s*<ul>\s*<li>two/);
  assert.match(shown, /<td><code>\{x\} &lt; y<\/code><\/td>/);
  assert.match(shown, /class="callout[^>]*>.*Mind the <em>tide<\/em>\./s);
  assert.match(shown, /<p>Last line\.<\/p>\n$/);
  assert.doesNotMatch(shown, /Bergen/);
  assert.deepEqual(
    page.headings.map(({ text }) => text),
    ["Moor in Oslo"],
  );
});

test("So does the Markdown of the page write it", () => {
  const { markdown } = render(branches);
  assert.match(markdown, /^## Moor in Oslo$/m);
  assert.match(markdown, /^Read the \*\*rules\*\* of Oslo, then run:$/m);
  assert.match(markdown, /^```bash\nmoor --berth \{4\} <name>\n {2}--quiet\n```$/m);
  assert.match(markdown, /^\| 1 \| `\{x\} < y` \|$/m);
  assert.doesNotMatch(markdown, /MDX|Bergen/);
});

test("It may stand in a list, in elements, in attributes, in components of the page and in itself", () => {
  assert.equal(
    html("{[1, 2].map((n) => <MDX key={n}>\n  Text of `item` {n} &lt; 3\n</MDX>)}\n"),
    "<p>Text of <code>item</code> 1 &lt; 3</p><p>Text of <code>item</code> 2 &lt; 3</p>",
  );
  assert.equal(
    html("{true && <div><b>a</b><MDX>\n\n- **b**\n\n</MDX></div>}\n"),
    "<div><b>a</b><ul><li><strong>b</strong></li></ul></div>",
  );
  assert.equal(html("One {true && <MDX>**two**</MDX>} three.\n"), "<p>One <strong>two</strong> three.</p>");
  assert.match(html("<Card title={<MDX>A `b`</MDX>}>c</Card>\n"), /face-title"[^>]*>A <code>b<\/code>/);
  assert.equal(
    html("export const Part = ({ n }) => <MDX>\n  *Part* {n}\n</MDX>\n\n<Part n={3} />\n"),
    "<p><em>Part</em> 3</p>",
  );
  assert.equal(
    html("{true && <MDX>\n  {[1].map(() => <MDX>\n    **in**\n  </MDX>)}\n\n  <MDX>\n\n  _by_\n\n  </MDX>\n</MDX>}\n"),
    "<p><strong>in</strong></p><p><em>by</em></p>",
  );
});

test("Elsewhere it is what stands in it, and a component of the page may have its name", () => {
  const page = render(
    "<MDX>\n\n## Berths\n\nWords.\n</MDX>\n\n`<MDX>{a}</MDX>`\n\n```mdx\n{a && <MDX>\n# b\n</MDX>}\n```\n",
  );
  assert.deepEqual(page.diagnostics, []);
  assert.match(readable(page.html), /<h2 id="berths">.*<p>Words\.<\/p>.*&lt;MDX&gt;\{a\}/s);
  assert.equal(
    html("export const MDX = ({ children }) => <i>{children}</i>;\n\n{true && <MDX>**a**</MDX>}\n"),
    "<i>**a**</i>",
  );
});

test("Links to definitions of the page work in it, and complaints name the place", () => {
  assert.equal(html("{true && <MDX>\n  [Port][p]\n</MDX>}\n\n[p]: /port\n"), '<p><a href="[/port]">Port</a></p>');
  assert.deepEqual(faults(render("One.\n\n{true && <MDX>\n  Two <Unknown /> three.\n</MDX>}\n")), [
    "unknown-component 4:7",
  ]);
});
