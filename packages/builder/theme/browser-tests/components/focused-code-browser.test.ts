// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code of the tested content
/** Code of which some lines are in focus, and what is wider than the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

const code =
  '```ts focus={2}\n// a comment\nconst kept: number = 1;\nexport function name(text: string, list = [true, null]) {\n  return `${text} ${list.length + 42}`.replace(/a+b/g, "c");\n}\n```\n';
const wide = `$$\n${Array.from({ length: 60 }, (_, index) => `x_{${index}}`).join(" + ")}\n$$\n\n$$\ny = 2\n$$\n`;

/** The least contrast of the signs in dimmed lines with their ground, as they are painted, and the opacity. */
const measure = `(() => {
  const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
  const luminance = (rgb) => rgb.map((one) => one / 255).map((one) => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
    .reduce((sum, one, index) => sum + one * [0.2126, 0.7152, 0.0722][index], 0);
  const contrast = (a, b) => { const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
  const ground = (element) => { for (let at = element; at; at = at.parentElement) { const own = numbers(getComputedStyle(at).backgroundColor); if (own.length === 3 || own[3] === 1) return own.slice(0, 3); } return [255, 255, 255]; };
  const lines = [...document.querySelectorAll(".code-block[data-focus] .line:not(.lc-line-focus)")];
  const opacity = Math.min(...lines.map((line) => Number(getComputedStyle(line).opacity)));
  const blurred = lines.some((line) => getComputedStyle(line).filter.includes("blur"));
  const grey = lines.every((line) => getComputedStyle(line).filter.includes("grayscale(1)"));
  let least = 99;
  for (const line of lines) for (const sign of [line, ...line.querySelectorAll("span")]) {
    const behind = ground(sign);
    let own = numbers(getComputedStyle(sign).color).slice(0, 3);
    if (grey) { const level = own[0] * 0.2126 + own[1] * 0.7152 + own[2] * 0.0722; own = [level, level, level]; }
    least = Math.min(least, contrast(own.map((one, index) => one * opacity + behind[index] * (1 - opacity)), behind));
  }
  return { count: lines.length, least, opacity, blurred };
})()`;

for (const colorScheme of ["light", "dark"] as const) {
  test(`Code beside the lines in focus stays legible, and is dimmed (${colorScheme})`, async (t) => {
    const files = { "index.mdx": `---\ntitle: Code\n---\n\n${code}` };
    const page = await openSite(t, browser, files, { colorScheme, reducedMotion: "reduce" });
    const { count, least, opacity, blurred } = (await page.evaluate(measure)) as {
      count: number;
      least: number;
      opacity: number;
      blurred: boolean;
    };
    assert.equal(count, 4);
    assert.ok(least >= 3, `${least}`);
    t.diagnostic(`${least}`);
    assert.ok(opacity <= 0.85 && !blurred, `${opacity}`);
  });
}

test("A formula that is wider than the page is reached by the keyboard, under the name of its source", async (t) => {
  const files = { "index.mdx": `---\ntitle: Formulas\n---\n\n${wide}` };
  const page = await openSite(t, browser, files, { viewport: { width: 700, height: 800 } });
  const [long, short] = await page.locator(".lc-math-block").all();
  assert.ok(long && short);
  await page.locator('.lc-math-block[tabindex="0"]').waitFor();
  assert.match((await long.getAttribute("aria-label")) ?? "", /^x_\{0\} \+ x_\{1\}/);
  assert.equal(await short.getAttribute("tabindex"), null);
  await long.focus();
  await page.keyboard.press("ArrowRight");
  const scrolled: string =
    'new Promise((done) => { const look = () => document.querySelector(".lc-math-block").scrollLeft > 0 ? done(true) : requestAnimationFrame(look); look(); })';
  assert.equal(await page.evaluate(scrolled), true);
});

test("Tables and diagrams that nothing has drawn are reached by the keyboard where they are wider than the page", async (t) => {
  const cells = Array.from({ length: 12 }, (_, index) => ` a_rather_long_word_${index} |`).join("");
  const rule = " --- |".repeat(12);
  const html = `<table><tr>${Array.from({ length: 12 }, (_, index) => `<td>another_long_word_${index}</td>`).join("")}</tr></table>`;
  const diagram = `\`\`\`mermaid\n${"no diagram at all ".repeat(30)}\n\`\`\`\n`;
  const source = `|${cells}\n|${rule}\n|${cells}\n\n| a |\n| - |\n| b |\n\n${html}\n\n${diagram}`;
  const page = await openSite(t, browser, { "index.mdx": source }, { viewport: { width: 390, height: 800 } });
  await page.locator("pre.mermaid[tabindex='0']").waitFor();
  const reached = await page.evaluate(
    `[...document.querySelectorAll(".lc-table, .mdx-content table:not(.lc-table > *)")].map((one) => one.tabIndex)`,
  );
  assert.deepEqual(reached, [0, -1, 0]);
});
