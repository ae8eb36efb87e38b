import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../../testing/render.ts";

test("M05: A formula that is nested too deeply is told in words, and costs no time", () => {
  for (const [open, close] of [
    ["\\frac{1}{", "}"],
    ["\\left(", "\\right)"],
    ["\\begin{matrix}", "\\end{matrix}"],
  ] as const) {
    const page = render(`$$\n${open.repeat(3000)}x${close.repeat(3000)}\n$$\n`);
    assert.deepEqual(
      page.diagnostics.map(({ code, message }) => `${code} ${message}`),
      ["math-syntax This formula cannot be read: it is nested too deeply"],
      open,
    );
  }
  const { diagnostics } = render(`$$\n${"\\{x^{2}\\}".repeat(500)}${"\\sqrt{".repeat(100)}x${"}".repeat(100)}\n$$\n`);
  assert.deepEqual(diagnostics, []);
});

test("M05: A formula that nobody would write for its length is told, and costs no time", () => {
  const page = render(`$$\n${"a + ".repeat(30_000)}b\n$$\n\n$$\n${"a + ".repeat(2000)}b\n$$\n`);
  assert.deepEqual(
    page.diagnostics.map(({ message, line }) => `${line} ${message}`),
    ["1 This formula cannot be read: it is too long"],
  );
});

test("M05: Letters of other alphabets are those letters: browsers do not know that an attribute means them", () => {
  const { html } = render(
    "$$\n\\mathbb{R1} \\mathbf{x2\\Sigma} \\mathcal{LA} \\mathfrak{gH} \\mathsf{T} \\mathtt{q} \\boldsymbol{\\alpha\\epsilon\\nabla} x\n$$\n",
  );
  const formula = /<semantics>([\s\S]*)<annotation/.exec(html)?.[1] ?? "";
  assert.equal(formula.replace(/<[^>]*>/g, ""), "ℝ𝟙𝐱𝟐𝚺ℒ𝒜𝔤ℌ𝖳𝚚𝜶𝝐𝛁x");
  assert.doesNotMatch(formula, /mathvariant/);
  const plain = render("$$\n\\mathrm{MAE} \\mathbf{+} \\textbf{Loss}\n$$\n").html;
  assert.match(plain, /<mi mathvariant="normal">M<\/mi>/, "what stands upright is said to");
  assert.match(plain, /<mtext><b>Loss<\/b><\/mtext>/, "words stay words");
});

test("M05: A fenced block of math is a formula, as long as formulas are wanted", () => {
  const source = "```math\nx^2\n```\n";
  const page = render(source);
  assert.match(page.html, /^<div class="lc-math-block">/);
  assert.deepEqual(page.diagnostics, []);
  assert.match(render(source, {}, { latex: false }).html, /class="code-block"/);
  assert.match(
    render(`<CodeGroup>\n\n${source}\n\`\`\`tex Source\nx^2\n\`\`\`\n\n</CodeGroup>\n`).html,
    /lc-tab-panel[\s\S]*lc-math-block/,
  );
});

