import { withoutExpressions } from "../hidden/hidden-expressions.ts";
import { blocksOf } from "../scan/blocks.ts";
import { closingBrace } from "../scan/closing-brace.ts";
import { withoutCode } from "../scan/code-ranges.ts";

/** Tags in one file. */
const tagsMost = 30_000;
/** Signs of emphasis in one paragraph. */
const emphasisMost = 50_000;
/**
 * What the parser's time grows with the square of, in characters that it looks at: expressions in the text between two blank
 * lines, each with that text; character references (`&lt;`), each with the words before it, which it also keeps; tags, and signs of
 * emphasis, links and code beside letters of other scripts, each with its line. About a second and a half each.
 */
const most = {
  expressions: 150_000_000,
  references: 300_000_000,
  tags: 3_000_000_000,
  signs: 1_000_000_000,
  code: 3_000_000_000,
};
const tooMuchCode = "too many pieces of code in one line";
/** No shorter text has so many. */
const harmlessLength = 10_000;

/** What a source has too much of for the native parser, whose time nobody could cut short; null when it is fine. */
export function findExcess(source: string): string | null {
  const excess = source.length <= harmlessLength ? null : excessOf(source);
  if (excess === null || excess === tooMuchCode) return excess;
  const text = withoutExpressions(source)?.text ?? source;
  return excessOf(withoutCode(text));
}

const program = /^(?:import|export)\s/;

/** The cost of the expressions that stand in no others and in no program, which the parser reads in one pass. */
export function expressionCost(source: string): number {
  let cost = 0;
  for (const [start, end] of blocksOf(source))
    if (!program.test(source.slice(start, start + 7))) cost += expressionsIn(source, start, end) * (end - start);
  return cost;
}

function expressionsIn(source: string, start: number, end: number): number {
  let count = 0;
  let hasEnds = true;
  for (let at = source.indexOf("{", start); at >= 0 && at < end; at = source.indexOf("{", at + 1)) {
    if (source[at - 1] === "\\") continue;
    count++;
    const close = hasEnds ? closingBrace(source, at, end - at) : -1;
    if (close < 0) hasEnds = false;
    else at = close;
  }
  return count;
}

function excessOf(source: string): string | null {
  let tags = 0;
  let emphasis = 0;
  let braces = 0;
  let block = 0;
  let words = 0;
  let line = 0;
  let tagsOfLine = 0;
  let signsOfLine = 0;
  let codeOfLine = 0;
  let isOther = false;
  const cost = { expressions: 0, references: 0, tags: 0, signs: 0, code: 0 };
  const endLine = (index: number) => {
    cost.tags += tagsOfLine * (index - line);
    if (isOther) {
      cost.signs += signsOfLine * (index - line);
      cost.code += codeOfLine * (index - line);
    }
    line = index + 1;
    tagsOfLine = signsOfLine = codeOfLine = 0;
    isOther = false;
  };
  const endBlock = (index: number) => {
    cost.expressions += braces * (index - block);
    block = words = index;
    braces = emphasis = 0;
  };
  for (let index = 0; index < source.length; index++) {
    const code = source.charCodeAt(index);
    if (code === 60) {
      tags++;
      tagsOfLine++;
      words = index;
    } else if (code === 38) cost.references += index - words;
    else if (code === 123) braces++;
    else if (code === 42 || code === 95) {
      emphasis++;
      signsOfLine++;
    } else if (code === 91 || code === 93 || code === 126) signsOfLine++;
    else if (code === 96) codeOfLine++;
    else if (code === 10) {
      endLine(index);
      if (source.charCodeAt(index + 1) === 10) endBlock(index);
    } else if (code > 127) isOther = true;
    if (tags > tagsMost) return `more than ${tagsMost} tags`;
    if (emphasis > emphasisMost) return `more than ${emphasisMost} \`*\` and \`_\` in one paragraph`;
  }
  endLine(source.length);
  endBlock(source.length);
  if (cost.code > most.code) return tooMuchCode;
  if (cost.expressions > most.expressions && expressionCost(source) > most.expressions)
    return "too many expressions in one paragraph";
  if (cost.references > most.references) return "too many `&` in one paragraph";
  return cost.tags > most.tags || cost.signs > most.signs ? "too many marks and tags in one line" : null;
}
