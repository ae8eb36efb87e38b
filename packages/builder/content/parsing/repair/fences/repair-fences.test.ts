import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../../testing/render.ts";

test("A fence that ends on the line of a tag that begins an element ends there, and the element begins", () => {
  for (const signs of ["```", "````"]) {
    const meant = render(`${signs}js\na\n${signs}\n\n<Card title="b">\nc\n</Card>\n\n\`\`\`js\nd\n\`\`\`\n`);
    const page = render(`${signs}js\na\n${signs}<Card title="b">\nc\n</Card>\n\n\`\`\`js\nd\n\`\`\`\n`);
    assert.equal(page.html, meant.html);
    assert.deepEqual(faults(page), [`mdx-syntax 3:${signs.length + 1}`]);
  }
});
