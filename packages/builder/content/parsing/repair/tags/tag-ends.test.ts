import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../../testing/render.ts";

test("A tag that begins its line may end with a `>` that begins one, before words too: MDX reads it, and nothing is told", () => {
  for (const [source, inOneLine] of [
    ['<Note\n  title="T"\n>words **bold**</Note>', '<Note title="T">words **bold**</Note>'],
    ['<Note\n  title="T"\n>words\nmore</Note>', '<Note title="T">words\nmore</Note>'],
    ['<a\n  href="/x"\n  id={"b"}\n>link</a> and words', '<a href="/x" id={"b"}>link</a> and words'],
    ['<Note title={"T"}><a\n  href="/x"\n>link</a></Note>', '<Note title={"T"}><a href="/x">link</a></Note>'],
    ['<p><a\n  href="/x"\n>link</a></p>', '<p><a href="/x">link</a></p>'],
    ['- {"one"} <br/> <a\n    href="/x"\n  >link</a>', '- {"one"} <br/> <a href="/x">link</a>'],
    ['words\n<a\n  href="/x"\n>link</a>', 'words\n<a href="/x">link</a>'],
    ['- <a\n    href="/x"\n  >link</a>\n- two', '- <a href="/x">link</a>\n- two'],
    ['- one\n  <a\n    href="/x"\n  > link</a>', '- one\n  <a href="/x"> link</a>'],
    ["<div\n  style={{ gap: 4 }}\n><p>a</p>\n<b>c</b></div>", "<div style={{ gap: 4 }}><p>a</p>\n<b>c</b></div>"],
    [
      '<Card\n  title="T"\n>\n  <a\n    href="/x"\n  >link</a>\n</Card>',
      '<Card title="T">\n  <a href="/x">link</a>\n</Card>',
    ],
  ] as const) {
    const page = render(`${source}\n`);
    assert.deepEqual(faults(page), [], source);
    assert.equal(page.html, render(`${inOneLine}\n`).html, source);
  }
});

test("What stands below tags over lines keeps its ids and places, however many they are", () => {
  const tag = '<a\n  href="/x"\n>link</a>\n\n## H {#own}\n\n{nope}\n\n';
  const page = render(tag.repeat(100));
  assert.equal(page.html.split(`<a href="`).length, 101);
  assert.equal(page.html.split('id="own').length, 101);
  assert.deepEqual(
    faults(page),
    Array.from({ length: 100 }, (_, index) => `unbound-name ${index * 8 + 7}:2`),
  );
});

test("A `>` that begins a line of code, or a quotation, is one", () => {
  const code = '```jsx\n<a\n  href="/x"\n>link</a>\n```\n';
  const page = render(`${code}\n<a\n  href="/x"\n>link</a>\n\n> quoted\n`);
  assert.match(page.html.replace(/<\/?span[^>]*>/g, ""), /&lt;a\n {2}href="\/x"\n&gt;link&lt;\/a&gt;<\/code>/);
  assert.match(page.html, /<blockquote>\s*<p>quoted/);
});

test("Words behind a `<` are no tag to a quotation below a blank line", () => {
  for (const [source, shown] of [
    ["If a <b then c.\n\n> quoted {1 + 1}\n", /<p>If a &lt;b then c\.<\/p>\s*<blockquote>\s*<p>quoted 2</],
    ["<b\n\n> quoted {1 + 1}\n", /&lt;b<\/p>\s*<blockquote>\s*<p>quoted 2</],
  ] as const) {
    const page = render(source);
    assert.match(page.html, shown);
    assert.equal(page.diagnostics.length, 1);
    assert.match(page.diagnostics[0]?.message ?? "", /^This `<` does not begin a tag/);
  }
});

test("An element that such a tag begins, and that ends elsewhere, is told for that", () => {
  const [fault, ...others] = render('<Note\n  title="T"\n>words\n\nmore\n</Note>\n').diagnostics;
  assert.match(fault?.message ?? "", /^`<Note>` shares its line with text/);
  assert.deepEqual(others, []);
});

test("M05: Thousands of tags over lines take no time's square", () => {
  const before = process.cpuUsage();
  render('<a\n  href="/x"\n>link</a>\n\n'.repeat(20_000));
  render(`${'<a href="x" {"b"} \n'.repeat(20_000)}\n<a\n  href="/x"\n>link</a>\n`);
  const { user, system } = process.cpuUsage(before);
  assert.ok(user + system < 30_000_000, `${user + system} µs`);
});
