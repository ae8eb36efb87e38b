// biome-ignore-all lint/suspicious/noTemplateCurlyInString: template literals of the tested content
import assert from "node:assert/strict";
import { test } from "node:test";
import { isStringOneByteRepresentation } from "node:v8";
import { faults, render } from "../../testing/render.ts";
import { hiddenSigns } from "./hidden-signs.ts";

const text = (source: string): string => render(source).html.replace(/<[^>]*>|\n/g, "");

test("Each expression of a paragraph is evaluated, whatever dollars stand in and between them", () => {
  const cases: [source: string, shown: string][] = [
    ["It costs {'$'}5 and {'$'}10 a month.", "It costs $5 and $10 a month."],
    ["Between $5 and {'$'}10, {1 + 1} of {'$'}3.", "Between $5 and $10, 2 of $3."],
    ["export const a = 1\n\nFrom {`v${a}`} to **{`$${a + 1}`}** `$x`, {`{${a}}`}.", "From v1 to $2 $x, {1}."],
    ['Costs $5 for {1 + 1} <b title="or $6">now</b>.', "Costs $5 for 2 now."],
    ["| {'$'}1 | {'$'}2 |\n|--|--|\n| {'$'}3 | {'$'}4 |", "$1$2$3$4"],
    ["Of $5: {1 + 1} of $6.", "Of $5: 2 of $6."],
    ["Set `$HOME` to {1 + 1} and `$PATH`\\\nto **$5**", "Set $HOME to 2 and $PATHto $5"],
    ["| $5 | {1 + 1} |\n|--|--|\n| <b>$6</b> | {2} |", "$52$62"],
    ["See https://example.com/$x and [$5](/a$b), {1 + 1} \\$6", "See https://example.com/$x and $5, 2 $6"],
    ["Code `{ $a }` and {'$'}, \\{ $b \\} and {'$'}", "Code { $a } and $, { $b } and $"],
    ["```js\nconst a = { b: `$${c}` }\n```\n\n{'$'} {'$'}", "const a = { b: `$${c}` }$$"],
  ];
  for (const [source, shown] of cases) {
    assert.equal(text(`${source}\n`), shown, source);
    assert.deepEqual(faults(render(`${source}\n`)), [], source);
  }
});

test("Names with dollars are names in expressions and attributes, also on several lines and beside formulas", () => {
  const cases: [source: string, shown: string][] = [
    [
      'export const Keys = ({ of, by }) => <b>{Object.keys(of).join()}{by}</b>\n\n<Keys of={{ $type: "color", $value: "#fff", a$: 1 }} />',
      "$type,$value,a$",
    ],
    [
      "export const Keys = ({ of, by }) => <b>{Object.keys(of).join()}{by}</b>\n\n<Keys\n  of={{\n    $ref: '#/a',\n    $defs: { $id: `${1}$` },\n  }}\n  by={/a$/.test('$a') ? '$yes' : '$no'}\n/>",
      "$ref,$defs$yes",
    ],
    ["export const $a = 1\nexport const $b = 2\n\nOf $5: {$a + $b} of $6.", "Of $5: 3 of $6."],
    ["ÿ {'$'}1 &yuml; {'$'}", "ÿ $1 ÿ $"],
  ];
  for (const [source, shown] of cases) {
    assert.equal(text(`${source}\n`), shown, source);
    assert.deepEqual(faults(render(`${source}\n`)), [], source);
  }
});

test("A fault behind hidden dollars is told in its place and in the author's words", () => {
  const page = render("{'$'} and {'$'} {nope}\n");
  assert.deepEqual(faults(page), ["unbound-name 1:18"]);
  assert.ok(!JSON.stringify(page).includes(hiddenSigns.dollar));
  assert.ok(!JSON.stringify(render("{'$' and {'$'} <b>{`$\n")).includes(hiddenSigns.dollar));
});

test("A page whose signs were hidden or repaired is kept in one byte a character, as the others are", () => {
  const source =
    "Text `${a}` {'$'} {`${1}`} **b**.\n\n```sh\necho ${HOME} `date`\n```\n\nMath $x_{1}$ and 1 < 2 {nope} `{`\n";
  const { html, markdown, sections } = render(source);
  for (const text of [html, markdown, ...sections.map((section) => section.text)])
    assert.ok(isStringOneByteRepresentation(text), text);
});

test("Dollars in attributes, expressions and programs are no formulas, those in text are", () => {
  const page = render(
    'export const rule = "$a_b$"\n\n<Card title="from $x_1$ on" description={"$y^2$"}>in $z^3$</Card>\n\n{rule} {"2024-01".replace(/(?<y>\\d+)-(?<m>\\d+)/, "$<m>/$<y>")}\n',
  );
  assert.match(page.html, /title">from \$x_1\$ on</);
  assert.match(page.html, /text">\$y\^2\$</);
  assert.match(page.html, /in <span class="lc-math">/);
  assert.match(page.html, /\$a_b\$[\s\S]*01\/2024/);
  assert.deepEqual(page.diagnostics, []);
});

test("Substitutions of a template within another are no formula, whatever stands between them", () => {
  const cases: [source: string, shown: string][] = [
    ["{`a ${['b'].map((k) => `${k}=${k}`)}`}", "a b=b"],
    ["<b title={`a ${['b'].map((k) => `${k}/${k}_${k}`)}`}>c</b>", "c"],
    ["export const f = (x) => `a ${x.map((k) => `${k}+${k}`)}`;\n\n{f(['b'])}", "a b+b"],
  ];
  for (const [source, shown] of cases) {
    const page = render(`${source}\n`);
    assert.deepEqual([page.html.replace(/<[^>]*>/g, "").trim(), page.diagnostics], [shown, []], source);
  }
  assert.match(render("As ${x}_1$ {1} and ${y}^2$.\n").html, /(?:class="lc-math".*){2}/);
});

test("A formula between two dollars at the beginning of a line is one, and what follows is read", () => {
  const page = render("$$a{b}$$ {1 + 1} $5 {2} $6\n");
  assert.match(page.html, /<math[\s\S]*<\/math><\/span> 2 \$5 2 \$6</);
  assert.deepEqual(page.diagnostics, []);
});

test("Blocks of formulas with braces stay formulas beside expressions with dollars", () => {
  const page = render("{'$'}1 {'$'}2\n\n$$\n\\left\\{ \\frac{a}{b} \\right.\n$$\n\nand $e^{i\\pi}$ {'$'}\n");
  assert.equal(page.html.match(/class="lc-math/g)?.length, 2);
  assert.deepEqual(page.diagnostics, []);
});
