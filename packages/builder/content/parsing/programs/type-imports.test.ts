import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";

test("What a page imports as types alone is left out without a fault", () => {
  const cases = [
    'import type { Props } from "./types"',
    "import type Props from 'kit';",
    'import type * as Kit from "kit"',
    'import type {\n  Props,\n  Other,\n} from "./types";',
    'import { type Props } from "./types"',
  ];
  for (const line of cases) {
    const page = render(`${line}\nexport const size = 2;\n\nIt is {size}.\n`);
    assert.equal(page.html.trim(), "<p>It is 2.</p>", line);
    assert.deepEqual(faults(page), [], line);
  }
});

test("Values imported beside types keep their names", () => {
  const page = render('import {\n  type Props, size, type } from "/snippets/values.mdx"\n\nIt is {size} {type}.\n', {
    "snippets/values.mdx": 'import type { Props } from "kit"\n\nexport const size = 2;\nexport const type = "small";\n',
  });
  assert.equal(page.html.trim(), "<p>It is 2 small.</p>");
  assert.deepEqual(faults(page), []);
});

test("Code shows its imports of types as they are written, and prose may begin with such words", () => {
  const page = render(
    '```\nimport type { A } from "a"\nimport { type B } from "b"\n```\n\nText\nimport type A from B\n',
  );
  assert.match(page.html, /import type \{ A \} from &quot;a&quot;|import type \{ A \} from "a"/);
  assert.match(page.html, /import \{ type B \} from/);
  assert.match(page.html, /import type A from B/);
});
