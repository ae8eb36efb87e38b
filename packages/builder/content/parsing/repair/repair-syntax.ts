import { refusedVoidTags, voidTags } from "../../html/html-names.ts";
import type { ParseFault } from "../parse-fault.ts";
import { closingBrace } from "../scan/closing-brace.ts";
import { findCode, inRanges } from "../scan/code-ranges.ts";
import { holdsNothing, isWithinLine } from "../scan/tag-kinds.ts";
import { repairBox } from "./element-ends/repair-box.ts";
import { closingOf, repairContained } from "./element-ends/repair-contained.ts";
import { repairInner } from "./element-ends/repair-inner.ts";
import { repairLazyLines } from "./element-ends/repair-lazy-lines.ts";
import { repairClosingLine, repairOpeningLine } from "./element-ends/repair-lines.ts";
import type { Repair } from "./repair.ts";
import { isKnown } from "./tags/known-names.ts";
import { repairOpening } from "./tags/repair-opening.ts";
import { repairValues, tagMost } from "./tags/repair-values.ts";
import { isNoTag, isPhrase, isStandIn } from "./tags/stand-ins.ts";
import { textRepair } from "./text-repair.ts";

/**
 * Finds the smallest change that takes a syntax fault away at its place: a stray `{` or `<` becomes text, an unclosed
 * `<br>` is closed, a closing tag without its opening is dropped. Null when the fault cannot be placed.
 */
export function findRepair(source: string, fault: ParseFault): Repair | null {
  const offset = offsetOf(source, fault.line, fault.column);
  const expression = /expression|brace|ESM|import|export/i.test(fault.message) && !/closing tag/i.test(fault.message);
  if (/closing tag/i.test(fault.message)) return repairTag(source, offset, fault);
  const sign = expression ? lastOf(source, "{", offset) : nearest(source, offset);
  if (sign < 0) return null;
  const end = source[sign] === "{" ? closingBrace(source, sign) : -1;
  const lazy = end < 0 ? null : repairLazyLines(source, sign, end, "An expression");
  return lazy ?? openingRepair(source, sign) ?? valueRepair(source, sign) ?? textRepair(source, sign);
}

/** Tags before a fault that it may stand in the attributes of. */
const tagsMost = 20;

/** The tag around a place, or at it, whose attributes have values that are no expressions. */
function valueRepair(source: string, at: number): Repair | null {
  let tag = at;
  for (let tries = 0; tries < tagsMost && tag >= 0; tries++) {
    tag = source.lastIndexOf("<", tag);
    const repair = tag < 0 ? null : knownRepair(source, tag, at);
    if (repair && repair.end > at) return repair;
    tag--;
  }
  return null;
}

function knownRepair(source: string, at: number, until: number): Repair | null {
  const name = /^<([A-Za-z][\w.:-]*)/.exec(source.slice(at, at + 200))?.[1];
  return name && isKnown(name, source) ? repairValues(source, at, until) : null;
}

/** How often the characters of a page may be looked through for the ends of its tags. */
const walksMost = 8;

