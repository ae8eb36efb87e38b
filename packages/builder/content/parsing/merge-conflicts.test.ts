import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../testing/render.ts";

const conflict = (one: string, other: string) => `<<<<<<< HEAD\n${one}\n=======\n${other}\n>>>>>>> topic/words\n`;

test("A merge conflict is told once, and shows both versions without the lines of Git", () => {
  const page = render(`before\n\n${conflict("one\n", "<Note>two</Note>\n")}\nafter\n`);
  assert.deepEqual(faults(page), ["mdx-syntax 3:1"]);
  assert.match(page.diagnostics[0]?.message ?? "", /merge conflict/);
  assert.match(page.html, /<p>before<\/p>\s*<p>one<\/p>\s*<aside.*two.*<\/aside>\s*<p>after<\/p>/s);
  assert.doesNotMatch(page.html, /&lt;|&gt;|<h1|HEAD|topic/);
});

test("A merge conflict that code shows, and a heading with seven signs below it, stay as they are", () => {
  const page = render(`Title\n=======\n\n\`\`\`\n${conflict("one", "two")}\`\`\`\n`);
  assert.match(page.html, /<h1/);
  assert.match(page.html, /HEAD/);
  assert.deepEqual(faults(page), []);
});
