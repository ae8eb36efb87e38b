// biome-ignore-all lint/suspicious/noTemplateCurlyInString: template literals of the tested content
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

test("Module code of a page goes on over blank lines, in templates and comments too", () => {
  const page = render(
    "export const Box = ({ n }) => {\n  const first = 1\n\n  const code = `a\n\n  b ${n}`\n\n  /* of\n\n     that */\n\n  return <pre>{code}</pre>\n}\n\nText.\n\n<Box n={2} />\n",
  );
  assert.match(page.html, /<p>Text\.<\/p>\n<pre>a\n\n {2}b 2<\/pre>/);
  assert.deepEqual(page.diagnostics, []);
});

test("Module code of a page goes on over blank lines below text of its elements", () => {
  for (const text of ["Text, and more:", "<b>x</b> and (y)", "1. one;", "don't {1 + 1} so.", "&nbsp;", "word"]) {
    const page = render(
      `export const Box = ({ n }) => {\n  const m = n\n\n  return (\n    <div>\n      <p>a</p>\n\n      ${text}\n\n      <p>{m}</p>\n\n      ${text}\n\n    </div>\n  )\n}\n\nText.\n\n<Box n={2} />\n`,
    );
    assert.match(page.html, /<p>Text\.<\/p>\n<div><p>a<\/p>[\s\S]*<p>2<\/p>/, text);
    assert.deepEqual(page.diagnostics, [], text);
  }
});

test("An export has the value that its variable is given later, and so an `enum` has its names", () => {
  const page = render(
    'import { Size, Step, all, n } from "/snippets/sizes.ts"\n\n{Size.Small} {Step.C} {Step[5]} {all.join("+")} {n}\n',
    {
      "snippets/sizes.ts":
        'export enum Size { Small = "s", Large = "l" }\nexport const enum Step { A, B = 5, C }\nexport let all;\nall = [1, 2];\nexport let n = 1;\nn += 2;\n',
    },
  );
  assert.equal(page.html.replace(/\s+/g, " ").trim(), "s 6 B 1+2 3");
  assert.deepEqual(page.diagnostics, []);
});

test("A namespace of TypeScript is an object of what it exports, and one of types alone is none", () => {
  const page = render(
    'import { Limits, Row } from "/snippets/limits.tsx"\n\n{Limits.Units.of(Limits.most)} <Row />\n',
    {
      "snippets/limits.tsx":
        'export namespace Limits {\n  export const most: number = 5;\n  const end = "}";\n  export namespace Units {\n    export function of(n: number): string { return n + " MB" + end }\n  }\n}\nnamespace Shapes { export interface Props { n?: number } }\nexport const Row = ({ n }: Shapes.Props) => <b>{n ?? missing}</b>;\n',
    },
  );
  assert.match(page.html, /5 MB\}/);
  assert.deepEqual(
    page.diagnostics.map(({ code, line }) => [code, line]),
    [["unbound-name", 9]],
  );
});

test("What is wrong in a file of a program is told in words about programs, not about text", () => {
  const told = (code: string) =>
    render('import { a } from "/snippets/a.tsx"\n\n{a}\n', { "snippets/a.tsx": code }).diagnostics.filter(
      ({ file }) => file === "snippets/a.tsx",
    );
  const [syntax] = told("export const b = 1;\n@wrapped class C {}\nexport const a = 1;\n");
  assert.match(
    `${syntax?.line} ${syntax?.message} ${syntax?.hint}`,
    /^2 This is not JavaScript: .*'@'\. Correct the syntax/,
  );
  const [name] = told("export const a = missing + 1;\n");
  assert.match(
    `${name?.message} ${name?.hint}`,
    /`missing` is not defined\. Define the name in the file, or import it/,
  );
});

test("Imports and exports in an element are those of the file", () => {
  const snippet = "<Note>\n\nexport const b = 2\n\n{children} {b}\n</Note>\n";
  const page = render(
    `{a}\n\n<Tabs>\n<Tab title="t">\nimport Part, { b } from "/snippets/part.mdx"\n\nexport const a = 1\n\n<Part>in</Part>\n\n{a + b}\n</Tab>\n</Tabs>\n`,
    { "snippets/part.mdx": snippet },
  );
  assert.match(page.html, /^1[\s\S]*in\s2[\s\S]*3/);
  assert.deepEqual(page.diagnostics, []);
});

test("A file hands on all that another exports, and a snippet used without content shows none", () => {
  const page = render(
    'import { More } from "/parts.jsx"\nimport Box from "/snippets/box.mdx"\n\n<More />\n\n<Box />\n\n<Box>in</Box>\n',
    {
      "parts.jsx": 'export * from "./more.jsx";\n',
      "more.jsx": "export const More = () => <u>more</u>;\nexport default 1;\n",
      "snippets/box.mdx": "[ {children} ]\n",
    },
  );
  assert.match(page.html, /<u>more<\/u>\n<p>\[ {2}\]<\/p>\n<p>\[ in \]<\/p>/);
  assert.deepEqual(page.diagnostics, []);
});
