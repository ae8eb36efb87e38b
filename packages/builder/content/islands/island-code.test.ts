import assert from "node:assert/strict";
import { test } from "node:test";
import { readable, render } from "../testing/render.ts";

const switcher = (samples: string) =>
  `export const Switcher = () => {\n  const samples = ${samples};\n  const [key, choose] = useState("curl");\n  return <b onClick={() => choose("python")}><CodeBlock language={key}>{samples[key]}</CodeBlock></b>;\n};\n\n`;
const stores = (html: string) =>
  [...readable(html).matchAll(/<template data-code>(.*?)<\/template>/gs)].map(([, codes = ""]) =>
    codes.replace(/<(?!\/?code>)[^>]*>/g, ""),
  );

test("A page has the code of later states once, and none that a first state shows", () => {
  const page = render(`${switcher('{ curl: "curl -v", python: "import os" }')}<Switcher />\n\n<Switcher />\n`);
  assert.deepEqual(stores(page.html), ["<code>import os</code>"]);
  assert.match(page.html, /<template data-code><code><span class="lc-\w+">import<\/span> os<\/code>/);
});

test("Code of later states is escaped, and only so much of it stands on a page", () => {
  const hostile = render(`${switcher('{ curl: "curl -v", python: "</template><b>1" }')}<Switcher />\n`);
  assert.deepEqual(stores(hostile.html), ["<code>&lt;/template&gt;&lt;b&gt;1</code>"]);
  const [long, half] = [3000, 1500].map((count) => JSON.stringify("# words\n".repeat(count)));
  const page = render(`${switcher(`{ curl: "curl -v", python: ${long}, bash: "ls" }`)}<Switcher />\n`);
  assert.deepEqual(stores(page.html), ["<code>ls</code>"], "one that is too long leaves the place to others");
  const many = Array.from({ length: 1000 }, (_, n) => `{ language: "bash", code: "ls ${n}" }`).join();
  const pieces = render(`${switcher(`{ curl: "curl -v", many: [${many}] }`)}<Switcher />\n`);
  assert.ok((stores(pieces.html)[0]?.match(/<code>/g)?.length ?? 0) <= 200);
  const twice = render(`${switcher(`{ curl: "curl -v", python: ${half}, ruby: ${half}, bash: "ls" }`)}<Switcher />\n`);
  assert.match(stores(twice.html).join(), /<code>ls<\/code>$/, "what stands there already takes no place");
});

test("A component without code blocks brings no code", () => {
  const page = render(
    'export const Plain = () => {\n  const [at, go] = useState({ python: "import os" });\n  return <b onClick={() => go({})}>{at.python}</b>;\n};\n\n<Plain />\n',
  );
  assert.deepEqual(stores(page.html), []);
});
