import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();
const block = (tex: string) => `$$\n${tex}\n$$\n\n`;
const formulas = [
  String.raw`p = q \\ r + s = t`,
  String.raw`\begin{aligned} a + b + c &= d \\ e &= f + g \end{aligned}`,
  String.raw`f = \begin{cases} 1 & \text{if it is so} \\ 10000 & \text{else} \end{cases}`,
  String.raw`\begin{array}{l|r} 1 & 20000 \\ \hline 30000 & 4 \end{array}`,
  String.raw`\boxed{u} + \cancel{w}`,
  String.raw`k = l \tag{7}`,
  String.raw`\begin{equation} h = j \end{equation}`,
  String.raw`A \xrightarrow{\text{label}} B \overset{!}{=} \colorbox{yellow}{c} D`,
];
const files = { "index.mdx": `---\ntitle: Formulas\n---\n\nLine $x = y$.\n\n${formulas.map(block).join("")}` };

/** The boxes of the parts of the formula at this place that have this text. */
const boxes = (index: number, text: string) => `
  [...document.querySelectorAll(".lc-math-block")[${index}].querySelectorAll("mi, mo, mn, mtext")]
    .filter((one) => one.textContent === ${JSON.stringify(text)})
    .map((one) => { const { left, right, top, bottom } = one.getBoundingClientRect(); return { left, right, top, bottom }; })`;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

test("formulas are laid out in the rows and columns that their source says, with its lines and strokes", async (t) => {
  const page = await openSite(t, browser, files);
  const of = async (index: number, text: string) => (await page.evaluate(boxes(index, text))) as Box[];
  const one = async (index: number, text: string) => (await of(index, text))[0] as Box;
  const near = (a: number, b: number, message: string) => assert.ok(Math.abs(a - b) < 1.5, `${message}: ${a}, ${b}`);

  assert.ok((await one(0, "r")).top >= (await one(0, "q")).bottom, "a line break begins a line");

  const [above, below] = (await of(1, "=")) as [Box, Box];
  near(above.left, below.left, "relations stand below each other");
  assert.ok(above.left - (await one(1, "c")).right < 12, "with what they relate beside them");

  const [small, large] = [await one(2, "1"), await one(2, "10000")];
  near(small.left, large.left, "cases begin where the others do");
  assert.ok((await one(2, "else")).left - large.right > 8, "with a space before their condition");

  near((await one(3, "1")).left, (await one(3, "30000")).left, "a column to the left");
  near((await one(3, "20000")).right, (await one(3, "4")).right, "a column to the right");
  const cells = (await page.evaluate(`
    [...document.querySelectorAll(".lc-math-block")[3].querySelectorAll("mtd")]
      .map((cell) => { const style = getComputedStyle(cell); return [style.borderLeftWidth, style.borderTopWidth].join(" "); })
  `)) as string[];
  assert.deepEqual(cells, ["0px 0px", "1px 0px", "0px 1px", "1px 1px"], "rules between them");

  const drawn = (await page.evaluate(`
    ["u", "w"].map((name) => [...document.querySelectorAll(".lc-math-block")[4].querySelectorAll("mi")].find((one) => one.textContent === name))
      .map((one) => { const style = getComputedStyle(one.closest("[style]")); return [style.borderTopWidth, style.backgroundImage.slice(0, 15)]; })
  `)) as string[][];
  assert.deepEqual(drawn, [
    ["1px", "none"],
    ["0px", "linear-gradient"],
  ]);

  const { right } = (await page.evaluate(
    `document.querySelectorAll(".lc-math-block")[5].getBoundingClientRect().toJSON()`,
  )) as Box;
  near((await one(5, "(7)")).right, right, "a tag stands at the end");
  assert.equal(await page.locator(".mml-eqn-num").first().textContent(), "(1)", "an equation has its number");

  const [label, from, to] = [await one(7, "label"), await one(7, "A"), await one(7, "B")];
  assert.ok(label.left > from.right && label.right < to.left, "an arrow is as long as its label");
  const [sign, mark] = [await one(7, "="), await one(7, "!")];
  assert.ok(
    mark.bottom <= sign.top + 2 && mark.left < sign.right && mark.right > sign.left,
    "a mark is above its sign",
  );
  assert.ok((await one(7, "c")).right < (await one(7, "D")).left, "a box is as wide as what it holds");
});
