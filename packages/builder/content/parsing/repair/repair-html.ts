import { htmlTags, voidTags } from "../../html/html-names.ts";
import { findCode, inRanges } from "../scan/code-ranges.ts";
import { isInString } from "../scan/strings.ts";
import { withTemplates } from "../scan/templates.ts";
import type { Repair } from "./repair.ts";
import { isStandIn } from "./tags/stand-ins.ts";
import { textRepair } from "./text-repair.ts";

const curled = /“[^“”"'<>{}\n]*”|‘[^‘’"'<>{}\n]*’/.source;
const value = /"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s"'<>`={}]+/.source;
const tag = new RegExp(
  `<(/?)([A-Za-z][A-Za-z0-9]*)((?:\\s+[A-Za-z_:][\\w:.-]*(?:\\s*=\\s*(?:${curled}|${value}))?)*)\\s*(/?)>`,
  "g",
);
const attribute = new RegExp(`(\\s+[A-Za-z_:][\\w:.-]*)(?:(\\s*=\\s*)(${curled}|${value}))?`, "g");

/**
 * The changes that make JSX of tags as HTML has them, in the order of the source: `<br>` without an end, `</br>`, and
 * values without quotes. Code is left alone, and so are strings of programs.
 */
export function htmlRepairs(source: string): Repair[] {
  const code = withTemplates(source, findCode(source));
  const repairs: Repair[] = [];
  for (const match of source.matchAll(tag)) {
    const [whole, closing, name = "", written = "", slash] = match;
    const lower = name.toLowerCase();
    if (!htmlTags.has(lower) || inRanges(code, match.index)) continue;
    const isVoid = voidTags.has(lower);
    // The slash that closes a tag may stand right behind a value without quotes.
    const isClosed = isVoid && !slash && /[^\s"'}]\/$/.test(written);
    const attributes = isClosed ? written.slice(0, -1) : written;
    const end = isClosed ? "/" : slash;
    const quoted = attributes.replace(attribute, quote);
    const isOpen = isVoid && !end && !closing;
    if (closing ? !isVoid || lower !== "br" : !isOpen && quoted === attributes) continue;
    if (isInString(source, match.index, match.index + whole.length)) continue;
    if (isOpen && isStandIn(source, match.index, match.index + whole.length)) {
      repairs.push(textRepair(source, match.index));
      continue;
    }
    repairs.push({
      start: match.index,
      end: match.index + whole.length,
      text: `<${name}${quoted}${isVoid ? " /" : end}>`,
      message: isOpen || closing ? `\`<${name}>\` is not closed.` : `A value in \`<${name}>\` has no quotes.`,
      hint: isOpen || closing ? `Write <${name} />.` : "Put the value into quotes.",
    });
  }
  return repairs;
}

function quote(whole: string, name: string, equals: string | undefined, written: string | undefined): string {
  if (written === undefined || /^["'{]/.test(written)) return whole;
  return `${name}${equals}"${written.replace(/^[“‘](.*)[”’]$/, "$1")}"`;
}
