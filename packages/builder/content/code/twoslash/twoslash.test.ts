// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are code
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../testing/render.ts";
import { KeptCode } from "../kept-code.ts";
import { askCompiler } from "./compiler.ts";

const block = (code: string, lang = "ts twoslash") => `\`\`\`${lang}\n${code}\n\`\`\`\n`;

/** The code as it stands on the page, and of each name that tells something what it tells. */
function shown(html: string) {
  const [, code = "", tips = ""] =
    /<code>(.*?)<\/code><\/pre>(?:<template[^>]*>(.*)<\/template>)?<\/div>/s.exec(html) ?? [];
  const text = (markup: string) =>
    markup
      .replace(/<[^>]*>/g, "")
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">");
  const said = tips
    .split(/<div>|<\/div><div>|<\/div>/)
    .filter(Boolean)
    .map(text);
  const names = [...code.matchAll(/<span class="[^"]*lc-code-name[^"]*" data-tip="(\d+)">([^<]*)</g)];
  return {
    code: text(code),
    tips: names.map(([, tip, name]) => `${name} → ${said[Number(tip)]}`),
    notes: [...code.matchAll(/(\n?)<span class="lc-code-note" data-kind="(\w+)" data-note="([^"]*)">/g)].map(
      ([, , kind, note]) => `${kind}: ${note}`,
    ),
  };
}

test("Names in code marked twoslash tell their type and what is said of them", () => {
  const page = render(
    block(
      '/** Says **hi** to `name`. */\nfunction greet(name: string) {\n  return `Hi ${name}`;\n}\nconst said = greet("A <b>");',
    ),
  );
  assert.deepEqual(shown(page.html).tips, [
    "greet → function greet(name: string): stringSays hi to name.",
    "name → (parameter) name: string",
    "name → (parameter) name: string",
    "said → const said: string",
    "greet → function greet(name: string): stringSays hi to name.",
  ]);
  assert.match(page.html, /<p>Says <strong>hi<\/strong> to <code>name<\/code>\.<\/p>/);
  assert.deepEqual(page.diagnostics, []);
  assert.ok(page.features.includes("code-types"));
  assert.doesNotMatch(JSON.stringify(page.sections), /parameter/, "types are not what a reader searches for");
});

test("What a block asks its compiler stands below the lines, and what is cut is read and not shown", () => {
  const page = render(
    block(
      '// @errors: 2322\nconst hidden = [1, "two"];\n// ---cut---\nconst all = hidden.map((one) => `${one}`);\n//    ^?\nconst wrong: number = "x"; // [!code --]\n// @warn: Take care\nMath.flo\n//      ^|\n',
      "ts twoslash {1}",
    ),
  );
  const { code, notes } = shown(page.html);
  assert.equal(code, 'const all = hidden.map((one) => `${one}`);\nconst wrong: number = "x";\nMath.flo');
  assert.deepEqual(notes, [
    "query:       ╰ const all: string[]",
    "error:       ╰ Type 'string' is not assignable to type 'number'.",
    "warn: ╰ Take care",
    "completion:         ╰ floor",
  ]);
  assert.match(page.html, /lc-line-highlight">.*all.*\n.*lc-line-remove">.*lc-code-wrong[^>]*>wrong</s);
  assert.deepEqual(page.diagnostics, []);
});

test("Notes keep their lines where a marker had a line to itself", () => {
  const page = render(block("// [!code highlight:2]\nconst a = 1;\nconst b = a + 1;\n//    ^?"));
  assert.match(page.html, /<span class="line lc-line-highlight">[^\n]*>b<[^\n]*<\/span><span class="lc-code-note"/);
});

test("An error that nobody announced is told to the author and not to readers", () => {
  const page = render(block('const a: number = "x";'));
  assert.deepEqual(faults(page), ["code-type-error 1:1"]);
  assert.match(page.diagnostics[0]?.message ?? "", /Type 'string' is not assignable to type 'number'\. \(TS2322\)/);
  assert.doesNotMatch(page.html, /assignable/);
});

test("Code whose packages are not there is shown with the types that are known, and without complaint", () => {
  const page = render(
    block(
      'import { useState } from "react";\nconst [a, set] = useState(1);\n//     ^?\nexport const b = <p id="x">{a.c}</p>;\nconst n = 1;',
      "tsx twoslash",
    ),
  );
  assert.deepEqual(page.diagnostics, []);
  const { tips, notes } = shown(page.html);
  assert.deepEqual(tips, ["id → (property) id: string", "n → const n: 1"]);
  assert.deepEqual(notes, [], "what cannot be known is not said to be anything");
});

