/**
 * Long names of programs in titles and in code within a line. A browser breaks them where the line happens to end, in the
 * middle of a word; so they say where they may be broken, and stay whole where they fit into a line.
 */
import { escapeHtml, type Html, print, raw } from "./html.ts";

/** Letters from which on a word may be too long for the title of a narrow card. */
const fewest = 22;
/** Letters from which on the code of a line is kept whole. */
const fewestInCode = 14;
/** Letters up to which code fits into any line and has no joints: who reads the page without a browser finds it whole. */
const mostWithoutJoints = 40;
/** Letters up to which a name stays in one line in a cell of a table, which else gets as narrow as its letters. */
const mostInCell = 24;
/** Letters up to which a word fits into a line anywhere. */
const mostInLine = 16;

const tagOrWord = new RegExp(String.raw`<[^>]*>|[^\s<]{${fewest},}`, "g");
const anyLong = new RegExp(String.raw`[^\s<]{${fewest},}`);
/** Elements whose text is no prose. */
const closed = /^<(\/?)(?:code|svg|math|script|style)\b/;

/**
 * Where a name may be broken: behind `_`, `/` and `:`, before a period, and where a capital begins a word. Between letters
 * and digits only, so that `...`, `://` and references of HTML stay whole.
 */
const place =
  /(?<=[\p{L}\p{N}][_/:]{1,2})(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N})])(?=\.\p{L})|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu;

/** HTML of a title whose long names are broken at their own joints; code, formulas and pictures stay as they are. */
export function withJoints(html: string): string {
  if (!anyLong.test(html)) return html;
  let within = 0;
  return html.replace(tagOrWord, (part) => {
    if (part[0] === "<") {
      const tag = closed.exec(part);
      if (tag && !part.endsWith("/>")) within += tag[1] ? -1 : 1;
      return part;
    }
    if (within > 0) return part;
    const jointed = part.replace(place, "<wbr>");
    return jointed === part ? part : `<span class="lc-name">${jointed}</span>`;
  });
}

/** The same of a text or its markup; what has no long name is returned as it is. */
export function jointed<Text extends Html | string>(text: Text): Text | Html {
  const before = print(text);
  const after = withJoints(before);
  return after === before ? text : raw(after);
}

/** `<code>` within a line. What is one word of a program stays whole: a browser would break `--dry-run` at its hyphens. */
export function inlineCodeHtml(code: string): string {
  if (/\s/.test(code)) return `<code>${code.replace(/\S+/g, shortFlag)}</code>`;
  const text = escapeHtml(code);
  if (code.length < fewestInCode && !code.includes("-")) return `<code>${text}</code>`;
  if (code.length > mostWithoutJoints) return `<code class="lc-name lc-long">${text.replace(place, "<wbr>")}</code>`;
  return `<code class="${code.length > mostInCell ? "lc-name" : "lc-name lc-short"}">${text}</code>`;
}

/** A word among others, which stays in its line where it is short enough for any. */
function shortFlag(word: string): string {
  const text = escapeHtml(word);
  return word.length <= mostInLine && word.includes("-") && /\w/.test(word)
    ? `<span class="lc-flag">${text}</span>`
    : text;
}
