import { mayNestDeeper, nestingDepth, typeWords } from "../../expressions/nesting-depth.ts";
import { endOfRange, findCode, withoutCode } from "../scan/code-ranges.ts";
import { withoutPlainBlocks } from "../scan/plain-blocks.ts";

/** How deeply text may nest. */
interface NestingLimits {
  /** Brackets open at once. */
  brackets: number;
  /**
   * Operators after one another without a comma, semicolon or blank line: each may nest an expression in the one before.
   * The depth of code, in which brackets count as well, is held to the same.
   */
  operators: number;
}

const limits: NestingLimits = { brackets: 400, operators: 1500 };
/**
 * The same for what seems to be shown and not run. It may be any text; but where the parser sees no code block, it is read as
 * all else is, so that it must stay below what the stack of a thread holds, of which this is about half.
 */
const shownLimits: NestingLimits = { brackets: 800, operators: 2400 };
/**
 * Braces in elements in braces, and so on, of one expression: with every three of them the native parser takes four times as long,
 * with fifty a tenth of a second.
 */
const elementsMost = 36;
/** Quote signs that begin a line. */
const quotesMost = 500;
/** Items of lists that begin in one line, each in the one before: the parser's time grows with their square. */
const manyItems = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){500}/m;
/** Things called, indexed or read one after another, without a comma, semicolon or blank line. */
const chainMost = 12_000;
/** No shorter text can exhaust the parser's stack. */
const harmlessLength = 3000;

/**
 * Whether text nests so deeply that the native parser would run out of stack, which no caller could catch. Counted
 * generously over everything, and exactly without code when that finds something. What can be nothing but code or a formula
 * may hold anything.
 */
export function nestsTooDeeply(source: string): boolean {
  return seemsTooDeep(source) && seemsTooDeep(withoutPlainBlocks(source));
}

function seemsTooDeep(source: string): boolean {
  if (source.length < harmlessLength && !mayNestElements(source)) return false;
  const isHarmlessText = isHarmless(source);
  if (!isHarmlessText && manyItems.test(source)) return true;
  if (!isHarmlessText && exceeds(source, limits))
    if (exceeds(withoutCode(source), limits) || exceeds(source, shownLimits)) return true;
  return codeNestsTooDeeply(source);
}