/** The tags of a page whose attributes have values that are no expressions, in order: each would stop the parser. */
export function valueRepairs(source: string): Repair[] {
  const repairs: Repair[] = [];
  const code = findCode(source);
  let left = source.length * walksMost;
  let end = 0;
  for (const { index } of source.matchAll(/<[A-Za-z][\w.:-]*\s[^<>]*\{/g)) {
    if (index < end || inRanges(code, index)) continue;
    if (left < 0) break;
    const repair = knownRepair(source, index, index + tagMost);
    const sign = repair?.end ?? source.indexOf(">", index);
    left -= sign < 0 ? tagMost : Math.min(sign - index, tagMost);
    if (!repair) continue;
    repairs.push(repair);
    end = repair.end;
  }
  return repairs;
}

const bareTag = /<[^<>"'{}\n]{1,200}>/y;

/** A tag that has something in it which is no attribute. */
function openingRepair(source: string, at: number): Repair | null {
  bareTag.lastIndex = at;
  const bare = bareTag.exec(source)?.[0];
  if (bare !== undefined && isStandIn(source, at, at + bare.length)) return textRepair(source, at);
  const name = /^<([A-Za-z][\w.:-]*)[\s/]/.exec(source.slice(at, at + 200))?.[1];
  return name && isKnown(name, source) ? (repairOpening(source, at) ?? repairLastSign(source, at, name)) : null;
}

const overLines =
  /<[A-Za-z][\w.:-]*(?![\w.:-])(?:[^<>"'{}`\n]|\n(?![ \t]*\n)|"[^"<>]*"|'[^'<>]*'|\{[^{}<>]*\})*?(\n[ \t]*)>/y;

/** A tag whose end (`>`) begins a line, where Markdown takes it for a quotation: on one line with the words that it stands in. */
function repairLastSign(source: string, at: number, name: string): Repair | null {
  overLines.lastIndex = at;
  const found = overLines.exec(source);
  if (!found) return null;
  const end = at + found[0].length;
  const between = found[1] as string;
  const message = `The \`>\` that ends \`<${name}\` begins a line, where Markdown begins a quotation.`;
  const hint = "Put it at the end of the line before.";
  if (isWithinLine(name))
    return {
      start: at,
      end,
      text: `${found[0].slice(0, -between.length - 1).replace(/\n[ \t]*/g, " ")}>`,
      message,
      hint,
    };
  return { start: end - between.length - 1, end, text: `>${between}`, message, hint };
}

const openTag = /<([A-Za-z][\w.:-]*)((?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*?)(\/?)>/y;
const closeTag = /<\/\s*[\w.:-]*\s*>/y;

function repairTag(source: string, offset: number, fault: ParseFault): Repair | null {
  closeTag.lastIndex = offset;
  const closing = closeTag.exec(source);
  if (closing) {
    const moved = repairMovedClosing(source, offset, closing[0], fault);
    if (moved) return moved;
    const text = " ".repeat(closing[0].length);
    return {
      start: offset,
      end: offset + closing[0].length,
      text,
      message: `${sentence(fault.message)} The closing tag was left out.`,
      hint: "Close tags in the reverse order of their opening.",
    };
  }
  // "Expected the closing tag `</a>` …, before the end of …": the opening tag's place is in the message or the fault.
  const named = /(?:tag|for) `<([A-Za-z][\w.:-]*)/.exec(fault.message);
  const placed = /\((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(fault.message);
  const at = placed ? offsetOf(source, Number(placed[1]), Number(placed[2])) : offset;
  openTag.lastIndex = at;
  const opening = openTag.exec(source);
  if (!opening || (named && opening[1] !== named[1])) return source[at] === "<" ? textRepair(source, at) : null;
  const name = opening[1] as string;
  const values = isKnown(name, source) ? repairValues(source, at, at + tagMost) : null;
  if (values) return values;
  // Only what can be a component is worth closing.
  const end = at + opening[0].length;
  const isEnded = source.includes(`</${name}>`);
  const isWord = isEnded
    ? (isStandIn(source, at, end) || isPhrase(source, at, end)) && closingOf(source, end, name) === null
    : isStandIn(source, at, end) || isNoTag(source, at, end);
  if (isWord || !isKnown(name, source)) return textRepair(source, at);
  const container = /before the end of `(\w+)`/.exec(fault.message)?.[1] ?? "";
  const ended = opening[3]
    ? null
    : (repairLazyLines(source, at, end, `\`<${name}>\``) ??
      repairOpeningLine(source, at, end, name) ??
      repairContained(source, { at, end, name }, container) ??
      repairBox(source, at, end, name));
  if (ended) return ended;
  const tag = name.toLowerCase();
  const hint = voidTags.has(tag) || refusedVoidTags.has(tag) ? `Write <${name} />.` : `Add </${name}>.`;
  return { start: end - 1, end, text: "/>", message: `\`<${name}>\` is not closed.`, hint };
}

/** A closing tag that is right but for its line, for the case of its letters, or for an element within that was left open. */
function repairMovedClosing(source: string, offset: number, closing: string, fault: ParseFault): Repair | null {
  const [, name = "", line = "", column = ""] =
    /<([A-Za-z][\w.:-]*|)>`\s+(?:opened at |\()(\d+):(\d+)/.exec(fault.message) ?? [];
  const written = /^<\/\s*([\w.:-]*)/.exec(closing)?.[1] ?? "";
  if (line === "" || written === "") return null;
  const opening = offsetOf(source, Number(line), Number(column));
  if (written === name)
    return repairClosingLine(source, { start: offset, end: offset + closing.length }, opening, name);
  if (written.toLowerCase() !== name.toLowerCase()) {
    openTag.lastIndex = opening;
    const end = holdsNothing(name) ? opening + (openTag.exec(source)?.[0].length ?? 0) : opening;
    if (end > opening) {
      const message = `\`<${name}>\` is not closed.`;
      return { start: end - 1, end, text: "/>", message, hint: `Write <${name} />.`, about: opening };
    }
    if (name !== "" && isKnown(name, source))
      return repairInner(source, { opening, inner: name }, { closing: offset, outer: written });
    // `<API_KEY>` is a word; the end belongs to the component that holds it.
    const message = `${sentence(fault.message)} The tag is shown as it is written.`;
    return source[opening] === "<" ? { ...textRepair(source, opening), message, about: opening } : null;
  }
  const message = `\`${closing}\` closes \`<${name}>\` in other letters.`;
  return { start: offset, end: offset + closing.length, text: `</${name}>`, message, hint: `Write </${name}>.` };
}

function sentence(message: string): string {
  return message.endsWith(".") ? message : `${message}.`;
}

/** The offset of a place that the parser tells. */
export function offsetOf(source: string, line: number, column: number): number {
  let at = 0;
  for (let number = 1; number < line; number++) {
    const next = source.indexOf("\n", at);
    if (next < 0) break;
    at = next + 1;
  }
  return Math.min(at + column - 1, source.length);
}

function lastOf(source: string, sign: string, offset: number): number {
  return source.lastIndexOf(sign, offset);
}

/** The sign that a complaint about a tag or expression means: at the place, else the last before it. */
function nearest(source: string, offset: number): number {
  if (source[offset] === "<" || source[offset] === "{") return offset;
  return Math.max(source.lastIndexOf("<", offset), source.lastIndexOf("{", offset));
}
