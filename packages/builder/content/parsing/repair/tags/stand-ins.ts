import { booleanAttributes } from "../../../html/html-names.ts";
import { isWithinLine } from "../../scan/tag-kinds.ts";

/** Elements that show nothing without an end or attributes, or never, and whose names writers put into angle brackets as stand-ins. */
const names = new Set(
  (
    "address area article aside audio button canvas caption cite code data dialog fieldset figure footer form header iframe input " +
    "label legend main map mark menu meter nav option output picture progress q search section select source textarea time track var video " +
    "applet base body embed frame frameset head html link meta noscript object portal script style template"
  ).split(" "),
);

/** Elements that are boxes around others, which no writer opens in the middle of a sentence, and headings. */
const boxes = new Set("details div dl h1 h2 h3 h4 h5 h6 ol span summary table tbody tfoot thead tr ul".split(" "));

/** The letter of a type, and words that an element within a line has for attributes: `<A>`, `<b and c>`. */
const letter = /^[A-Z]$/;
const bareWords = /^[a-z]+(?:\s+[a-z]+)+$/;

/** Characters of a line that are looked at on either side. */
const around = 200;

/**
 * Whether the tag from one offset to another, which has no end, is a word of its line: `--since <time>`, `in a <div>`, or what
 * a program prints of itself (`<object object>`).
 */
export function isStandIn(source: string, start: number, end: number): boolean {
  const [name = "", ...words] = source.slice(start + 1, Math.min(end - 1, start + around)).split(/\s+/);
  const isBox = words.length === 0 && boxes.has(name);
  if (!isBox && !names.has(name)) return false;
  if (words.length > 0 && !words.every((word) => /^[\w.:-]+$/.test(word))) return false;
  if (words.length > 0 && words.every((word) => booleanAttributes.has(word))) return false;
  const before = source.slice(Math.max(0, start - around), start).replace(/^[\s\S]*\n/, "");
  const after = source.slice(end, end + around).replace(/\n[\s\S]*$/, "");
  if (isBox && /(?:^|\|)\s*$/.test(before) && /^\s*\|/.test(after)) return true;
  return /[\p{L}\p{N}]/u.test((isBox ? before : before + after).replace(/<[^<>]*>/g, ""));
}

/**
 * Whether the tag from one offset to another, which has no end, is none: the letter of a type (`Option<A>`), or what stands
 * between two signs of a comparison (`a<b and c>d`). A `<P>` that follows no word begins a paragraph, as in old HTML.
 */
export function isNoTag(source: string, start: number, end: number): boolean {
  const inner = source.slice(start + 1, Math.min(end - 1, start + around));
  if (letter.test(inner)) return /[\p{L}\p{N}_]/u.test(source[start - 1] ?? "") || inner !== "P";
  return isPhrase(source, start, end);
}

/**
 * Whether the tag from one offset to another, which has no end, is a phrase that begins with a word like the name of an
 * element within a line: `<a couple of words>`. As attributes its words would be lost.
 */
export function isPhrase(source: string, start: number, end: number): boolean {
  const inner = source.slice(start + 1, Math.min(end - 1, start + around));
  if (!bareWords.test(inner)) return false;
  const [name = "", ...words] = inner.split(/\s+/);
  return isWithinLine(name) && !words.some((word) => booleanAttributes.has(word));
}
