import { nestingDepth } from "../expressions/nesting-depth.ts";
import { findCode, inRanges, withoutCode } from "./code-ranges.ts";

/** Brackets open at once at most. */
const bracketsMost = 400;
/** Operators after one another without a comma, semicolon or blank line: each may nest an expression in the one before. */
const operatorsMost = 1500;
/** Quote signs that begin a line. */
const quotesMost = 500;
/** No shorter text can exhaust the parser's stack. */
const harmlessLength = 3000;

/**
 * Whether text nests so deeply that the native parser would run out of stack, which no caller could catch. Counted
 * generously over everything, and exactly without code when that finds something.
 */
export function nestsTooDeeply(source: string): boolean {
  if (source.length < harmlessLength) return false;
  return (!isHarmless(source) && exceeds(source) && exceeds(withoutCode(source))) || codeNestsTooDeeply(source);
}

const beginsCode = /\\[\s\S]|\{|^(?:import|export)\s/gm;
/** How often text behind a brace that nothing closes is read, for each of its characters. */
const readingsMost = 20;

/** The same of expressions and programs, whose strings may hold signs that a count of all signs takes for ends of what nests. */
function codeNestsTooDeeply(source: string): boolean {
  const code = findCode(source);
  let read = 0;
  beginsCode.lastIndex = 0;
  for (let found = beginsCode.exec(source); found; found = beginsCode.exec(source)) {
    const { 0: sign, index } = found;
    if (sign.startsWith("\\") || inRanges(code, index)) continue;
    const isExpression = sign === "{";
    const { depth, end, isOpen } = isExpression
      ? nestingDepth(source, index + 1, "expression")
      : nestingDepth(source, index, "program");
    if (depth > operatorsMost) return true;
    if (!isOpen) beginsCode.lastIndex = Math.max(end, index + 1);
    read += isOpen ? end - index : 0;
    if (read > readingsMost * source.length) return true;
  }
  return false;
}

/** Whether text has too few signs to nest too deeply, in whatever order they stand: so it is with nearly every page. */
function isHarmless(source: string): boolean {
  for (const bracket of ["(", "[", "{"]) if (!hasAtMost(source, bracket, bracketsMost)) return false;
  return hasAtMost(source, ">", quotesMost) && longestBlock(source) <= operatorsMost;
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

function exceeds(source: string): boolean {
  let round = 0;
  let square = 0;
  let curly = 0;
  let quotes = 0;
  let operators = 0;
  // Operators mean something in braces and in module code only; prose and tables may hold any number.
  let module = moduleLine.test(source);
  let previous = 10;
  for (let index = 0; index < source.length; index++) {
    const code = source.charCodeAt(index);
    if (code > 126 || counted[code] === 0) {
      previous = code;
      continue;
    }
    switch (code) {
      case 40:
        round++;
        if (previous === 102 && source.charCodeAt(index - 2) === 105) operators++;
        break;
      case 41:
        if (round > 0) round--;
        break;
      case 91:
        square++;
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
        if (curly === 0 && !module) operators = 0;
        break;
      case 62:
        if (previous === 10 || previous === 62 || previous === 32) quotes++;
        break;
      case 44:
      case 59:
        operators = 0;
        break;
      case 10:
        // Brackets of prose need not match; across a blank line they are no nesting.
        if (previous === 10) round = square = operators = 0;
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
      default:
        // Words before an operand: `typeof typeof x`, `new new x`, `if (a) if (b)`, `else if`.
        if (code === 32 && previous >= 97 && previous <= 122 && endsNestingWord(source, index)) operators++;
    }
    previous = code;
    if (round > bracketsMost || square > bracketsMost || curly > bracketsMost) return true;
    if (quotes > quotesMost || operators > operatorsMost) return true;
  }
  return false;
}

/** Characters that the count looks at, by code. */
const counted = new Uint8Array(127);
for (const sign of "()[]{}>,;\n!*+-:=?~ ") counted[sign.charCodeAt(0)] = 1;

const moduleLine = /^(?:export|import) /;
const nestingWords = Map.groupBy(["typeof", "void", "delete", "await", "yield", "new", "else"], (word) =>
  word.charCodeAt(word.length - 1),
);

/** Whether one of the words ends before the offset, where a letter stands. */
function endsNestingWord(source: string, offset: number): boolean {
  for (const word of nestingWords.get(source.charCodeAt(offset - 1)) ?? []) {
    const start = offset - word.length;
    if (source.startsWith(word, start) && (start === 0 || !/\w/.test(source[start - 1] as string))) return true;
  }
  return false;
}