test("Equations that have a number are counted through their page", () => {
  const one = "$$\n\\begin{equation} a \\end{equation}\n$$\n\n";
  const two = "$$\n\\begin{align} b \\\\ c \\end{align}\n$$\n\n";
  for (let times = 0; times < 2; times++) {
    const numbers = render(one + one + two).html.matchAll(/mml-eqn-num"[^>]*><mtext>(.*?)<\/mtext>/g);
    assert.deepEqual(
      [...numbers].map(([, number]) => number),
      ["(1)", "(2)", "(3)", "(4)"],
    );
  }
});

test("M05: Breaks of lines, columns and strokes are elements and styles: browsers know no attributes for them", () => {
  const formula = (source: string) => {
    const page = render(source);
    assert.deepEqual(page.diagnostics, []);
    return (/<semantics>([\s\S]*?)<annotation/.exec(page.html)?.[1] ?? "").replace(/<\/?mstyle[^>]*>/g, "");
  };
  const rows = (one: string, other: string, cell = "") =>
    [one, other]
      .map((name) => `<mtr><mtd style="padding-inline:0${cell}"><mrow><mi>${name}</mi></mrow></mtd></mtr>`)
      .join("");
  assert.equal(
    formula("$$\na \\\\ b \\\\\n$$\n"),
    `<mrow><mtable displaystyle="true">${rows("a", "b")}</mtable></mrow>`,
  );
  assert.equal(
    formula("A $a \\\\ b$ line, and $c + d$.\n"),
    `<mrow><mtable displaystyle="false">${rows("a", "b", ";text-align:-webkit-left")}</mtable></mrow>`,
  );
  const cells = (source: string) =>
    [...formula(`$$\n${source}\n$$\n`).matchAll(/<mtd([^>]*)>/g)].map(([, attributes]) =>
      (attributes ?? "").replace(/ (?:class|style) ?="|"|padding-inline:|text-align:-webkit-|:1px solid/g, ""),
    );
  assert.deepEqual(cells("\\begin{aligned} a &= b & c &= d \\end{aligned}"), [
    "0 0;right",
    "0 .5em;left",
    ".5em 0;right",
    "0 0;left",
  ]);
  assert.deepEqual(cells("\\begin{align} a &= b \\end{align}"), [
    "mtr-gluepadding:0",
    ".5em 0;right",
    "0 0;left",
    "mtr-gluepadding:0",
    "mml-eqn-numposition:absolute;inset-inline-end:0;0",
  ]);
  assert.deepEqual(cells("\\begin{array}{l|cr} a & b & c \\\\ \\hline d & e & f \\end{array}"), [
    "0 .5em;left",
    ".5em .5em;border-left",
    ".5em 0;right",
    "0 .5em;left;border-top",
    ".5em .5em;border-left;border-top",
    ".5em 0;right;border-top",
  ]);
  assert.deepEqual(cells("\\begin{array}{|l|l|} a & b \\end{array}"), [".5em .5em;left", ".5em .5em;left;border-left"]);
  const ruled = (source: string) => /<mrow style="([^"]*)"><mtable/.exec(formula(`$$\n${source}\n$$\n`))?.[1];
  assert.equal(ruled("\\begin{array}{|l|} a \\end{array}"), "border-left:1px solid;border-right:1px solid");
  assert.equal(
    ruled("\\begin{array}{l} \\hline a \\\\ \\hline \\end{array}"),
    "border-top:1px solid;border-bottom:1px solid",
  );
  assert.equal(
    formula("$$\n\\boxed{u}\n$$\n"),
    '<mrow><mrow style="border:1px solid;padding:.3em"><mi>u</mi></mrow></mrow>',
  );
  assert.match(
    formula("$$\n\\xcancel{u}\n$$\n"),
    /^<mrow><mrow style="background-image:linear-gradient\(to right bottom,[^"]*,linear-gradient\(to right top,[^"]*"><mi>u<\/mi>/,
  );
});

test("M05: Primes stand beside what they mark: raised once more, browsers draw them tiny and far too high", () => {
  const formula = (source: string) => {
    const page = render(`A $$${source}$$ in a line.\n`);
    assert.deepEqual(page.diagnostics, []);
    return (/<semantics><mrow>([\s\S]*)<\/mrow><annotation/.exec(page.html)?.[1] ?? "").replace(
      / stretchy="false"/g,
      "",
    );
  };
  const prime = '<mo lspace="0em" rspace="0em">′</mo>';
  assert.equal(formula("f'"), `<mrow><mi>f</mi>${prime}</mrow>`);
  assert.equal(formula("f^\\prime"), `<mrow><mi>f</mi>${prime}</mrow>`);
  assert.equal(formula("f''"), `<mrow><mi>f</mi>${prime}${prime}</mrow>`);
  assert.equal(formula("x_i'"), `<mrow><msub><mi>x</mi><mi>i</mi></msub>${prime}</mrow>`);
  assert.equal(formula("x'^2"), `<msup><mrow><mi>x</mi>${prime}</mrow><mn>2</mn></msup>`);
  assert.equal(formula("\\frac{D}{D'}"), `<mfrac><mi>D</mi><mrow><mi>D</mi>${prime}</mrow></mfrac>`);
  assert.match(formula("\\left(\\frac{a}{b}\\right)'"), /<msup>.*′<\/mo><\/msup>$/, "a tall one has it at its top");
  assert.equal(formula("x^2"), "<msup><mi>x</mi><mn>2</mn></msup>");
});

