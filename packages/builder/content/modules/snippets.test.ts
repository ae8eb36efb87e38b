// biome-ignore-all lint/suspicious/noTemplateCurlyInString: template literals of the tested content
import assert from "node:assert/strict";
import { test } from "node:test";
import { readable, render } from "../testing/render.ts";

test("Snippets render with their props, nested and relative, and the page depends on them", () => {
  const page = render(
    'import Intro from "/snippets/intro.mdx"\nimport { version } from "../shared/data.jsx"\n\n<Intro name="Ada" />\n\n{version}\n',
    {
      "snippets/intro.mdx":
        '---\ntitle: x\n---\nimport Deep from "./deep.md"\n\nHello {name}, {props.name}.\n\n<Deep />\n',
      "snippets/deep.md": "Deep *text*.\n",
      "shared/data.jsx": "export const version = '1.4'\n",
    },
  );
  assert.equal(page.html, "<p>Hello Ada, Ada.</p>\n<p>Deep <em>text</em>.</p>\n1.4");
  assert.deepEqual(page.dependencies, ["shared/data.jsx", "snippets/deep.md", "snippets/intro.mdx"]);
  assert.equal(page.markdown, "Hello Ada, Ada.\n\nDeep *text*.\n\n1.4\n");
  assert.deepEqual(page.diagnostics, []);
});

test("Components of a .jsx file are used like those of the format", () => {
  const page = render('import { Box } from "/snippets/box.jsx";\n\n<Box title="T">in</Box>\n', {
    "snippets/box.jsx":
      "const base = 'p-4';\n\nexport const Box = ({ title, children }) => (\n  <div className={`${base} border`}>\n    <b>{title}</b>\n    {children}\n  </div>\n);\n",
  });
  assert.equal(page.html, '<div class="p-4 border"><b>T</b>in</div>');
  assert.deepEqual(page.classes, ["border", "p-4"]);
});

test("M07: Snippets that include one another without an end in sight are told where it becomes too much, and the page stands", () => {
  for (const step of [
    (at: number) => `import S from "/snippets/s${at + 1}.mdx"\n\n<S />\n`,
    (at: number) => `export { default } from "/snippets/s${at + 1}.mdx"\n`,
    (at: number) => `export * from "/snippets/s${at + 1}.mdx"\nexport const S${at} = 1\n`,
  ]) {
    const files = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`snippets/s${at}.mdx`, step(at)]));
    const page = render('import S from "/snippets/s0.mdx"\n\nbefore\n\n<S />\n\nafter\n', files);
    assert.match(page.html, /<p>before<\/p>[\s\S]*<p>after<\/p>/);
    const deep = page.diagnostics.filter(({ code }) => code === "nested-too-deeply");
    assert.deepEqual(
      deep.map(({ file, line, column }) => `${file}:${line}:${column}`),
      ["snippets/s99.mdx:1:1"],
    );
  }
});

test("M07: A circle of snippets is reported with its chain, and the page stands", () => {
  const page = render('import A from "/snippets/a.mdx"\n\n<A />\n\nend\n', {
    "snippets/a.mdx": 'import B from "./b.mdx"\n\nin a\n\n<B />\n',
    "snippets/b.mdx": 'import A from "./a.mdx"\n\nin b\n\n<A />\n',
  });
  assert.match(page.html, /in a[\s\S]*in b[\s\S]*end/);
  const [fault] = page.diagnostics;
  assert.equal(fault?.code, "snippet-cycle");
  assert.match(fault?.message ?? "", /snippets\/a\.mdx → snippets\/b\.mdx → snippets\/a\.mdx/);
  assert.deepEqual([fault?.file, fault?.line], ["snippets/b.mdx", 1]);
});

test("Faults and references inside a snippet name the snippet's file and line", () => {
  const page = render('import S from "/snippets/s.mdx"\n\n<S />\n', {
    "snippets/s.mdx": "---\na: 1\n---\n\n[x](/y)\n\n<Nope />\n",
  });
  assert.deepEqual(page.references, [{ kind: "page", target: "/y", file: "snippets/s.mdx", line: 5, column: 1 }]);
  assert.deepEqual(
    page.diagnostics.map(({ code, file, line }) => [code, file, line]),
    [["unknown-component", "snippets/s.mdx", 7]],
  );
});

test("An import that is not used costs nothing, one of a missing file is reported", () => {
  assert.deepEqual(render('import A from "/snippets/none.mdx"\n\ntext\n').diagnostics, []);
  const page = render('import Gone from "/snippets/none.mdx"\n\n<Gone />\n\ntext\n');
  assert.deepEqual(
    page.diagnostics.map(({ code }) => code),
    ["missing-snippet"],
  );
  assert.match(page.html, /<p>text<\/p>/);
});

