import { isExpressionAt } from "../../expressions/syntax.ts";
import { findCode, inRanges } from "../scan/code-ranges.ts";

/** Elements without their end within one pair of braces: with each, the time of the native parser doubles. */
const unclosedMost = 9;

const token = /[{}]|<\/\s*[\w$.:-]*|<(?:[A-Za-z_$][\w$.:-]*|>)|\/?>|["'`]/g;

/**
 * Offsets of the braces that hold so many elements without their end that the native parser would not come back. Such a
 * text is no expression anyway; what looks like it and is one (tags in strings and comments) is left to the parser.
 */
export function bracesLeavingManyOpen(source: string): number[] {
  if (!hasMany(source)) return [];
  if (suspectBraces(source, []).length === 0) return [];
  // A brace in code opens nothing, and hides none that follows.
  return suspectBraces(source, findCode(source)).filter(
    (offset) => !isModuleCode(source, offset) && !isExpressionAt(source, offset + 1),
  );
}

/** Whether there are enough tags behind the first brace: in most pages there are not. */
function hasMany(source: string): boolean {
  let at = source.indexOf("{");
  if (at < 0) return false;
  for (let count = 0; count <= unclosedMost; count++) {
    at = source.indexOf("<", at + 1);
    if (at < 0) return false;
  }
  return true;
}

/**
 * Offsets of braces that stand in no others and hold too many tags without an end, by a count that knows no strings. To the
 * parser a brace that closes no expression, as one in a text that was begun, closes nothing: it goes on to the next.
 * @param code ranges in which no brace opens anything
 */
function suspectBraces(source: string, code: readonly number[]): number[] {
  const found: number[] = [];
  /** What is open: `{`, a tag that is being written (`<a`), or an element by its name. */
  const open: string[] = [];
  let outermost = -1;
  let unclosed = 0;
  let quotes = 0;
  let isBroken = false;
  token.lastIndex = 0;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const [sign] = match;
    const top = open.at(-1);
    if (sign === "{") {
      if (outermost < 0 && code.length > 0 && inRanges(code, match.index)) continue;
      if (outermost < 0) outermost = match.index;
      open.push("{");
    } else if (outermost < 0) {
      token.lastIndex = skipTo(source, "{", token.lastIndex);
    } else if (sign === "}") {
      while (open.length > 0 && open.pop() !== "{") unclosed++;
      if (open.includes("{")) continue;
      isBroken ||= (unclosed > 0 || quotes % 2 === 1) && !isExpressionAt(source, outermost + 1);
      if (isBroken && unclosed <= unclosedMost) {
        open.push("{");
        continue;
      }
      if (unclosed > unclosedMost) found.push(outermost);
      outermost = -1;
      unclosed = 0;
      quotes = 0;
      isBroken = false;
    } else if (sign.startsWith("</")) {
      if (top === sign.slice(2).trim()) open.pop();
    } else if (sign === "<>") open.push("");
    else if (sign.startsWith("<")) open.push(sign);
    else if (top?.startsWith("<")) {
      if (sign === "/>") open.pop();
      else if (sign === ">") open[open.length - 1] = top.slice(1);
      else if (sign !== "`") token.lastIndex = skipTo(source, sign, token.lastIndex) + 1;
    } else if (sign !== ">" && sign !== "/>") quotes++;
  }
  if (outermost >= 0 && unclosed + open.filter((one) => one !== "{").length > unclosedMost) found.push(outermost);
  return found;
}

function skipTo(source: string, sign: string, from: number): number {
  const at = source.indexOf(sign, from);
  return at < 0 ? source.length : at;
}

/** `import …` and `export …` at the beginning of a block: the parser reads them in one pass. */
function isModuleCode(source: string, offset: number): boolean {
  const start = source.lastIndexOf("\n", offset) + 1;
  if (!/^(?:import|export)\b/.test(source.slice(start, start + 7))) return false;
  const previous = source.slice(source.lastIndexOf("\n", start - 2) + 1, Math.max(start - 1, 0));
  return previous.trim() === "" || /^(?:import|export)\b/.test(previous);
}
