import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../../testing/render.ts";

test("A tag with a wrong sign alone on its line is that tag, told where it stands", () => {
  for (const [slip, place, meant] of [
    ["<Note>\nOne\n\nTwo\n<\\Note>", "5:1", "<Note>\nOne\n\nTwo\n</Note>"],
    ["<Note>\nOne\n\nTwo\n</Note}", "5:1", "<Note>\nOne\n\nTwo\n</Note>"],
    ["<Note>\nOne\n\nTwo\n/Note>", "5:1", "<Note>\nOne\n\nTwo\n</Note>"],
    ["< Note>\nOne\n\nTwo\n</Note>", "1:1", "<Note>\nOne\n\nTwo\n</Note>"],
    ['< Card title="a">\nOne\n</Card>', "1:1", '<Card title="a">\nOne\n</Card>'],
  ] as const) {
    const page = render(`${slip}\n\nmore\n`);
    assert.deepEqual(faults(page), [`mdx-syntax ${place}`], slip);
    assert.equal(page.html, render(`${meant}\n\nmore\n`).html, slip);
  }
});

test("An element that ends under a name nearly its own ends there", () => {
  for (const [slip, place, meant] of [
    ['<Accordion title="a">\nOne\n\nTwo\n</Accordian>', "5:1", '<Accordion title="a">\nOne\n\nTwo\n</Accordion>'],
    [
      '<Columns cols={2}>\n<Card title="a">\nOne\n\nTwo\n</Cards>\n</Columns>',
      "6:1",
      '<Columns cols={2}>\n<Card title="a">\nOne\n\nTwo\n</Card>\n</Columns>',
    ],
  ] as const) {
    const page = render(`${slip}\n\nmore\n`);
    assert.deepEqual(faults(page), [`mdx-syntax ${place}`], slip);
    assert.match(page.diagnostics[0]?.message ?? "", /^`<\/\w+>` ends `<\w+>` under another name/, slip);
    assert.equal(page.html, render(`${meant}\n\nmore\n`).html, slip);
  }
});

test("Names of their own, words and code are no slips", () => {
  const code = "```\n<\\Note>\n< Note>\n</Cards>\n```";
  assert.deepEqual(faults(render(`${code}\n`)), []);
  for (const source of [
    "a < b\n\n/usr>\n\n<b",
    "export const Cards = ({ children }) => <p>{children}</p>\n\n<Card>\n\n<Cards>a</Cards>\n\n</Card>\n\n<b",
  ])
    for (const { message } of render(`${source}\n`).diagnostics)
      assert.doesNotMatch(message, /another name|wrong sign/);
});

test("A comment that lacks the brace behind it is one", () => {
  for (const [slip, meant] of [
    ["one\n\n{/* unseen */\n\ntwo", "one\n\n{/* unseen */}\n\ntwo"],
    ["one\n\n{/* not\n\nseen */\n\ntwo {1 + 1}", "one\n\n{/* not\n\nseen */}\n\ntwo {1 + 1}"],
    ["one {/* unseen */", "one {/* unseen */}"],
  ] as const) {
    const page = render(`${slip}\n`);
    assert.equal(page.html, render(`${meant}\n`).html, slip);
    assert.match(page.diagnostics[0]?.message ?? "", /comment has no `}`/, slip);
    assert.equal(page.diagnostics.length, 1, slip);
  }
  assert.match(render("{/* seen */\n\n[1].map((n) => n)}\n\na <b c\n").html, /^1/);
});

test("M05: Thousands of slips take no time's square", () => {
  for (const text of ["{/* a */\n\n", "<\\Note>\n", "< Note>\n", "/Note>\n", "<Card>\n\na\n\n</Cards>\n\n"])
    assert.notDeepEqual(render(`${text.repeat(4000)}<b`).diagnostics, [], text);
});