const beginsCode = /\\[\s\S]|\{|^(?:import|export)\b/gm;
/** How often text behind a brace that nothing closes is read, for each of its characters. */
const readingsMost = 20;

/** The same of expressions and programs, whose strings may hold signs that a count of all signs takes for ends of what nests. */
function codeNestsTooDeeply(source: string): boolean {
  const code = findCode(source);
  let mayShown: boolean | null = null;
  let read = 0;
  beginsCode.lastIndex = 0;
  for (let found = beginsCode.exec(source); found; found = beginsCode.exec(source)) {
    const { 0: sign, index } = found;
    if (sign.startsWith("\\")) continue;
    const rangeEnd = endOfRange(code, index);
    if (rangeEnd !== null) {
      mayShown ??= mayNestDeeper(source, shownLimits.operators) || mayNestElements(textOf(source, code));
      if (!mayShown) {
        beginsCode.lastIndex = rangeEnd;
        continue;
      }
    }
    const isExpression = sign === "{";
    const { depth, elements, end, isOpen } = isExpression
      ? nestingDepth(source, index + 1, "expression")
      : nestingDepth(source, index, "program");
    if (depth > (rangeEnd === null ? limits : shownLimits).operators) return true;
    if (isExpression && elements > elementsMost) return true;
    // What begins behind the end of a code block is read by itself.
    if (!isOpen) beginsCode.lastIndex = Math.max(Math.min(end, rangeEnd ?? end), index + 1);
    read += isOpen ? end - index : 0;
    if (read > readingsMost * source.length) return true;
  }
  return false;
}

/** Whether there are elements and braces enough in a text to nest in each other too often. */
function mayNestElements(text: string): boolean {
  return !hasAtMost(text, "{", elementsMost) && !hasAtMost(text, "<", elementsMost);
}

/** What stands in ranges of a text. */
function textOf(source: string, ranges: readonly number[]): string {
  let text = "";
  for (let at = 0; at < ranges.length; at += 2) text += source.slice(ranges[at], ranges[at + 1]);
  return text;
}

/** Whether text has too few signs to nest too deeply, in whatever order they stand: so it is with nearly every page. */
function isHarmless(source: string): boolean {
  for (const bracket of ["(", "[", "{"]) if (!hasAtMost(source, bracket, limits.brackets)) return false;
  return hasAtMost(source, ">", quotesMost) && longestBlock(source) <= limits.operators;
}

function hasAtMost(source: string, sign: string, most: number): boolean {
  let count = 0;
  for (let at = source.indexOf(sign); at >= 0; at = source.indexOf(sign, at + 1)) if (++count > most) return false;
  return true;
}

/** Characters of the longest text between blank lines: it cannot have more operators. */
function longestBlock(source: string): number {
  let longest = 0;
  let start = 0;
  for (;;) {
    const end = source.indexOf("\n\n", start);
    longest = Math.max(longest, (end < 0 ? source.length : end) - start);
    if (end < 0) return longest;
    start = end + 1;
  }
}

function exceeds(source: string, most: NestingLimits): boolean {
  let round = 0;
  let square = 0;
  let curly = 0;
  let quotes = 0;
  let operators = 0;
  let chain = 0;
  // Operators mean something in braces and in module code only; prose and tables may hold any number.
  let module = moduleLine.test(source);
  let previous = 10;
  for (let index = 0; index < source.length; index++) {
    const code = source.charCodeAt(index);
    if (code > 126 || counted[code] === 0) {
      previous = code;
      continue;
    }
    // Words before an operand: `typeof typeof x`, `new new x`, `else if`.
    if (previous >= 97 && previous <= 122 && (curly > 0 || module) && endsNestingWord(source, index)) operators++;
    switch (code) {
      case 96:
        if (curly > 0 || module) chain++;
        break;
      case 40:
        round++;
        if (curly > 0 || module) chain++;
        if (previous === 102 && source.charCodeAt(index - 2) === 105) operators++;
        break;
      case 41:
        if (round > 0) round--;
        break;
      case 91:
        square++;
        if (curly > 0 || module) chain++;
        break;
      case 93:
        if (square > 0) square--;
        break;
      case 123:
        curly++;
        break;
      case 125:
        if (curly > 0) curly--;
        // What one expression nests ends with it: a table may have thousands of `style={{color: "red"}}`.
        if (curly === 0 && !module) operators = chain = 0;
        break;
      case 62:
        if (previous === 10 || previous === 62 || previous === 32) quotes++;
        break;
      case 44:
      case 59:
        operators = chain = 0;
        break;
      case 10:
        // Brackets of prose need not match; across a blank line they are no nesting.
        if (previous === 10) round = square = operators = chain = 0;
        if (curly === 0) module = moduleLine.test(source.slice(index + 1, index + 8));
        quotes = 0;
        break;
      case 33:
      case 42:
      case 43:
      case 45:
      case 58:
      case 61:
      case 63:
      case 126:
        if ((curly > 0 || module) && (code !== previous || code === 33 || code === 126)) operators++;
        break;
    }
    previous = code;
    if (round > most.brackets || square > most.brackets || curly > most.brackets) return true;
    if (quotes > quotesMost || operators > most.operators || chain > chainMost) return true;
  }
  return false;
}

/** Characters that the count looks at, by code. */
const counted = new Uint8Array(127);
for (const sign of "()[]{}>,;\n!*+-:=?~ \t/`") counted[sign.charCodeAt(0)] = 1;

const moduleLine = /^(?:export|import)\b/;
const nestingWords = Map.groupBy(
  ["typeof", "void", "delete", "await", "yield", "new", "else", "in", ...typeWords],
  (word) => word.charCodeAt(word.length - 1),
);

/** Whether one of the words ends before the offset, where a letter stands. */
function endsNestingWord(source: string, offset: number): boolean {
  for (const word of nestingWords.get(source.charCodeAt(offset - 1)) ?? []) {
    const start = offset - word.length;
    if (source.startsWith(word, start) && (start === 0 || !/\w/.test(source[start - 1] as string))) return true;
  }
  return false;
}
