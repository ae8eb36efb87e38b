import { endOfRange } from "./code-ranges.ts";

/** What a value may follow in JavaScript: `= \`…\``, `{\`…\`}`, `f(\`…\`)`. */
const beforeValue = /(?:[=({[,:?+]|&&|\|\||\breturn)$/;
const behindValue = /^\s*(?:[})\],;:.?+]|\/?>|\n|$)/;
/** Characters on either side of a template in which these are looked for. */
const around = 20;

/**
 * The ranges of code, and of the template literals among the rest: Markdown takes these for code only where no blank line is
 * in them. Sorted, as the ranges of code are.
 */
export function withTemplates(source: string, code: readonly number[]): readonly number[] {
  const templates = findTemplates(source, code);
  if (templates.length === 0) return code;
  const all = [code, templates].flatMap(pairsOf).sort(([one], [other]) => one - other);
  const joined: number[] = [];
  for (const [start, end] of all) {
    const last = joined.length - 1;
    if (start < (joined[last] ?? 0)) joined[last] = Math.max(joined[last] as number, end);
    else joined.push(start, end);
  }
  return joined;
}

function pairsOf(ranges: readonly number[]): [start: number, end: number][] {
  return Array.from({ length: ranges.length / 2 }, (_, index) => [
    ranges[index * 2] as number,
    ranges[index * 2 + 1] as number,
  ]);
}

function findTemplates(source: string, code: readonly number[]): number[] {
  const ranges: number[] = [];
  let at = source.indexOf("`");
  while (at >= 0) {
    const end = endOfRange(code, at);
    if (end !== null) {
      at = source.indexOf("`", end);
      continue;
    }
    const close = followsValueSign(source.slice(Math.max(0, at - around), at)) ? endOfTemplate(source, at) : -1;
    if (close > 0) ranges.push(at, close + 1);
    at = source.indexOf("`", (close > 0 ? close : at) + 1);
  }
  return ranges;
}

/** Whether a value may follow these signs in JavaScript. */
export function followsValueSign(before: string): boolean {
  return beforeValue.test(before.slice(-around).trimEnd());
}

/** The backtick that ends a template: not one behind a backslash, and followed by what may follow a value. */
function endOfTemplate(source: string, start: number): number {
  let at = source.indexOf("`", start + 1);
  while (at > 0 && source[at - 1] === "\\") at = source.indexOf("`", at + 1);
  return at > 0 && behindValue.test(source.slice(at + 1, at + around)) ? at : -1;
}
