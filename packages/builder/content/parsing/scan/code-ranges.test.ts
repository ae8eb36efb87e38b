import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";
import { findCode } from "./code-ranges.ts";

const codeOf = (source: string) => {
  const ranges = findCode(source);
  return ranges.flatMap((start, index) => (index % 2 === 0 ? [source.slice(start, ranges[index + 1])] : []));
};

test("A fence in a quotation that the code of another shows does not end that one", () => {
  const cases: [source: string, code: string[]][] = [
    ["```md\n> ```\n> a\n> ```\n```\nb `c`\n", ["```md\n> ```\n> a\n> ```\n```", "`c`"]],
    ["> ```md\n> > ```\n> a\n> ```\nb `c`\n", ["> ```md\n> > ```\n> a\n> ```", "`c`"]],
    [">> ```\n> > a\n>> ```\n\n`c`\n", [">> ```\n> > a\n>> ```", "`c`"]],
    ["> ```\n> a\n\n`c`\n", ["> ```\n> a", "`c`"]],
    ["> > ```\n> > a\n> b `c`\n", ["> > ```\n> > a", "`c`"]],
    ["> - ```\n>   a\n>   ```\n\n`c`\n", ["> - ```\n>   a\n>   ```", "`c`"]],
  ];
  for (const [source, code] of cases) assert.deepEqual(codeOf(source), code, source);
  const page = render("Text\n```md\n> [!NOTE]\n> ```js\n> a {b}\n> ```\n```\nLater {1 + 1}\n");
  assert.match(page.html, /&gt; ```<\/span>[\s\S]*<p>Later 2<\/p>/);
  assert.deepEqual(faults(page), []);
});
