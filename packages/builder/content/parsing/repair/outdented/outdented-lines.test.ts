import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../../testing/render.ts";

const plain = (source: string): string => render(source).html.replace(/\s+/g, "");

test("An element of an item holds the lines at the left of it up to its end in the item, and is told once", () => {
  const pairs: [written: string, meant: string, place: string][] = [
    ["1. a\n\n   <Note>\nb {1 + 1}\n   </Note>\n2. c\n", "1. a\n\n   <Note>\n   b {1 + 1}\n   </Note>\n2. c\n", "3:4"],
    ["- a\n  <Note>\n\nb\n\n * c\n\n  </Note>\n- d\n", "- a\n  <Note>\n\n  b\n\n   * c\n\n  </Note>\n- d\n", "2:3"],
    [
      '1. a\n   <Tabs>\n     <Tab title="x">\n```js\nb\n\n  c\n```\n     </Tab>\n   </Tabs>\n2. d\n',
      '1. a\n   <Tabs>\n     <Tab title="x">\n     ```js\n     b\n\n       c\n     ```\n     </Tab>\n   </Tabs>\n2. d\n',
      "3:6",
    ],
    [
      "1. a\n   <CodeGroup>\n```js b\nb\n```\n```js c\nc\n```\n   </CodeGroup>\n\n2. d\n",
      "1. a\n   <CodeGroup>\n   ```js b\n   b\n   ```\n   ```js c\n   c\n   ```\n   </CodeGroup>\n\n2. d\n",
      "2:4",
    ],
    ["- <Note>\nb\n  </Note>\n- c\n", "- <Note>\n  b\n  </Note>\n- c\n", "1:3"],
    ["1. a\n   <Note>\n- b\n- c\n   </Note>\n2. d\n", "1. a\n   <Note>\n   - b\n   - c\n   </Note>\n2. d\n", "2:4"],
  ];
  for (const [written, meant, place] of pairs) {
    assert.deepEqual(faults(render(meant)), []);
    assert.equal(plain(written), plain(meant), written);
    assert.deepEqual(faults(render(written)), [`mdx-syntax ${place}`], written);
  }
  const [fault] = render("1. a\n   <Note>\nb\n   </Note>\n").diagnostics;
  assert.match(fault?.message ?? "", /^`<Note>` begins in an item of a list, and goes on in lines at the left of it\./);
});

test("The next item of the list ends an element that was left open in one, wherever a closing tag stands", () => {
  const page = render("- a\n  <Note>\n  b\n- c\n  </Note>\n- d\n\nlast **words** {1 + 1}\n");
  assert.match(page.html, /<\/aside>\s*<\/li>\s*<li>(?:<p>)?c/);
  assert.match(page.html, /last <strong>words<\/strong> 2/);
});

test("M05: Thousands of lines at the left of elements take no time's square", () => {
  const before = process.cpuUsage();
  render(`1. a\n   <Note>\n${"b\n\n".repeat(50_000)}   </Note>\n2. c\n`);
  render("1. a\n   <Note>\nb\n   </Note>\n".repeat(500));
  const { user, system } = process.cpuUsage(before);
  assert.ok(user + system < 30_000_000, `${user + system} µs`);
});
