import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";

test("Lines of a template literal begin neither code nor a formula", () => {
  for (const inner of ["$$", "~~~", "$$\nx", "~~~\ncode", "\n$$\n\n~~~"]) {
    const cases = [
      `export const a = \`\n${inner}\n\`\n\n{a.length > 0 ? "long" : ""} text`,
      `export const a = \`first\n${inner}\n\`;\n\n{a.length > 0 ? "long" : ""} text`,
      `export const f = (x) => [\`\n${inner}\n\`, x][1]\n\n{f("long")} text`,
    ];
    if (!inner.startsWith("\n")) cases.push(`<Frame title={\`\n${inner}\n\`}>\nlong text\n</Frame>`);
    for (const source of cases) {
      const page = render(`${source}\n\n<!-- unseen -->\n\n\`\`\`js\n{code}\n\`\`\`\n\nEnd {1 + 1}.\n`);
      assert.match(page.html, /long text[\s\S]*<pre[\s\S]*<p>End 2\./, source);
      assert.deepEqual(
        faults(page).filter((fault) => !fault.startsWith("html-comment")),
        [],
        source,
      );
    }
  }
});

test("A backtick in text keeps no fence below it from being one", () => {
  const page = render("export (`it\n\n<Card>(`\n\n```js\na\n```\n\n</Card>\n\nEnd `x`\n");
  assert.match(page.html, /<pre[\s\S]*<code>x<\/code>/);
});
