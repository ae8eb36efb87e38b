import { withoutCode } from "../scan/code-ranges.ts";
import { lineEnd } from "../scan/end-of-element.ts";
import { openAtOnce, openAtTags } from "./open-elements.ts";
import { expressionCost } from "./parser-cost.ts";

/**
 * How often a source may be parsed again for the sake of repairs. One parsing costs about 133 for each character; what else it
 * costs grows with the square of what is wrong. A second is about a hundred million.
 */
export function repairBudget(source: string): number {
  const text = withoutCode(source);
  const open = openAtOnce(text);
  const searched = searchedForBraces(text) + searchedForTags(text) + expressionCost(source) + searchedForOpenings(text);
  const cost = source.length * 133 + 2 * open * open + 6 * openOverLines(text) + 4 * leftOpen(text) ** 2 + searched;
  return Math.floor(repairCostMost / (cost + 1));
}

const repairCostMost = 400_000_000;

/** The open elements of all lines: the parser looks at each of them at each line. */
function openOverLines(text: string): number {
  let sum = 0;
  let open = 0;
  let line = 0;
  for (const { start, count } of [...openAtTags(text), { start: text.length, count: 0 }]) {
    for (; line >= 0 && line < start; line = text.indexOf("\n", line + 1)) sum += open;
    open = count;
  }
  return sum;
}

const indentedTag = /^([ \t]{2,})<[A-Za-z][^<>\n]*(?<!\/)>[ \t]*\n(?!\1|[ \t]*\n)/gm;

/** Elements below which the text goes on at the left: where they stand in items of a list, all stay open to the parser. */
function leftOpen(text: string): number {
  return text.match(indentedTag)?.length ?? 0;
}

/** Characters looked through for the ends of braces that have none: on a line's first, all that follow; else those of its block. */
function searchedForBraces(text: string): number {
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[{}]/g)) {
    if (sign === "{") open.push(index);
    else open.pop();
  }
  let searched = 0;
  for (const at of open) {
    const isFirst = /^[\s>]*$/.test(text.slice(Math.max(text.lastIndexOf("\n", at - 1) + 1, at - 100), at));
    searched += 2 * ((isFirst ? text.length : endOfBlock(text, at)) - at);
  }
  return searched;
}

const unfinished = /<(?![^<>\n]{0,2000}>)/g;

/** Characters looked through for the ends of tags that have none: those of their block. */
function searchedForTags(text: string): number {
  let searched = 0;
  for (const { index } of text.matchAll(unfinished)) searched += endOfBlock(text, index) - index;
  return searched;
}

const tag = /<(\/?)[A-Za-z][^<>\n]*(?<!\/)>/g;

/** Characters looked through for the beginnings of elements that only end: a third of the line, for each end without one. */
function searchedForOpenings(text: string): number {
  let searched = 0;
  for (let start = 0; start < text.length; ) {
    const end = lineEnd(text, start);
    let ends = 0;
    for (const [, slash] of text.slice(start, end).matchAll(tag)) ends += slash ? 1 : -1;
    searched += (Math.max(ends, 0) * (end - start)) / 3;
    start = end + 1;
  }
  return searched;
}

function endOfBlock(text: string, from: number): number {
  const end = text.indexOf("\n\n", from);
  return end < 0 ? text.length : end;
}
