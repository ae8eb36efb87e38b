import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../../testing/render.ts";

test("A tag that lacks its `>` at the end of its line is that tag, told where it stands", () => {
  for (const [source, place, whole] of [
    [
      '<Steps>\n<Step title="a">\nOne\n</Step\n<Step title="b">\nTwo\n</Step>\n</Steps>',
      "4:1",
      '<Steps>\n<Step title="a">\nOne\n</Step>\n<Step title="b">\nTwo\n</Step>\n</Steps>',
    ],
    ["<Note>\nOne\n</Note\n\nmore", "3:1", "<Note>\nOne\n</Note>\n\nmore"],
    ["<Note>One</Note\n\nmore", "1:10", "<Note>One</Note>\n\nmore"],
    ["<Note>\nOne\n</Note", "3:1", "<Note>\nOne\n</Note>"],
    ["<Tip\nHello *there*, you\n</Tip>", "1:1", "<Tip>\nHello *there*, you\n</Tip>"],
    [
      '<Card title="a" href={"/x"}\n  Words of it\n</Card>\n\nmore',
      "1:1",
      '<Card title="a" href={"/x"}>\n  Words of it\n</Card>\n\nmore',
    ],
    ['<img src="/a.png" alt="b"\n\nmore', "1:1", '<img src="/a.png" alt="b" />\n\nmore'],
    ['<img src="/a.png" alt="b" /\n\nmore', "1:1", '<img src="/a.png" alt="b" />\n\nmore'],
    ['<Card title="a" href="/x" /\n\nmore', "1:1", '<Card title="a" href="/x" />\n\nmore'],
    ["<Icon icon='star'/\n\nmore", "1:1", "<Icon icon='star'/>\n\nmore"],
    ['<div className="a"\n\nOne\n\n</div>', "1:1", '<div className="a">\n\nOne\n\n</div>'],
    ["<details>\n\nOne\n\n</details\n\nmore", "5:1", "<details>\n\nOne\n\n</details>\n\nmore"],
  ] as const) {
    const page = render(`${source}\n`);
    assert.deepEqual(faults(page), [`mdx-syntax ${place}`], source);
    assert.match(page.diagnostics[0]?.message ?? "", /^`<\/?\w+` has no `>`/, source);
    assert.equal(page.html, render(`${whole}\n`).html, source);
  }
});

test("A tag over lines, a word and code are left as they are", () => {
  for (const source of [
    '<Note\n  title="T"\n>\nwords\n</Note>',
    '<Card\n  title="T"\n  horizontal\n  href="/x"\n/>',
    "<Accordion\n  defaultOpen\n  title='T'>\nx\n</Accordion>",
    "<Note>\nwords\n</Note\n>",
    "```\n<Tip\nHello\n</Tip\n```",
  ])
    assert.deepEqual(faults(render(`${source}\n`)), [], source);
  const words = render("If a <B\nthen c, and `</Note`\n\nand </foo\n");
  assert.match(words.html, /If a &lt;B\nthen c, and <code>&lt;\/Note<\/code><\/p>\s*<p>and &lt;\/foo/);
});

test("M05: Thousands of tags without their `>` take no time's square", () => {
  for (const text of ["</Note\n", "<Note\n", '<Card title="a" /\n', "<Note\na b c\n", '<Card title="a"\n'])
    assert.notDeepEqual(render(text.repeat(8000)).diagnostics, [], text);
});
