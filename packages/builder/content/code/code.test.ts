// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are code of several languages
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";
import { parseFenceMeta } from "./fence-meta.ts";
import { codeThemeStyles } from "./themes.ts";
import { tokenizerFor } from "./tokenizer.ts";

test("The line that opens a fence is read in all its spellings", () => {
  const options = parseFenceMeta("TS", 'server.ts icon="node" lines {1,3-5} focus={2} wrap expandable nocopy');
  assert.deepEqual(
    [options.language, options.title, options.icon, options.lines, options.wrap, options.expandable, options.copy],
    ["ts", "server.ts", "node", true, true, true, false],
  );
  assert.deepEqual([...(options.highlight ?? [])], [1, 3, 4, 5]);
  assert.deepEqual([...(options.focus ?? [])], [2]);
  assert.equal(parseFenceMeta("js", 'title="My file" highlight="1-2"').title, "My file");
  assert.equal(parseFenceMeta("js", "lines=false").lines, false);
  assert.equal(parseFenceMeta("nocopy", "").copy, false);
  assert.deepEqual([...(parseFenceMeta("js{2}", "").highlight ?? [])], [2]);
});

test("What other tools write behind the language is understood or left out, and never becomes a title", () => {
  for (const meta of ["showLineNumbers", "linenums=1", "lineNumbers={true}", "line-numbers"]) {
    const { lines, title } = parseFenceMeta("js", meta);
    assert.deepEqual({ lines, title }, { lines: true, title: "" }, meta);
  }
  for (const meta of ['{"path"}', "/path/", "noLineNumbers", "startLine=3", 'theme={{ light: "a", dark: { x: 1 } }}'])
    assert.equal(parseFenceMeta("js", `${meta} a.js`).title, "a.js", meta);
  assert.deepEqual([...(parseFenceMeta("js", 'hl_lines="1 3-4"').highlight ?? [])], [1, 3, 4]);
  assert.equal(parseFenceMeta("js", "[a.js]").title, "a.js");
  assert.equal(parseFenceMeta("js", 'label="A b" nothing').title, "A b");
  const { language, title } = parseFenceMeta("js:src/a.js", "wrap");
  assert.deepEqual({ language, title }, { language: "js", title: "src/a.js" });
  assert.equal(parseFenceMeta("{.python", ".numberLines}").language, "python");
  const { language: rust, languageLabel, title: none } = parseFenceMeta("Rust,no_run,edition2021", "");
  assert.deepEqual([rust, languageLabel, none], ["rust", "Rust", ""]);
  assert.equal(parseFenceMeta("rust,ignore", "main.rs").title, "main.rs");
});

test("Words that could be options stay a title where they are one", () => {
  for (const title of ["/etc/hosts", "POST /users/{id}", "FOO=bar", "config [dev]", "Step 1: a/b"])
    assert.equal(parseFenceMeta("bash", title).title, title);
});

test("Markers in comments leave the code and mark its lines", () => {
  const { html, sections } = render(
    "```js\nconst a = 1; // [!code --]\nconst b = 2; // [!code ++:2]\nconst c = 3;\n```\n",
  );
  assert.doesNotMatch(html, /\[!code/);
  assert.deepEqual(
    [...html.matchAll(/class="line([^"]*)"/g)].map(([, marks]) => marks),
    [" lc-line-remove", " lc-line-add", " lc-line-add"],
  );
  assert.doesNotMatch(sections[0]?.text ?? "", /\[!code/);
});

test("A marker with a backslash is shown without it, so that a page can say how to write one", () => {
  const lines = ["const a = 1; // [\\!code --]", "const b = 2; // [!code ++]", "// [\\!code focus:2]"];
  const { html, sections } = render(`\`\`\`js\n${lines.join("\n")}\n\`\`\`\n`);
  assert.deepEqual(
    [...html.matchAll(/class="line([^"]*)"/g)].map(([, marks]) => marks),
    ["", " lc-line-add", ""],
  );
  assert.equal(sections[0]?.text, "const a = 1; // [!code --] const b = 2; // [!code focus:2]");
  const alone = render("```js\n// [\\!code hl]\n```\n").html.replace(/<[^>]+>/g, "");
  assert.match(alone, /\/\/ \[!code hl\]/);
});

test("A language that no grammar is known for stays plain and is reported", () => {
  const page = render("```nolang\na < b\n```\n");
  assert.match(page.html, /<code language="text">a &lt; b<\/code>/);
  assert.deepEqual(
    page.diagnostics.map(({ code, severity }) => [code, severity]),
    [["unknown-language", "info"]],
  );
});

test("Scripts of the author find code without a grammar as in the format, and colour it themselves", () => {
  const html = (source: string) => render(source).html;
  assert.match(html("```tolk\nfun main() {}\n```"), /<code language="text">fun main\(\) \{\}<\/code>/);
  assert.match(html("```text\nas it is\n```"), /<code language="text">as it is<\/code>/);
  assert.doesNotMatch(html("```js\n1\n```"), /language="text"/);
});

test("Colours do not depend on what was highlighted before", () => {
  const source = "```md\n# T\n\n```js\n```\n";
  const before = render(source);
  render("```js\nlet a = `x${1}`\n```\n");
  assert.deepEqual(render(source), before);
});

test("The ground of code is known for every pair of themes", () => {
  assert.match(codeThemeStyles({ light: "github-light", dark: "github-dark" }), /light-dark\(#fff(?:fff)?,#24292e\)/);
  assert.equal(codeThemeStyles({ light: "no-such-theme", dark: "github-dark" }), "");
});

test("Code inside Markdown and MDX has the colours of its own language", () => {
  const { html } = render('````mdx\n<Card title="x">\n\n```js\nconst a = 1\n```\n</Card>\n````\n');
  assert.match(html, /&lt;<span class="[^"]+">Card<\/span> <span class="[^"]+">title<\/span>/);
  assert.match(html, /<span class="[^"]+">const<\/span>/);
});

test("A line is coloured by its text alone, however long the machine takes for it", (context) => {
  const line = "const port: number = Number(process.env.PORT) || 8080; // the listener";
  const colours = () => tokenizerFor("nord", "min-dark")?.language("javascript", [])?.line(line, null).html;
  const now = Date.now();
  let reads = 0;
  // The first time something else held the machine for longer than a line may take.
  context.mock.method(Date, "now", () => (reads++ < 3 ? now + reads * 600 : now + 1800));
  const slow = colours();
  assert.ok(reads > 3);
  assert.match(slow ?? "", /<span class="[^"]+">\/\/ the listener<\/span>/);
});

test("The theme css-variables leaves every colour to the site's own CSS", () => {
  const codeblocks = { light: "css-variables", dark: "css-variables" };
  const source = '```js\n// note\nconst a = f("x", 1)\n```\n';
  const { html, styles, diagnostics } = render(source, {}, { codeblocks });
  assert.deepEqual(diagnostics, []);
  const ruleOf = (text: string) => styles[new RegExp(`<span class="([^"]+)">${text}`).exec(html)?.[1] ?? ""];
  assert.equal(ruleOf("// note"), "color:var(--mint-token-comment,currentcolor)");
  assert.equal(ruleOf("const"), "color:var(--mint-token-keyword,currentcolor)");
  assert.equal(ruleOf("f"), "color:var(--mint-token-function,currentcolor)");
  assert.equal(ruleOf("1"), "color:var(--mint-token-constant,currentcolor)");
  assert.match(codeThemeStyles(codeblocks), /--mint-color-background.*--mint-color-background/);
});
