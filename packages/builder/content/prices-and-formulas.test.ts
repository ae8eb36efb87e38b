import assert from "node:assert/strict";
import { test } from "node:test";
import { readable, render } from "./testing/render.ts";

const html = (source: string): string => readable(render(source).html);

test("Prices are no math, formulas are, and neither loses a character", () => {
  assert.equal(html("From $5 to $10 a month.\n"), "<p>From $5 to $10 a month.</p>\n");
  const page = render("Euler: $e^{i\\pi} = -1$ for $20 or US$3.\n\n$$\nx_1\n$$\n");
  assert.match(page.html, /^<p>Euler: <span class="lc-math"><math/);
  assert.match(page.html, /for \$20 or US\$3\.<\/p>/);
  assert.match(page.html, /<div class="lc-math-block"><math/);
  assert.deepEqual(page.features, ["math"]);
  assert.equal(page.markdown, "Euler: $e^{i\\pi} = -1$ for $20 or US$3.\n\n$$\nx_1\n$$\n");
});

test("What stands between two prices is no formula, whatever its signs", () => {
  for (const text of [
    "STT ($/sec), LLM ($/token), TTS ($/1k chars)",
    "from a rate ($/hr)/($/min) of yours",
    "at $/seat*(a) or $/user",
    "costs ($5/mo, then $9/mo) each",
  ]) {
    assert.equal(html(`${text}\n`), `<p>${text}</p>\n`);
    assert.equal(html(`$x^2$ and $y_1$: ${text}\n`).replace(/<span.*?<\/span>/g, "f"), `<p>f and f: ${text}</p>\n`);
  }
  const formulas = "$[0,1)$, $(a*b)/c$, $f(x)=y$, $x_{(1}$, $\\left.x\\right)$";
  assert.equal(html(`${formulas} of $x^2$\n`).match(/<math/g)?.length, 6);
});

test("What stands between the dollars of two elements is no formula: a formula holds no tag", () => {
  const cells = `<td><code>\${HOST_A}</code> and <code>b_\${DATE}.txt</code></td><td><b>$A_B</b>, <i>$C_D</i></td>`;
  const text = readable(html(`<table><tbody><tr>${cells}</tr></tbody></table>\n`)).replace(/<[^>]*>/g, "|");
  assert.match(text, /\|\$\{HOST_A\}\| and \|b_\$\{DATE\}\.txt\|/);
  assert.match(text, /\|\$A_B\|, \|\$C_D\|/);
  assert.equal(html("Of $x_1<y$ and $a<b_2>c$.\n").match(/<math/g)?.length, 2);
});

test("A formula may have a space at both of its ends, and prices that have one stay prices", () => {
  const { html } = render(
    "The $ \\alpha $ and $ \\frac{a}{b} $; from $ 5 to $ 10, or R$ 3 and R$ 4 each, `$ \\beta $`.\n",
  );
  assert.deepEqual(
    [...html.matchAll(/x-tex">(.*?)<\/annotation>/g)].map(([, tex]) => tex),
    ["\\alpha", "\\frac{a}{b}"],
  );
  assert.match(html, /from \$ 5 to \$ 10, or R\$ 3 and R\$ 4 each/);
});

test("Among formulas the short ones are formulas too, and prices stay prices", () => {
  const tex = (source: string) =>
    [...html(source).matchAll(/<annotation[^>]*>(.*?)<\/annotation>/g)].map(([, text]) => text);
  const prices =
    "costs $5 a month, or $10; $5-$10, **$5**/**$10**, (was $20, now $10), $HOME or $PATH, $some plain words$";
  assert.deepEqual(tex(`Of $x_1$ and $\\alpha$: $1$ to $3f+1$, $(i,j)$, $n-1$, _$m'$ of $m$_; ${prices}.\n`), [
    "x_1",
    "\\alpha",
    "1",
    "3f+1",
    "(i,j)",
    "n-1",
    "m&#x27;",
    "m",
  ]);
  assert.deepEqual(tex("Pay $1$ or $n-1$.\n"), []);
  assert.deepEqual(tex("The slope $f'$ at a point, $g''(x)$.\n"), ["f&#x27;", "g&#x27;&#x27;(x)"]);
});
