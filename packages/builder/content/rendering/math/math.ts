import { createRequire } from "node:module";
import type { KatexOptions } from "katex";
import { escapeHtml } from "../../../html/html.ts";
import { withoutMarks } from "../../../html/marks.ts";
import type { RenderState } from "../render-state.ts";
import { spellAlphabets } from "./math-alphabets.ts";
import { layOutMath } from "./math-layout.ts";
import { placePrimes } from "./math-primes.ts";
import { asksForRoom, rowGapsOf } from "./row-gaps.ts";

const require = createRequire(import.meta.url);
const rendered = new Map<string, string | Error>();
const renderedMost = 5000;
/** The cell that an equation's number stands in, which counts those of its page. */
const equationNumber = /<mtd class ?="mml-eqn-num"[^>]*>(?=<\/mtd>)/g;

/**
 * TeX as MathML, which needs no fonts: `<span class="lc-math">` in a line,
 * `<div class="lc-math-block">` as a block. A formula with a fault is shown as its source.
 */
export function renderMath(tex: string, block: boolean, state: RenderState): string {
  state.features.add("math");
  state.plain.add(`${tex} `);
  const key = (block ? "b" : "i") + tex;
  let result = rendered.get(key);
  if (result === undefined) {
    result = toMathMl(tex, block);
    if (rendered.size >= renderedMost) rendered.clear();
    rendered.set(key, result);
  }
  if (typeof result === "string")
    return result.replace(equationNumber, (cell) => `${cell}<mtext>(${++state.equations})</mtext>`);
  state.diagnose(
    "warning",
    "math-syntax",
    `This formula cannot be read: ${result.message}`,
    "It is shown as it is written.",
  );
  return block
    ? `<pre class="lc-math-source"><code>${escapeHtml(tex)}</code></pre>\n`
    : `<code>${escapeHtml(tex)}</code>`;
}

/** Groups of a formula within each other. Deeper ones cost time without end, and browsers build no element so deep. */
const depthMost = 200;
/** Characters of a formula: with the square of its definitions grows the time that they take. */
const lengthMost = 80_000;
const tooDeep = "it is nested too deeply";

function isTooDeep(tex: string): boolean {
  if (tex.length < depthMost) return false;
  let depth = 0;
  for (const [sign] of tex.matchAll(/\\.|[{}]/gs)) {
    if (sign === "{" && ++depth > depthMost) return true;
    if (sign === "}") depth--;
  }
  return false;
}

/** What KaTeX gives to its own tools, and no type has. */
interface KatexParser {
  __parse(tex: string, options: KatexOptions): unknown;
}

function toMathMl(tex: string, block: boolean): string | Error {
  if (isTooDeep(tex)) return new Error(tooDeep);
  if (tex.length > lengthMost) return new Error("it is too long");
  // Loaded with the first formula: it is large, and most pages have none.
  const katex = require("katex") as typeof import("katex").default;
  try {
    const settings: KatexOptions = {
      output: "mathml",
      displayMode: block,
      throwOnError: true,
      strict: "ignore",
      trust: false,
      maxExpand: 500,
      maxSize: 50,
    };
    const html = katex.renderToString(tex, settings);
    const gaps = asksForRoom(tex) ? rowGapsOf((katex as unknown as KatexParser).__parse(tex, settings)) : [];
    const written = spellAlphabets(withoutMarks(html))
      .replace(/^<span class="katex">|<\/span>$/g, "")
      .replace(/ style="(?!border: )[^"]*"/g, "");
    const math = layOutMath(placePrimes(written), block, gaps);
    // Numbers stand at the end of the block.
    const placed = math.includes("position:absolute") ? ' style="position:relative"' : "";
    return block ? `<div class="lc-math-block"${placed}>${math}</div>\n` : `<span class="lc-math">${math}</span>`;
  } catch (error) {
    if (error instanceof RangeError) return new Error(tooDeep);
    return new Error(
      String((error as Error).message)
        .replace(/^KaTeX parse error: /, "")
        .replace(/\u0332/g, ""),
    );
  }
}
