// biome-ignore-all lint/suspicious/noTemplateCurlyInString: programs of content
import assert from "node:assert/strict";
import { test } from "node:test";
import { laterCodeIn, laterCodeOf } from "./later-code.ts";

const block = "const Made = (props) => <CodeBlock language={props.of}>{props.code}</CodeBlock>;\n";
const found = (program: string) => laterCodeOf(block + program).map(({ language, text }) => [language, text]);

test("Code is known by the language that stands beside it, wherever its text comes from", () => {
  assert.deepEqual(
    found(
      'const files = [{ label: "a.py", note: "One line\\nand more", code: "x = 1", language: "python" }, { code: ["npm i", "npm t"].join("\\n"), lang: "bash" }];',
    ),
    [
      ["python", "One line\nand more"],
      ["python", "x = 1"],
      ["bash", "npm i\nnpm t"],
    ],
  );
});

test("Code is known by the property or the variable that is named after its language", () => {
  assert.deepEqual(
    found(
      'const samples = { python: "print(1)", curl: { title: "Shell", code: `curl ${url}\\n  -d 1`.trim() }, other: "a\\nb" };\nconst jsonAnswer = "{\\n" + "}";',
    ),
    [
      ["python", "print(1)"],
      ["curl", "curl x\n  -d 1"],
      ["json", "{\n}"],
    ],
  );
});

test("Code is known by the block that it stands in, and the words of a condition are none", () => {
  const shown =
    'const B = ({ key }) => <p className="a\nb"><CodeBlock language="js">{key === "new" ? "let a" : `var a`}</CodeBlock><CodeBlock lang="sql" code="SELECT 1" title="one" /></p>;';
  assert.deepEqual(found(shown), [
    ["js", "let a"],
    ["js", "var a"],
    ["sql", "SELECT 1"],
  ]);
});

test("Where all blocks of a program name one language, its texts of several lines are in that", () => {
  const program =
    'const one = "a: 1\\nb: 2"; const word = "a";\nconst C = () => <div style={{ mask: "x\\ny" }}><CodeBlock language="yaml">{one}</CodeBlock></div>;';
  assert.deepEqual(laterCodeOf(program), [{ language: "yaml", text: "a: 1\nb: 2" }]);
  assert.deepEqual(found('const one = "a: 1\\nb: 2";'), []);
});

test("Code in props is known as in a program", () => {
  const data = { files: [{ language: "go", code: "x := 1", title: "One" }], text: "a\nb", ruby: "puts 1", lang: 3 };
  assert.deepEqual(laterCodeIn(data), [
    { language: "go", text: "x := 1" },
    { language: "ruby", text: "puts 1" },
  ]);
});

test("Words that name no language are none", () => {
  assert.deepEqual(found('const a = { language: "klingon", code: "x\\ny" }, b = { lang: "text", code: "x\\ny" };'), []);
});
