import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../../testing/render.ts";

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
    ["- a\n\n<Frame>\n```bash\ncode\n</Frame>\n\nAfter.", "- a\n\n```bash\ncode\n```\n\nAfter.", ["4:1"]],
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

test("A fence below a tag that begins an element ends no code that had left its own element", () => {
  const shown = "```\na\n```\n\nBetween.\n\n```\nb\n```";
  const cases: [source: string, markdown: string, places: string[]][] = [
    ["<Frame>\n```\na\n</Frame>\n\nBetween.\n\n<Frame>\n```\nb\n</Frame>", shown, ["2:1", "9:1"]],
    ["<Frame>\n```\na\n</Frame>\n\nBetween.\n\n<Frame>\n```\nb\n```\n</Frame>", shown, ["2:1"]],
    ["<Frame>\n  ```\n  a\n</Frame>\n\nBetween.\n\n<Card>\n\n  ```\n  b\n  ```\n</Card>", shown, ["2:3"]],
    [
      '<Tabs>\n<Tab title="x">\n```bash\na\n</Tab>\n<Tab title="y">\n```\nb\n</Tab>\n</Tabs>',
      "**x**\n\n```bash\na\n```\n\n**y**\n\n```\nb\n```",
      ["3:1", "7:1"],
    ],
  ];
  for (const [source, markdown, places] of cases) {
    const page = render(`${source}\n\nAfter.\n`);
    assert.deepEqual(
      faults(page),
      places.map((place) => `mdx-syntax ${place}`),
      source,
    );
    assert.equal(page.markdown.replace(/\n+/g, "\n").trim(), `${markdown}\n\nAfter.`.replace(/\n+/g, "\n"), source);
  }
});

test("Code that shows elements and fences is left as it is", () => {
  const cases = [
    "<Frame>\n```mdx\n</Frame>\n<Frame>\n```\n</Frame>",
    "<Frame>\n```\n<Frame>\n</Frame>\n<Frame>\n```\n</Frame>",
    "<Frame>\n```\n</Frame>\n<Frame/>\n```\n</Frame>",
    "<Frame>\n```\n</Frame>\n<Frame>\ntext\n```\n</Frame>",
    "<Frame>\n```mdx\n<Frame>\n  text\n</Frame>\n```\n</Frame>",
    "<Frame>\n````mdx\n```bash\ncode\n```\n</Frame>\n````\n</Frame>",
    "<Frame>\n```mdx\n</Frame>\n```\n</Frame>",
    "```mdx\n<Frame>\n```\n\n`<Frame>` is shown:\n\n```mdx\n</Frame>\n```",
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

test("A fence in a comment begins and ends no code", () => {
  const code = "```js\nconst unseen = 1;\n```";
  for (const comment of [
    `{/* Old, as \`a\`:\n${code} */}`,
    `{/* ${code}\n*/}`,
    "{/*\n```js\nconst unseen = 1;\n*/}",
    "{/*\n$$\nunseen\n*/}",
    `<!-- Old:\n${code} -->`,
    "<!--\n```js\nconst unseen = 1;\n-->",
  ]) {
    for (const [above, below] of [
      ["", ""],
      ['<Steps>\n<Step title="One">\n', "\n</Step>\n</Steps>"],
      ["```js\nconst first = 0;\n```\n\n", "\n\n```js\nconst last = 2;\n```"],
    ]) {
      const page = render(
        `${above}${comment}\n\nInner **words** {1 + 1}.${below}\n\n## Next {#own}\n\n<b>last</b> $x^2$\n`,
      );
      assert.deepEqual(
        page.diagnostics.filter(({ code: kind }) => kind !== "html-comment"),
        [],
        `${above}${comment}`,
      );
      assert.match(
        page.html,
        /Inner <strong>words<\/strong> 2\.[\s\S]*<h2 id="own">[\s\S]*<b>last<\/b> <span class="lc-math">/,
      );
      assert.doesNotMatch(page.html, /unseen/);
    }
  }
  const shown = render(
    "Write `{/*` and <code>`<!--`</code>.\n\n```js\nconst shown = 1; {/*\n```\n\n```js\nx */}\n```\n",
  );
  assert.equal(shown.html.split("code-block-root").length, 3, "what begins in code is no comment");
});

test("A fence without an end in an element without one ends below what is indented as it is, and the element too", () => {
  for (const [indent, signs] of [
    ["  ", "~~~"],
    ["\t", "```"],
    ["    ", "````"],
  ] as const) {
    for (const after of ["", "\nAfter <Badge>b</Badge>.\n"]) {
      const code = `${indent}first line\n\n${indent}code \`</Note>\``;
      const page = render(`Text\n\n<Note>\n${indent}${signs}bash\n${code}\n${after}`);
      const plain = page.html.replace(/<[^>]*>/g, "");
      assert.match(page.html, /lc-callout-note/, indent);
      assert.match(plain, /first line\n\ncode `&lt;\/Note&gt;`/);
      assert.deepEqual(faults(page), [`mdx-syntax 4:${indent.length + 1}`, "mdx-syntax 3:1"]);
      if (after) assert.match(page.html, /<p>After <span[^>]*>b<\/span>/);
    }
  }
});

test("A formula without an end costs itself alone, and is told where it begins", () => {
  for (const [source, at] of [
    ["<Card>\n\n$$\nx^2\n</Card>", "3:1"],
    ["<Card>\n\n$$\nx^2\n\ninner **words**\n\n</Card>", "3:1"],
    ['<Steps>\n  <Step title="a">\n    $$$\n    x\n  </Step>\n</Steps>', "3:5"],
    ["<div>\n\n$$ x\n\n</div>\n\n$$\ny\n$$", "3:1"],
    ["$$\nx", "1:1"],
    ["- $$\n  x\n\n  inner **words**", "1:3"],
  ] as const) {
    const page = render(`${source}\n\nlast **words** {1 + 1}\n`);
    assert.match(page.html, /<p>last <strong>words<\/strong> 2<\/p>/, source);
    if (source.includes("inner") && !source.startsWith("-")) assert.match(page.html, /inner <strong>words/);
    if (!source.startsWith("-")) assert.deepEqual(faults(page), [`mdx-syntax ${at}`], source);
  }
  const whole = "<Card>\n\n$$\nx\n\ny\n$$\n\n</Card>\n\n- $$\n  z\n  $$\n\n`$$` and $$a$$ {1 + 1}\n";
  assert.deepEqual(faults(render(whole)), []);
});

test("M05: Thousands of formulas without an end take no time's square", () => {
  const before = process.cpuUsage();
  for (const formulas of ["$$ a\n\n".repeat(30_000), `<Card>\n\n${"$$ a\n\n".repeat(30_000)}</Card>\n\n$$\nb\n$$\n`]) {
    const { html } = render(`${formulas}\nlast **words**\n`);
    assert.match(html, /last <strong>words/);
  }
  const { user, system } = process.cpuUsage(before);
  assert.ok(user + system < 15_000_000, `${user + system} µs`);
});
