import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, readable, render } from "../../../testing/render.ts";

test("An element stays where the value of an attribute is no expression, without that attribute", () => {
  const cases: [source: string, markdown: string, place: string][] = [
    ['<Card title={1 +} href="https://a.b">\n  Text\n</Card>', "**[https://a.b](https://a.b)**\n\nText", "1:13"],
    ['<Card\n  title="A"\n  icon={<svg><path></svg>}\n>\n  Text\n</Card>', "**A**\n\nText", "3:8"],
    ["a <Tooltip tip={b c}>d</Tooltip> e", "a d e", "1:16"],
    ["<Note {...a b}>\n  Text\n</Note>", "> [!NOTE]\n>\n> Text", "1:7"],
    ['- <Card title={"a" "b"} href="https://a.b">c</Card>\n- d', "- **[https://a.b](https://a.b)**\n\nc\n- d", "1:15"],
  ];
  for (const [source, markdown, place] of cases) {
    const page = render(`${source}\n`);
    assert.deepEqual(faults(page), [`mdx-syntax ${place}`], source);
    assert.equal(
      page.markdown
        .trim()
        .replace(/\*\*\s+/g, "** ")
        .replace(/\*\* /g, "**\n\n"),
      markdown,
      source,
    );
  }
});

test("A brace that a value lacks is added, and the attribute has its effect", () => {
  const page = render(
    '<div style={{ display: "flex" } className="a">\n\nText\n\n</div>\n\n<p style={{ color: "red" }>b</p>\n',
  );
  assert.deepEqual(faults(page), ["mdx-syntax 1:12", "mdx-syntax 7:10"]);
  assert.match(readable(page.html), /^<div class="a ls-\w+">\s*<p>Text<\/p>\s*<\/div>\s*<p class="ls-\w+">b<\/p>\s*$/);
});

test("A page with hundreds of such values keeps all its elements", () => {
  const page = render("<Note a={b c}>x</Note>\n\n".repeat(300));
  assert.equal(page.html.split("callout lc-callout-note").length, 301);
  assert.equal(faults(page)[1], "mdx-syntax 3:9");
});

test("What looks like such an element in text and code is neither", () => {
  const page = render("Use `<Card title={1 +}>` or a {b c} d.\n\n```mdx\n<Card title={1 +}>\n```\n");
  assert.deepEqual(faults(page), ["mdx-syntax 1:34"]);
});

test("A quote that a value lacks is added, before it or behind it", () => {
  const cases = [
    '<Card title="A b href="https://a.b/c">x</Card>',
    '<Card title=A b" href="https://a.b/c">x</Card>',
    '<Card title="A b\n  href="https://a.b/c">x</Card>',
    "<Card title='A b href='https://a.b/c'>x</Card>",
  ];
  for (const source of cases) {
    const page = render(`${source}\n`);
    assert.match(page.markdown, /^\*\*\[A b\]\(https:\/\/a\.b\/c\)\*\*\n\nx\n$/, source);
    assert.deepEqual(faults(page), ["mdx-syntax 1:1"], source);
  }
  assert.deepEqual(faults(render('<Card title="set a=" href="https://a.b">x</Card>\n')), []);
});
