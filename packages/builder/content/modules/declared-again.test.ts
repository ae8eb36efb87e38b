import assert from "node:assert/strict";
import { test } from "node:test";
import { readable, render } from "../testing/render.ts";

const open = "export function open() {\n  document.getElementById('search').click();\n}\n\n";

test("What a page declares twice is what it says last, and what uses it lives", () => {
  const page = render(
    `${open}${open}import { Mark } from "/snippets/mark.jsx"\n\nimport { Mark } from "/snippets/mark.jsx"\n\n` +
      "export const word = 'First'\n\nexport const word = 'Last'\n\n" +
      '<button className="mt-2" onClick={open}>Search <Mark /></button>\n\n{word}\n',
    { "snippets/mark.jsx": "export const Mark = () => <mark>here</mark>" },
  );
  assert.deepEqual(page.diagnostics, []);
  assert.match(page.html, /<lc-island .*<button class="mt-2">.*Search <mark>here<\/mark>.*<\/button><\/lc-island>/s);
  assert.match(page.html, /Last/);
  const [code = ""] = Object.values(page.scripts);
  assert.equal(code.match(/getElementById/g)?.length, 1);
});

test("An element with a handler that cannot be compiled for the browser is shown as it is", () => {
  const page = render(
    `${open}export const a = 1, b = 2\n\nexport const b = 3\n\n<button className="mt-2" onClick={open}>Search</button>\n`,
  );
  assert.match(readable(page.html), /^<button class="mt-2">Search<\/button>$/m);
  assert.deepEqual(
    page.diagnostics.map(({ code }) => code),
    ["client-component"],
  );
});