test("The format's component of the name stands where an import of it cannot be had", () => {
  const source = [
    'import { Card, Note as Hint } from "@site/src/components"',
    'import { Badge } from "/snippets/some.jsx"',
    "",
    '<Card title="Pier" href="/pier"><Badge>New</Badge></Card>',
    "",
    "<Hint>own</Hint>",
    "",
  ];
  const page = render(source.join("\n"), { "snippets/some.jsx": "export const Other = 1\n" });
  assert.match(page.html, /<a class="card" href=[^>]*>.*Pier.*<span class="badge".*New/s);
  assert.match(page.html, /own/);
  assert.doesNotMatch(page.html, /callout/);
  assert.deepEqual(
    page.diagnostics.map(({ code }) => code),
    ["missing-snippet", "missing-export"],
  );
});

test("What is made of an import that cannot be had is not complained about beside the import", () => {
  const page = render(
    [
      'import data from "/data/none.json"',
      'import bad from "/data/bad.json"',
      'import * as all from "/snippets/none.mdx"',
      'import { Lost, words } from "/snippets/some.jsx"',
      "",
      "export const Box = ({ rows }) => <p>{rows.length} rows</p>",
      "export const Live = ({ rows }) => { const [n, set] = useState(0); return <p onClick={set}>{rows.length} alive</p> }",
      "export const names = data.map((one) => one.name)",
      "",
      'A {data.x.y} {bad.x} {words.join("")} {names.length} {data ?? "other"} {data?.x ? "yes" : "no"}.',
      "",
      "<Card title={data.title}>card</Card>",
      "",
      "<Box rows={data} /><Live rows={bad} />",
      "",
      "<all.Thing>within</all.Thing><Lost.Part />",
      "",
    ].join("\n"),
    { "data/bad.json": "{", "snippets/some.jsx": "export const Other = 1\n" },
  );
  assert.match(page.html, /other no\..*card.*<p> rows<\/p>.*alive.*within/s);
  assert.deepEqual(
    page.diagnostics.map(({ code, line }) => `${code} ${line}`),
    ["missing-snippet 1", "expression-syntax 2", "missing-snippet 3", "missing-export 4", "missing-export 4"],
  );
});

test("What a page gives a component that its file does not export stays on the page", () => {
  const file = "export const Other = () => <p>other</p>\n\nexport const Lost = ({ a = 'x }) => <b>{a}</b>\n";
  const page = render('import { Lost } from "/snippets/a.mdx"\n\n<Lost title="Name">words</Lost>\n', {
    "snippets/a.mdx": file,
  });
  assert.match(page.html, /Name[\s\S]*words/);
  assert.deepEqual(
    page.diagnostics.map(({ code, file }) => `${code} ${file}`),
    ["expression-syntax snippets/a.mdx"],
  );
});

test("The older way to include a file works", () => {
  assert.equal(
    readable(render('<Snippet file="a.mdx" />', { "snippets/a.mdx": "[l](/p)\n" }).html),
    '<p><a href="[/p]">l</a></p>\n',
  );
});

test("An import may leave away how a file ends, or name a folder for the index in it", () => {
  const page = render(
    'import A from "/snippets/a"\nimport { b } from "../snippets/b"\nimport { c } from "/snippets/c"\nimport D from "/snippets/d"\n\n<A /> {b} {c} <D />\n',
    {
      "snippets/a.jsx": "export default () => <b>A</b>",
      "snippets/b.ts": "export const b: string = 'B';",
      "snippets/c.js": "export const c = 'C'",
      "snippets/d/index.jsx": "export default () => <b>D</b>",
    },
  );
  assert.equal(page.html.replace(/\s+/g, " ").trim(), "<b>A</b> B C <b>D</b>");
  assert.deepEqual(page.diagnostics, []);
});

test("Components may be written in TypeScript", () => {
  const page = render('import { Tag, Count } from "/snippets/tag.tsx"\n\n<Tag name="a" />\n\n<Count start={3} />\n', {
    "snippets/tag.tsx":
      'import { type ReactNode, useState } from "react";\ninterface Props { name: string; children?: ReactNode }\nexport const Tag: React.FC<Props> = ({ name }: Props) => <b>{name as string}</b>;\nexport function Count({ start }: { start: number }) { const [n, set] = useState<number>(start); return <i onClick={() => set(n + 1)}>{n}</i>; }\n',
  });
  assert.match(page.html, /<b>a<\/b>/);
  assert.match(page.html, /<i>3<\/i>/);
  assert.deepEqual(page.diagnostics, []);
});

