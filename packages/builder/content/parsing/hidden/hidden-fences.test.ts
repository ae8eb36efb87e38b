import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";

const shown = (source: string) => render(source).html.replace(/<[^>]*>/g, "");

test("Expressions right beside fences are evaluated, whatever stands in the code", () => {
  const cases: [source: string, text: string][] = [
    ["```bash\na\n\nb\n```\nText {1 + 1} <b title={`t`}>c</b>\n```bash\nd\n```\n", "a\n\nb\nText 2 c\nd\n"],
    ["- ```js\n  a\n\n  b\n  ```\n  Text {`x`}\n  ```js\n  d\n  ```\n", "\na\n\nb\n\nText x\n\nd\n\n\n"],
    ["```\n`tick\n```\nuse {`x y`}\n", "`tick\nuse x y\n"],
    ["````md\n```\na\n\n`\n```\n````\n{`x`}y\n", "```\na\n\n`\n```\nxy\n"],
    ["```\n~~~\n\na\n```\nb\n", "~~~\n\na\nb\n"],
  ];
  for (const [source, text] of cases) {
    assert.equal(shown(source), text, source);
    assert.deepEqual(faults(render(source)), [], source);
  }
});

test("M05: A page of nothing but fences is read at once", () => {
  assert.ok(render("a{\n```\n```\n".repeat(8000)).html.length > 0);
});
