import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../../testing/render.ts";

test("A fence that nothing ends before the page does is told where it begins", () => {
  const cases: [source: string, place: string][] = [
    ["Text\n\n```sh\nrun\n\n## Next\n\nwords\n", "3:1"],
    ["```sh\nrun\n```\n\n## Two\n\n~~~~js\na\n~~~\n\nwords\n", "7:1"],
    ["- one\n\n  ```sh\n  run\n\n  words", "3:3"],
    ["> ```sh\n> run\n> words\n", "1:3"],
    ["words\n\n```\n", "3:1"],
    ["Text\n\n```bash\ncode\n</Frame>", "3:1"],
    ["````md\n```js\na\n```\n", "1:1"],
  ];
  for (const [source, place] of cases)
    assert.deepEqual(faults(render(source)), [`mdx-syntax ${place}`], JSON.stringify(source));
});

test("Code that ends with the page, or before it, is not told", () => {
  const cases = [
    "```sh\nrun\n```",
    "```sh\nrun\n```   \n\n",
    "````md\n```js\na\n```\n````\n",
    "~~~sh\nrun\n~~~~\n",
    "> ```sh\n> run\n> ```\n",
    "> > ```sh\n> > run\n>> ```\n",
    "- one\n\n  ```sh\n  run\n  ```\n",
    "1. ```sh\n   run\n   ```\n",
    "<Card title='a'>\n  ```sh\n  run\n  ```\n</Card>\n",
    "`code`",
    "```sh\nrun\n```\n\nwords\n",
    "```sh\n\n```\n",
    "```\n```\n",
  ];
  for (const source of cases) assert.deepEqual(faults(render(source)), [], JSON.stringify(source));
});