test("The room that an author asks for below a row is there, in tables, in tables within them and between lines", () => {
  const room = (tex: string) =>
    [...render(`$$\n${tex}\n$$\n`).html.matchAll(/padding-bottom:max\(0px,.5ex \+ (.*?)\)|<mi>(.)<\/mi>/g)]
      .map(([, padding, letter]) => padding ?? letter)
      .join(" ");
  assert.equal(room("\\begin{aligned} a &= b \\\\[2em] c &= d \\\\ e &= f \\end{aligned}"), "2em a 2em b c d e f");
  assert.equal(room("\\begin{matrix} a \\\\[-3pt] \\hline b \\\\[9mu] \\end{matrix}"), "-3pt a 0.5em b");
  assert.equal(room("a \\\\[1em] b"), "1em a b");
  const inner = "\\begin{matrix} a \\\\ b \\\\[4ex] c \\end{matrix}";
  assert.equal(room(`\\begin{gather} ${inner} \\\\[9999em] d \\end{gather}`), "50em a 4ex b c d");
  assert.equal(room("\\begin{split} a \\\\[1em] b \\end{split} \\tag{7}"), "1em a b");
  assert.equal(room("[a] \\begin{cases} b \\\\ [c] \\end{cases}"), "a b c");
});

/** A formula's MathML without its source and what says nothing here. */
function mathOf(tex: string): string {
  const page = render(`A $$${tex}$$ in a line.\n`);
  assert.deepEqual(page.diagnostics, []);
  return (/<semantics><mrow>([\s\S]*)<\/mrow><annotation/.exec(page.html)?.[1] ?? "").replace(/<\/?mstyle[^>]*>/g, "");
}

test("M05: What stands above a sign stays there: an operator that holds elements is a line of text to browsers", () => {
  const over = "<mover><mo>=</mo><mi>f</mi></mover>";
  assert.equal(mathOf("\\overset{f}{=}"), over);
  assert.equal(mathOf("\\stackrel{f}{=}"), over);
  assert.equal(mathOf("\\overset{f}{+}"), "<mover><mo>+</mo><mi>f</mi></mover>");
  assert.equal(mathOf("\\underset{f}{b}"), "<munder><mi>b</mi><mi>f</mi></munder>", "a letter stays one");
  assert.equal(
    mathOf("\\overset{f}{ab}"),
    "<mover><mrow><mi>a</mi><mi>b</mi></mrow><mi>f</mi></mover>",
    "so do several",
  );
  assert.equal(mathOf("\\mathrel{\\text{is}}"), "<mo>is</mo>");
  assert.equal(
    mathOf("\\mathbin{ab}"),
    '<mrow><mspace width="0.22em"></mspace><mrow><mi>a</mi><mi>b</mi></mrow><mspace width="0.22em"></mspace></mrow>',
    "with the room of what it is",
  );
  assert.equal(mathOf("\\mathord{ab}"), "<mrow><mi>a</mi><mi>b</mi></mrow>");
});

test("M05: Boxes, long arrows and lines have the room that they ask for: browsers know no width but whole ones", () => {
  const arrow = '<mover><mo stretchy="true" minsize="3.0em">→</mo>';
  assert.equal(mathOf("\\xrightarrow{f}"), `${arrow}<mrow style="padding:0 0.3em"><mi>f</mi></mrow></mover>`);
  assert.equal(mathOf("\\colorbox{yellow}{u}"), '<mrow style="padding:3pt;background:yellow"><mtext>u</mtext></mrow>');
  assert.equal(
    mathOf("\\fcolorbox{red}{#fff}{u}"),
    '<mrow style="padding:3pt;background:#fff;border:0.04em solid red"><mtext>u</mtext></mrow>',
  );
  assert.equal(
    mathOf("\\mathllap{u}"),
    '<mpadded width="0px"><mrow style="transform:translateX(-100%)"><mi>u</mi></mrow></mpadded>',
  );
  assert.equal(mathOf("\\mathrlap{u}"), '<mpadded width="0px"><mi>u</mi></mpadded>');
  assert.equal(
    mathOf("\\overline{uv}"),
    '<mrow style="border-top:1px solid;padding-top:.15em"><mrow><mi>u</mi><mi>v</mi></mrow></mrow>',
  );
  assert.equal(
    mathOf("\\underline{u}"),
    '<mrow style="border-bottom:1px solid;padding-bottom:.15em"><mi>u</mi></mrow>',
  );
});

test("Words of a formula's text keep their letters, with the accents where their languages have them", () => {
  assert.equal(
    mathOf("\\text{d\u00e9j\u00e0 \u00e7a, \u1eaf}"),
    "<mtext>d\u00e9j\u00e0\u00a0\u00e7a,\u00a0\u1eaf</mtext>",
  );
  assert.equal(mathOf("\\text{\\'e}"), "<mtext>\u00e9</mtext>");
  assert.match(mathOf("\\hat{e}"), /^<mover accent="true"><mi>e<\/mi>/, "a hat above a variable is no letter");
});
