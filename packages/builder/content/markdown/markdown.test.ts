import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const markdown = (source: string): string => render(source).markdown;

test("What is Markdown stays as it was written", () => {
  const source =
    "# T\n\nA *b* `c`  \nd\n\n- one\n  - two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js title\nlet a = { b: <c/> }\n```\n";
  assert.equal(markdown(source), source);
});

test("Components become what they say; imports and comments vanish", () => {
  assert.equal(
    markdown(
      'import X from "/x.mdx"\n\n<Note>\n  Mind **this**.\n\n  - a\n  - b\n</Note>\n\n{/* gone */}\n\n<CardGroup cols={2}>\n  <Card title="A" href="/a">About A</Card>\n</CardGroup>\n\n<Tabs>\n  <Tab title="npm">\n    ```bash\n    npm i\n    ```\n  </Tab>\n</Tabs>\n',
    ),
    "> **Note**\n>\n> Mind **this**.\n>\n> - a\n> - b\n\n**[A](/a)**\n\nAbout A\n\n**npm**\n\n```bash\nnpm i\n```\n",
  );
  assert.equal(
    markdown(
      '<ParamField query="limit" type="integer" required>How many.</ParamField>\n\nText <Icon icon="x" />and <Tooltip tip="long form">short</Tooltip>, {1 + 1}.\n',
    ),
    "- `limit` (integer, query, required): How many.\n\nText and short (long form), 2.\n",
  );
});

test("Steps are a numbered list, and relative addresses lead from the root", () => {
  assert.equal(
    markdown(
      '<Steps>\n  <Step title="Get">\n    See [it](./next) and ![](../a.png).\n\n    - b\n  </Step>\n  <Step title="Run">Go.</Step>\n</Steps>\n\nRead [more](more#x) of `[a](b)`.\n',
    ),
    "1. **Get**\n\n   See [it](/guides/next) and ![](/a.png).\n\n   - b\n\n2. **Run**\n\n   Go.\n\nRead [more](/guides/more#x) of `[a](b)`.\n",
  );
});

test("Lists and quotes keep their shape around components", () => {
  assert.equal(
    markdown("1. One <b>two</b>\n2. Three\n\n   <Tip>four</Tip>\n"),
    "1. One **two**\n2. Three\n\n   > **Tip**\n   >\n   > four\n",
  );
});
