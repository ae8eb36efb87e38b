// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are code of several languages
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";
import { colourAhead } from "./colour-ahead.ts";
import { CustomGrammars } from "./custom-grammars.ts";
import { KeptCode } from "./kept-code.ts";

const codeblocks = { light: "github-light", dark: "github-dark" };

/** Code that is taken as it was coloured ahead, and how often more had to be coloured. */
class WatchedCode extends KeptCode {
  more = 0;
  override add(key: string, block: Parameters<KeptCode["add"]>[1]): void {
    this.more++;
    super.add(key, block);
  }
}

/** Renders with code that was coloured ahead. */
function renderAhead(source: string) {
  const keptCode = new WatchedCode(colourAhead(source, { codeblocks }) ?? undefined);
  const page = render(source, {}, { keptCode, isWatched: true });
  return { page, more: keptCode.more };
}

const fenced: Record<string, string> = {
  "with options and a title": '```ts server.ts {1} lines\nconst a = "b";\n```\n',
  "with tildes, and backticks in it": "~~~md\n```js\nlet a\n```\n~~~\n",
  "with more signs than it holds": "````js\n```\nlet a;\n````\n",
  "in a list": "1. Do it:\n\n   ```bash\n   echo $HOME\n     indented\n   ```\n\n- ```json\n  {}\n  ```\n",
  "in components": '<Tabs>\n  <Tab title="A">\n    ```py\n    def a():\n        return 1\n    ```\n  </Tab>\n</Tabs>\n',
  "with marked lines": "```js\nlet a; // [!code ++]\n// [!code highlight:2]\nlet b;\n```\n",
  "with what Twoslash alone reads": "```go twoslash\n// @errors: 2322\nvar a = 1\n//  ^?\n```\n",
  "without an end": "Text\n\n```js\nlet a;\n",
  "after Windows line ends became ours": "```js\nlet a;\n\nlet b;\n```\n",
};

for (const [what, source] of Object.entries(fenced))
  test(`A block ${what} is known when its page is rendered, and looks the same`, () => {
    const { page, more } = renderAhead(source);
    assert.equal(more, 0);
    assert.match(page.html, /<span class="lc-/);
    const alone = render(source);
    assert.equal(page.html, alone.html);
    assert.deepEqual(page.styles, alone.styles);
  });

test("What was read otherwise than it is rendered is coloured with its page, and looks the same", () => {
  const source =
    '```ts twoslash\nlet a = 1; //\n```\n\n> ```js\n> let a;\n> ```\n\n```js\nlet {{name}};\n```\n\n<CodeBlock language="js">let c;</CodeBlock>\n';
  assert.equal(renderAhead(source).page.html, render(source).html);
});

test("A line of any length and of any signs is looked at once", () => {
  const long = "a".repeat(500_000);
  for (const line of [
    `\`\`\`${long}\u2028`,
    `\`\`\`text ${" ".repeat(500_000)}\u2028`,
    "`".repeat(500_000),
    "``` ".repeat(200_000),
  ])
    assert.equal(colourAhead(line, { codeblocks }), null);
});

test("There is nothing to colour in plain text, diagrams and languages that no grammar is known for", () => {
  for (const language of ["", "text", "mermaid", "nolang"])
    assert.equal(colourAhead(`\`\`\`${language}\na --> b\n\`\`\`\n`, { codeblocks }), null);
  assert.equal(colourAhead("Text with `code`.\n", { codeblocks }), null);
  assert.equal(colourAhead("```js\nlet a;\n```\n", { codeblocks: { light: "no-theme", dark: "no-theme" } }), null);
  const { page } = renderAhead("```nolang\na\n```\n");
  assert.deepEqual(
    page.diagnostics.map((one) => one.code),
    ["unknown-language"],
  );
});

test("A language with a grammar of the repository is left to the rendering, which gives it time", () => {
  const grammar = { file: "js.json", hash: "1", names: ["js"], scope: "source.own" };
  const grammars = new CustomGrammars([grammar], () => '{"scopeName":"source.own","patterns":[]}');
  assert.equal(colourAhead("```js\nlet a;\n```\n", { codeblocks, grammars }), null);
});
