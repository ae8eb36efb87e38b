import { parseExpression } from "../../../expressions/syntax.ts";
import { closingBrace } from "../../scan/closing-brace.ts";
import type { Repair } from "../repair.ts";

const tagName = /<([A-Za-z][\w.:-]*)/y;
const between = /(?:\s+|\/\*[\s\S]*?\*\/)+/y;
const attribute = /([A-Za-z_$][\w$:.-]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|(?=\{))?)?/y;
/** A value without the brace that ends it: a number, a word or a text before what may stand behind one. */
const unended = /\{\s*(?:\d+(?:\.\d+)?|true|false|"[^"{}\n]*"|'[^'{}\n]*')(?=\s*\/?>|\s+[A-Za-z_$][\w$-]*=["'{])/y;
const spread = /\{\s*\.\.\./y;
/** What stands behind the value of an attribute: the end of the tag, or another attribute. */
const follows = /\s*(?:\/?>|\{|[A-Za-z_$][\w$:-]*(?:\s*=|\s+|\/?>))/y;

/** Characters of one tag that are looked through. */
export const tagMost = 20_000;
/** Places at which a value may end. */
const endsMost = 8;

/** A value that is no expression: what is kept of it, and where it ends. */
interface RepairedValue {
  text: string;
  end: number;
}

/**
 * The opening tag at a place without the attributes whose values are no expressions, or with the brace that one lacks
 * (`style={{ color: "red" }>`): the parser takes none of it for a tag. Null where it is no tag, and where all are expressions as far
 * as a place.
 */
export function repairValues(source: string, at: number, until: number): Repair | null {
  const name = match(tagName, source, at)?.[1];
  if (!name) return null;
  let text = "";
  let kept = at;
  let fault: { about: number; message: string } | null = null;
  for (let next = at + 1 + name.length; next - at < tagMost && (fault || next <= until); ) {
    next += match(between, source, next)?.[0].length ?? 0;
    if (source[next] === ">" || source.startsWith("/>", next)) {
      if (!fault) return null;
      const hint = "Correct the expression.";
      return { start: at, end: next, text: text + source.slice(kept, next), ...fault, hint };
    }
    const written = match(attribute, source, next);
    const begin = next + (written?.[0].length ?? 0);
    if (source[begin] !== "{") {
      if (!written) return null;
      next = begin;
      continue;
    }
    const value = repairedValue(source, begin);
    if (!value) return null;
    if (value.text !== source.slice(begin, value.end)) {
      const what = written ? `The value of \`${written[1]}\` in \`<${name}>\`` : `What \`<${name}>\` takes over`;
      const done = value.text ? "lacks a brace, which was added." : "is no expression; it was left out.";
      fault ??= { about: begin, message: `${what} ${done}` };
      text += source.slice(kept, value.text ? begin : next);
      text += value.text || source.slice(next, value.end).replace(/[^\n]/g, " ");
      kept = value.end;
    }
    next = value.end;
  }
  return null;
}

/** The value in braces at a place: as it is, with a further brace, or nothing of it. Null where it has no end. */
function repairedValue(source: string, at: number): RepairedValue | null {
  const balanced = closingBrace(source, at);
  if (balanced > 0 && isExpression(source.slice(at + 1, balanced)))
    return { text: source.slice(at, balanced + 1), end: balanced + 1 };
  const simple = match(unended, source, at)?.[0];
  if (simple !== undefined) return { text: `${simple}}`, end: at + simple.length };
  let first = balanced > 0 && isFollowed(source, balanced + 1) ? balanced + 1 : 0;
  let tries = 0;
  for (let brace = at; tries < endsMost; tries++) {
    brace = source.indexOf("}", brace + 1);
    if (brace < 0 || brace - at > tagMost || source.slice(at, brace).includes("\n\n")) break;
    if (!isFollowed(source, brace + 1)) continue;
    const written = source.slice(at, brace + 1);
    if (isExpression(written.slice(1, -1))) return { text: written, end: brace + 1 };
    if (isExpression(written.slice(1))) return { text: `${written}}`, end: brace + 1 };
    first ||= brace + 1;
  }
  return first > 0 ? { text: "", end: first } : null;
}

function isFollowed(source: string, at: number): boolean {
  return match(follows, source, at) !== null;
}

function isExpression(text: string): boolean {
  try {
    parseExpression(match(spread, `{${text}`, 0) ? text.replace(/^\s*\.\.\./, "") : text);
    return true;
  } catch {
    return false;
  }
}

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}