test("JavaScript has types too; other languages lose what is written for the compiler", () => {
  assert.deepEqual(shown(render(block("let a = [1];\n//  ^?", "js twoslash")).html).notes, [
    "query:     ╰ let a: number[]",
  ]);
  const python = render(block("# a\n// @errors: 1\nx = 1", "python twoslash"));
  assert.deepEqual(shown(python.html), { code: "# a\nx = 1", tips: [], notes: [] });
  assert.ok(!python.features.includes("code-types"));
});

test("Names lead where a comment says that they do, and other comments with its word stay", () => {
  const code =
    "// @link Ship\n// @link crew: https://example.com/crew\n// @link https://example.com\nclass Ship {}\nconst crew = [new Ship()];\n//    ^?";
  const { html, diagnostics } = render(`## Ship\n\n${block(code)}`);
  assert.equal(shown(html).code, "// @link https://example.com\nclass Ship {}\nconst crew = [new Ship()];");
  assert.equal(
    html.match(/<a[^>]*href="#ship"[^>]*><span class="[^"]*lc-code-name[^>]*>Ship<\/span><\/a>/g)?.length,
    2,
  );
  assert.match(html, /<a[^>]*href="https:\/\/example\.com\/crew"[^>]*><span[^>]*>crew<\/span><\/a>/);
  assert.match(shown(html).notes.join(), /^query: .*const crew: Ship\[\]$/);
  assert.deepEqual(diagnostics, []);
});

test("The compiler reads no file: neither of the repository nor of the machine", () => {
  const page = render(
    block(
      'import own from "../package.json";\nimport * as far from "/etc/passwd";\n/// <reference path="/etc/passwd" />\nconst text = own;\n//    ^?',
      "ts twoslash",
    ),
    { "package.json": '{"secret":1}' },
  );
  assert.doesNotMatch(page.html, /secret|root:/);
});

test("Files of one block are not there for the next", () => {
  const page = render(
    `${block("// @filename: a.ts\nexport const own = 1;\n// @filename: b.ts\nimport { own } from './a';\nown;")}\n${block("import { own } from './a';\nconst it = own;\n//    ^?")}`,
  );
  assert.deepEqual(
    shown(page.html).tips.filter((tip) => tip.startsWith("own → const")),
    ["own → const own: 1"],
  );
  assert.match(page.html, /data-note=" {6}╰ const it: any"/);
});

test("A block that was checked once is not checked again", () => {
  const source = block("const a = 1;\n//    ^?");
  const first = new KeptCode();
  const { html } = render(source, {}, { keptCode: first });
  const added: string[] = [];
  class WatchedCode extends KeptCode {
    override add(key: string): void {
      added.push(key);
    }
  }
  const again = render(source, {}, { keptCode: new WatchedCode(first.toText() ?? "") });
  assert.equal(again.html, html);
  assert.deepEqual(added, []);
});

test("No escape in checked code becomes a sign that means something to whoever places a page", () => {
  const page = render(
    block(
      "// @errors: 2345\nenum Sign { '\\uE000' = '\\u0010' }\nconst one = '\\uE001\\u0011' as const;\n//    ^?\nfunction take(sign: keyof typeof Sign) {}\ntake('\\uE002');",
    ),
  );
  assert.deepEqual(shown(page.html).notes, [
    "query:       ╰ const one: &quot;\uFFFD\\u0011&quot;",
    "error:      ╰ Argument of type '&quot;\uFFFD&quot;' is not assignable to parameter of type '&quot;\uFFFD&quot;'.",
  ]);
  assert.doesNotMatch(page.html, /[\u0010-\u0016\uE000-\uE004]/);
});

test("A compiler that has not answered in time is ended, and the next question starts another", () => {
  assert.equal(askCompiler({ code: "const a = 1;", extension: "ts" }, 0), null);
  const answer = askCompiler({ code: "const a = 1;", extension: "ts" }, 60_000);
  assert.ok(answer && "checked" in answer);
  assert.deepEqual(answer.checked.names, [{ line: 0, character: 6, length: 1, text: "const a: 1", docs: "" }]);
});
