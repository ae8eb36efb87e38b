import { escapeHtml, type Html, raw } from "./html.ts";

/** What is written otherwise than it is typed: quotes and apostrophes, two hyphens for a dash, three dots. */
const typed = /["']|(?<![-!<])--(?![->])|(?<!\.)\.{3,}/g;
const anyTyped = /["']|--|\.\.\./;

/**
 * HTML of prose, with the signs that print has, as the format shows them. As references: one sign beyond Latin 1, and all
 * that is made of the page takes two bytes a character. Signs of programs stay: an option (`--all`), an arrow (`-->`), a
 * name that begins with dots (`[...slug]`).
 * @param before what stands before the text; asked for only where it begins with such a sign.
 */
export function typesetHtml(text: string, before: () => string): string {
  if (!anyTyped.test(text)) return escapeHtml(text);
  let html = "";
  let done = 0;
  for (const { 0: sign, index } of text.matchAll(typed)) {
    const previous = index > 0 ? (text[index - 1] as string) : before();
    html += escapeHtml(text.slice(done, index));
    done = index + sign.length;
    // An option in quotes: `'--all'`.
    const isQuoted = /["']/.test(previous) && beginning.test(text[index - 2] ?? "");
    html += printed(sign, isQuoted && sign === "--" ? " " : previous, text.slice(done, done + 4));
  }
  return html + escapeHtml(text.slice(done));
}

/** The same of a text by itself, or behind the sign that stands before it. */
export function typeset(text: string, before = ""): Html {
  return raw(typesetHtml(text, () => before));
}

const letter = /^\p{L}/u;
const wordSign = /[\p{L}\p{N}\p{M}_]/u;
const betweenWords = /^$|[\p{L}\p{N}\p{M}\s)\]"'.,;:!?%]/u;
const beginning = /^$|[\s([{/=|\\<]/;

function printed(sign: string, previous: string, next: string): string {
  if (sign === "--")
    return !betweenWords.test(previous) || (beginning.test(previous) && letter.test(next)) ? sign : "&#8212;";
  if (sign[0] === ".") return /[[({/\\<]/.test(previous) && letter.test(next) ? sign : "&#8230;";
  const opens = isOpening(sign, previous, next);
  if (sign === '"') return opens ? "&#8220;" : "&#8221;";
  return opens ? "&#8216;" : "&#8217;";
}

/** A quote opens before what it quotes; behind a word it closes, or is an apostrophe. */
function isOpening(sign: string, previous: string, next: string): boolean {
  if (wordSign.test(previous)) return false;
  // Of years (`'90s`), and behind code or a link, which may end with any sign (`f()'s`).
  if (sign === "'" && /^(?:\d\ds\b|(?:s|t|re|ve|ll|d|m)(?![\p{L}\p{N}]))/u.test(next)) return false;
  return next === "" ? beginning.test(previous) : !/^[\s.,;:!?)\]}]/.test(next);
}

const references = { 8216: "'", 8217: "'", 8220: '"', 8221: '"', 8212: "--", 8230: "..." } as const;
const names = { amp: "&", lt: "<", gt: ">", quot: '"' } as const;

/**
 * A line of prose as its HTML shows it; undefined where that is as it was typed, or where the HTML shows more than the line,
 * formulas for example.
 */
export function shownLine(html: string, typed: string): string | undefined {
  if (!html.includes("&#82")) return undefined;
  const plain = (sign: (code: number) => string) =>
    html
      .replace(/<[^>]*>/g, "")
      .replace(/&(?:#(\d+)|(amp|lt|gt|quot));/g, (_, code: string | undefined, name: keyof typeof names) =>
        code ? sign(Number(code)) : names[name],
      )
      .replace(/\s+/g, " ")
      .trim();
  const asTyped = plain((code) => references[code as keyof typeof references] ?? String.fromCodePoint(code));
  return asTyped === typed.replace(/\.{4,}/g, "...") ? plain((code) => String.fromCodePoint(code)) : undefined;
}