test("A snippet sees what the page that shows it imports or defines, whatever the order", () => {
  const page = render(
    'import { Panel } from "/snippets/panel.jsx"\nimport Hint from "/snippets/hint.mdx"\nimport { tones } from "/snippets/tones.jsx"\nimport { Rule } from "/snippets/rule.jsx"\nimport { Gone } from "/snippets/gone.jsx"\n\nexport const product = "Shop"\n\n<Panel>in</Panel>\n\n<Hint />\n',
    {
      "snippets/panel.jsx":
        "const Panel = ({ children }) => <div title={tones.warm}>{product} {children}<Rule /></div>;\nexport { Panel };\n",
      "snippets/hint.mdx": "{product} is {tones.warm} <Rule />\n",
      "snippets/tones.jsx": "export const tones = { warm: 'red' };\n",
      "snippets/rule.jsx": "const sign = '-';\nexport const Rule = () => <i>{sign}</i>;\n",
    },
  );
  assert.equal(page.html, '<div title="red">Shop in<i>-</i></div>\n<p>Shop is red <i>-</i></p>\n');
  assert.deepEqual(page.diagnostics, []);
  assert.deepEqual(page.dependencies, [
    "snippets/hint.mdx",
    "snippets/panel.jsx",
    "snippets/rule.jsx",
    "snippets/tones.jsx",
  ]);
});

test("What a snippet binds itself is not what the page calls by the same name", () => {
  const page = render(
    'import { A } from "/snippets/a.jsx"\nimport { label } from "/snippets/b.jsx"\n\n{label} <A />\n',
    {
      "snippets/a.jsx": "const label = 'own';\nexport const A = () => <b>{label}</b>;\n",
      "snippets/b.jsx": "export const label = 'page';\n",
    },
  );
  assert.match(page.html, /page\s+<b>own<\/b>/);
});

test("A file of one paragraph goes on with the line that it stands in", () => {
  const version = { "snippets/v.mdx": "{/* ours */}\n1.2 **x**\n", "snippets/two.mdx": "one\n\ntwo\n" };
  const page = render(
    'import V from "/snippets/v.mdx"\nimport Two from "/snippets/two.mdx"\n\nVersion <V /> now.\n\n<V />\n\nSee <Two />\n',
    version,
  );
  assert.equal(
    page.html,
    '<p>Version 1.2 <strong>x</strong> now.</p>\n<p>1.2 <strong>x</strong></p>\n<div class="lc-paragraph">See <p>one</p>\n<p>two</p>\n</div>\n',
  );
});

test("A relative address in a snippet starts from the page, or from the snippet where only there is something", () => {
  const page = render('import S from "./parts/s.mdx"\n\n<S />\n', {
    "guides/parts/s.mdx": "![](./near.png) ![](./page.png) [a](./near) [b](./far)\n",
    "guides/parts/near.png": "",
    "guides/parts/near.mdx": "",
    "guides/page.png": "",
  });
  assert.deepEqual(
    page.references.map(({ target }) => target),
    ["/guides/parts/near.png", "/guides/page.png", "/guides/parts/near", "/guides/far"],
  );
});

test("A snippet's props stand in its fenced code too, and other braces are code", () => {
  const page = render(
    'import Install from "/snippets/install.mdx"\n\n<Install pkg="acme" count={2} />\n\n```sh\n{pkg}\n```\n',
    {
      "snippets/install.mdx": "```sh\nnpm i {pkg}@{props.count} {other} ${pkg} {{pkg}}\n```\n",
    },
  );
  const text = page.html.replace(/<[^>]*>/g, "");
  assert.match(text, /npm i acme@2 \{other\} \$\{pkg\} \{\{pkg\}\}/);
  assert.match(text, /^\{pkg\}$/m);
  assert.match(page.markdown, /npm i acme@2 \{other\} \$\{pkg\}/);
});

test("Classes of an imported style sheet are found by their names, and the sheet is no page", () => {
  const files = {
    "snippets/box.module.css":
      "/* .gone {} */\n.box { margin: 1.5em }\n@media print { .box:hover > .inner-part { color: red } }\n",
    "snippets/box.jsx":
      'import styles from "./box.module.css"\nexport const Live = () => { const [n] = useState(1); return <b className={styles.box}>{n}</b> }',
  };
  const page = render(
    'import styles from "/snippets/box.module.css"\nimport { Live } from "/snippets/box.jsx"\n\n<p className={styles.box + " " + styles["inner-part"]}>{Object.keys(styles).join()}</p>\n\n<Live />\n',
    files,
  );
  assert.match(page.html, /<p class="box inner-part">box,inner-part<\/p>/);
  assert.match(page.html, /<b class="box">1<\/b>/);
  assert.match(Object.values(page.scripts).join(), /"snippets\/box\.module\.css":function.*"box":"box"/);
  assert.deepEqual(page.diagnostics, []);
});

test("An import that leads above the root begins there, as an address does", () => {
  const files = { "snippets/a.mdx": 'import B from "../../../snippets/b.mdx"\n\na <B />\n', "snippets/b.mdx": "b\n" };
  for (const specifier of ["../../../snippets/a.mdx", "/../snippets/a.mdx"]) {
    const page = render(`import A from "${specifier}"\n\n<A />\n`, files);
    assert.match(page.html, /a.*b/s, specifier);
    assert.deepEqual(page.diagnostics, []);
  }
});
