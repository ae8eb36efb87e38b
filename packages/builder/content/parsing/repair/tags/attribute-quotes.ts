import { closingBrace } from "../../scan/closing-brace.ts";
import { findCode, inRanges } from "../../scan/code-ranges.ts";
import { lineEnd } from "../../scan/end-of-element.ts";
import type { Repair } from "../repair.ts";
import { isKnown } from "./known-names.ts";
import { repairOpening } from "./repair-opening.ts";
import { tagMost } from "./repair-values.ts";

const attribute = /\s+[A-Za-z_$][\w$:.-]*(\s*=\s*)?/y;
const tagEnd = /\s*\/?>/y;
/** What stands behind a value: the end of the tag, with words alone before it, or another attribute with its own. */
const follows = /(?:\s+[A-Za-z_$][\w$-]*)*\s*\/?>|\s+[A-Za-z_$][\w$:.-]*\s*=\s*["'{]|\s+\{/y;
/**
 * What stands behind the first quote within as well: another attribute with its own value, with words alone before it, or
 * without the space between.
 */
const followsFirst =
  /(?:\s+[A-Za-z_$][\w$-]*){1,20}\s+[A-Za-z_$][\w$:.-]*\s*=\s*["'{]|[A-Za-z_$][\w$:.-]*\s*=\s*["'{]/y;
/** Text before the value of another attribute, for which the first quote within would be its end. */
const beforeAttribute = /([^"'<>{}=]{0,1000}?)\s{1,100}[A-Za-z_$][\w$-]{0,100}=(?=(["'])(?!\s|\/?>))/y;
/** Text before the end of a tag, on a line that has no further quote, or at the beginning of the next. */
const beforeEnd = /([^"'<>{}\n]*)(?:\n[ \t]*\/?)?>[^"'\n]*$/my;
/** Text that ends with a quote of another kind than it begins with. */
const beforeOther = /([^"'“”‘’<>{}\n]+)["'”’](?=\s+[A-Za-z_$][\w$-]*=["'{]|\s*\/?>)/y;

/** How often the characters of a page may be looked through for the ends of its tags. */
const walksMost = 4;
/** Characters of a value that has its own quotes. */
const valueMost = 1000;

/**
 * The tags of a page whose values hold their own quotes (`title="Say "hi""`) or lack the quote that ends them, in the order of
 * the source: to the parser a value goes on to its next quote, wherever that is. Code is left alone.
 */
export function quoteRepairs(source: string): Repair[] {
  const repairs: Repair[] = [];
  const code = findCode(source);
  let left = source.length * walksMost;
  let end = 0;
  const names = new Map<string, boolean>();
  const isElement = (name: string) => {
    const known = names.get(name) ?? isKnown(name, source);
    names.set(name, known);
    return known;
  };
  for (const { 0: begin, 1: name = "", index } of source.matchAll(/<([A-Za-z][\w.:-]{0,200})(?=\s[^<>]*=\s*["'])/g)) {
    if (index < end || inRanges(code, index) || !isElement(name)) continue;
    if (left < 0) break;
    const repair = quoteRepair(source, index, begin.length);
    left -= repair ? repair.end - index : Math.min(Math.max(source.indexOf(">", index) - index, 0), tagMost);
    // What a backslash stands before, and what commas stand between, is more surely known.
    if (!repair || repairOpening(source, index)) continue;
    repairs.push(repair);
    end = repair.end;
  }
  return repairs;
}

/** @param length of the name with the sign before it */
function quoteRepair(source: string, at: number, length: number): Repair | null {
  const name = source.slice(at + 1, at + length);
  let text = source.slice(at, at + length);
  let fault = "";
  for (let next = at + length; next - at < tagMost; ) {
    const end = match(tagEnd, source, next);
    if (end) {
      if (!fault) return null;
      const message = `${fault} in \`<${name}>\`.`;
      const hint = "Write &quot; or &#39; for a quote within quotes, and one before and behind each value.";
      return { start: at, end: next + end[0].length, text: text + end[0], message, hint };
    }
    const written = match(attribute, source, next);
    if (!written) return null;
    text += written[0];
    next += written[0].length;
    if (written[1] === undefined) continue;
    const sign = source[next] as string;
    if (sign === "{") {
      const brace = closingBrace(source, next);
      if (brace < 0) return null;
      text += source.slice(next, brace + 1);
      next = brace + 1;
    } else if (sign === '"' || sign === "'") {
      const value = valueAt(source, next + 1, sign);
      if (!value) return null;
      fault ||= value.fault;
      text += sign + value.text.replaceAll(sign, sign === '"' ? "&quot;" : "&#39;") + sign;
      next = value.end;
    } else return null;
  }
  return null;
}

/** The value that begins behind a quote, where it ends with its own, and what is wrong with it; null where it has no end. */
function valueAt(source: string, from: number, quote: string): { text: string; end: number; fault: string } | null {
  const first = source.indexOf(quote, from);
  const lastOfLine = lineEnd(source, from);
  const isOver = first > lastOfLine;
  const isLast = first >= 0 && (match(follows, source, first + 1) ?? match(followsFirst, source, first + 1));
  if (isLast && !(isOver && source.slice(from, first).includes("<")))
    return { text: source.slice(from, first), end: first + 1, fault: "" };
  const mixed = match(beforeOther, source, from)?.[1];
  if (mixed !== undefined && source[from + mixed.length] !== quote)
    return { text: mixed, end: from + mixed.length + 1, fault: "A value ends with another quote than it begins with" };
  const other = match(beforeAttribute, source, from);
  const unended = other?.[2] === quote ? other[1] : match(beforeEnd, source, from)?.[1]?.replace(/\/$/, "").trimEnd();
  if (unended !== undefined)
    return { text: unended, end: from + unended.length, fault: "A quote is missing behind a value" };
  const most = Math.min(lastOfLine, from + valueMost);
  for (let at = first; at >= 0 && at < most; at = source.indexOf(quote, at + 1))
    if (match(follows, source, at + 1)) {
      if (at === first + 1 && /[^\d\s]["']/.test(source.slice(first - 1, at)) && first > from)
        return { text: source.slice(from, first), end: at + 1, fault: "A quote too many stands behind a value" };
      return { text: source.slice(from, at), end: at + 1, fault: "Quotes of a value's own kind stand within it" };
    }
  return null;
}

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}
