import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../../../testing/render.ts";

/** Whether a page has kept its other components, and was not read as plain Markdown. */
function keepsOthers(source: string): boolean {
  const page = render(`${source}\n\n<Note>\nKept\n</Note>\n`);
  const isPlain = page.diagnostics.some(({ message }) => message.includes("plain Markdown"));
  return !isPlain && page.html.includes("lc-callout-note") && !page.html.includes("&lt;Note");
}

test("An element of a line that has no end in its heading or its table ends there, in components too", () => {
  for (const line of ["## a <b>c", "| a | b |\n|---|---|\n| c | <b>d |", "| a | b |\n|---|---|\n| c | d | <b>"]) {
    for (const source of [
      `<Frame>\n${line}\n</Frame>`,
      `<Frame>\n\n${line}\n\n</Frame>`,
      `<Steps>\n  <Step title="s">\n  ${line.replaceAll("\n", "\n  ")}\n  </Step>\n</Steps>`,
    ])
      assert.ok(keepsOthers(source), source);
  }
  assert.match(render("<Frame>\n## a <b>c\n</Frame>\n").html, /<h2[^>]*>a <b>c/);
});

test("A part of a component that begins on the line of another's content ends the one before it", () => {
  const page = render(
    '<Tabs>\n  <Tab title="t">\n  <Icon icon="star" /> <Tab title="u">\n\n  b\n  </Tab>\n\n  <Tab title="v">\n  c\n  </Tab>\n</Tabs>\n',
  );
  assert.equal(page.markdown.replace(/\n+/g, " ").trim(), "**t** **u** b **v** c");
});

test("A tag that no end can be found for costs the page that tag, and not its components", () => {
  for (const source of [
    '<Steps>\n    * a\n        <Step title="s">\n        </Steps>',
    "<details>\n\ta<details>\n\t===\n\n\tb\n</details>",
    '<Step title="s">\n  | a | b |\n  |---|---|\n  <table><tbody><tr><td>c</td><td>',
  ])
    assert.ok(keepsOthers(source), source);
});
