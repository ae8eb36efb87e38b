import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../testing/render.ts";

test("A fence without an end ends with the element that it stands in, and is told where it begins", () => {
  const cases: [source: string, markdown: string, places: string[]][] = [
    ["<Frame>\n```bash\ncode\n</Frame>\n\nAfter.", "```bash\ncode\n```\n\nAfter.", ["2:1"]],
    ["<Frame>\n\n  ~~~bash\n  code\n\n</Frame>\n\nAfter.", "~~~bash\ncode\n~~~\n\nAfter.", ["3:3"]],
    [
      '<Tabs>\n<Tab title="x">\n```bash\na\n</Tab>\n<Tab\n  title="y"\n>\n```bash\nb\n```\n</Tab>\n</Tabs>\n\nAfter.',
      "**x**\n\n```bash\na\n```\n\n**y**\n\n```bash\nb\n```\n\nAfter.",
      ["3:1"],
    ],
    ["- a\n\n  <Frame>\n  ```bash\n  code\n  </Frame>\n\n- b", "- a\n\n  ```bash\n  code\n  ```\n\n- b", ["4:3"]],
    [
      "<Frame>\n- ```bash\n  code\n  ```\n- ```js\n  x\n\n</Frame>\n\nAfter.",
      "- ```bash\n  code\n  ```\n- ```js\n  x\n\nAfter.",
      [],
    ],
  ];
  for (const [source, markdown, places] of cases) {
    const page = render(`${source}\n`);
    assert.deepEqual(
      faults(page),
      places.map((place) => `mdx-syntax ${place}`),
      source,
    );
    assert.equal(page.markdown.replace(/\n+/g, "\n").trim(), markdown.replace(/\n+/g, "\n"), source);
  }
});

test("Code that shows elements and fences is left as it is", () => {
  const cases = [
    "<Frame>\n```mdx\n<Frame>\n  text\n</Frame>\n```\n</Frame>",
    "<Frame>\n````mdx\n```bash\ncode\n```\n</Frame>\n````\n</Frame>",
    "<Frame>\n```mdx\n</Frame>\n```\n</Frame>",
    "```mdx\n<Frame>\n```\n\n`<Frame>` is shown:\n\n```mdx\n</Frame>\n```",
    "Text\n\n```bash\ncode\n</Frame>",
  ];
  for (const source of cases) assert.deepEqual(faults(render(`${source}\n`)), [], source);
});

test("Code that goes on over another fence that begins code is told, whatever is missing", () => {
  const cases: [source: string, line: number | null, other: number][] = [
    ["Text\n\n```python Code\na = 1\n\n## Next\n\n```shell\nb\n```", 3, 8],
    ["```mdx\ntext\n    ```bash\n    x\n    ```\n```", 1, 3],
    ["````mdx\n```bash\nx\n```\n````", null, 0],
    ["- ```js\n  x\n\n```bash\ny\n```", null, 0],
    ["```\n``` is a fence, `a`\n```", null, 0],
  ];
  for (const [source, line, other] of cases) {
    const [told, ...others] = render(`${source}\n`).diagnostics;
    assert.equal(told?.line ?? null, line, source);
    assert.deepEqual(others, [], source);
    if (told) assert.match(told.message, new RegExp(`begins in line ${other}\\.$`));
  }
});

test("A page that no end for an element repairs is Markdown as it is written, with the fault that is left", () => {
  const page = render("Text\n\n<Note>\n  ~~~bash\n  code `</Note>`\n");
  assert.equal(page.html.split("&lt;/Note&gt;").length, 2);
  assert.equal(
    page.diagnostics.at(-1)?.message,
    "Expected a closing tag for `<Note>` of line 3. The file is read as plain Markdown.",
  );
});
