import { withoutMarks } from "../../html/marks.ts";
import { contentClass } from "./content-class.ts";

/** With this begin the classes that stand for `style` attributes. */
export const styleClassPrefix = "ls-";

/** What a style attribute became: a class that carries its declarations, and what had to be left out. */
export interface ExtractedStyle {
  className: string;
  declarations: string;
  /** Names of those that could run code or reach outside. */
  refused: string[];
  /** Names of those whose address is written so that no browser reads it. */
  unread: string[];
}

const unitless = new Set(
  (
    "animation-iteration-count aspect-ratio border-image-outset border-image-slice border-image-width column-count columns " +
    "fill-opacity flex flex-grow flex-shrink flood-opacity font-weight grid-area grid-column grid-column-end grid-column-start " +
    "grid-row grid-row-end grid-row-start line-clamp line-height opacity order orphans scale stop-opacity stroke-dasharray " +
    "stroke-dashoffset stroke-miterlimit stroke-opacity stroke-width tab-size widows z-index zoom"
  ).split(" "),
);

/** Values that run code or reach outside: `expression()`, `@import`, `behavior`, `url()` of anything but an inlined image. */
const unsafe = /expression\s*\(|@import|javascript:|(?<![\w-])behavior|-moz-binding|[{}<\\]|\/\*/i;
const anyUrl = /(?:url|image-set|src)\s*\(/i;
const addresses = /\burl\(\s*("[^"]*"|'[^']*'|[^"'()\s]*)\s*\)/gi;
/** An address without quotes that has a space in it, none at all, or a space before its bracket. */
const noAddress = /\burl(?:\s+\(|\(\s*(?:[^\s"'()]+\s[^"'()]*[^\s"'()]|""|'')?\s*\))/i;
const inlinedImage = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;
const propertyName = /^(?:--[\w-]+|-?[a-z][a-z-]*)$/;

/** What CSS may write for the address of a file of the site; null for an address of elsewhere. */
export type StyleAddress = (address: string) => string | null;

/**
 * Puts the addresses of a value in their final form. Places of the page and inlined images stay; what `addressOf` does
 * not know does not stay, and the whole is null then.
 */
export function placeAddresses(value: string, addressOf: StyleAddress): string | null {
  let rest = value;
  const placed = value.replace(addresses, (found, quoted: string) => {
    rest = rest.replace(found, "");
    const address = quoted.replace(/^["']|["']$/g, "").trim();
    const to = /^#[\w-]+$/.test(address) || inlinedImage.test(address) ? address : addressOf(address);
    if (to === null) rest = "url(";
    return `url("${(to ?? "").replace(/[\s"'\\<>{}()*]/g, percentEncoded)}")`;
  });
  return anyUrl.test(rest) ? null : placed;
}

function percentEncoded(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

/**
 * Stands where a picture of another host would cover an element: what is written on it, in white or in black, is to
 * be read all the same.
 */
const cover = "background-image:linear-gradient(#6b7684,#6b7684)";

/**
 * Turns a `style` value, as an object (React) or as a string (HTML), into one class with a rule, since the strictest
 * content policy refuses style attributes. Null when nothing of it is left.
 */
export function extractStyle(value: unknown, addressOf: StyleAddress = () => null): ExtractedStyle | null {
  const refused: string[] = [];
  const unread: string[] = [];
  const parts: string[] = [];
  let covered = false;
  for (const [name, written] of typeof value === "string" ? splitDeclarations(value) : styleEntries(value)) {
    const text = anyUrl.test(written) ? placeAddresses(written, addressOf) : written;
    covered ||= name.startsWith("background") && /\bcover\b/.test(written);
    if (!propertyName.test(name) || unsafe.test(name) || unsafe.test(text ?? "")) refused.push(name);
    else if (text === null) (noAddress.test(written) ? unread : refused).push(name);
    else parts.push(`${name}:${text}`);
  }
  if (parts.length === 0 && refused.length === 0 && unread.length === 0) return null;
  if (covered && refused.some((name) => /^background(?:-image)?$/.test(name))) parts.push(cover);
  const declarations = withoutMarks(parts.join(";"));
  return { className: declarations ? contentClass(styleClassPrefix, declarations) : "", declarations, refused, unread };
}

function splitDeclarations(text: string): [string, string][] {
  const entries: [string, string][] = [];
  for (const part of splitOutsideParentheses(text)) {
    const colon = part.indexOf(":");
    if (colon < 1) continue;
    const name = part.slice(0, colon).trim();
    const value = part.slice(colon + 1).trim();
    if (name && value) entries.push([name.startsWith("--") ? name : name.toLowerCase(), value]);
  }
  return entries;
}

/** The parts between semicolons; one within parentheses, as in `url(data:…;base64,…)`, parts nothing. */
function splitOutsideParentheses(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")") depth = Math.max(0, depth - 1);
    else if (text[at] === ";" && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

function styleEntries(value: unknown): [string, string][] {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return [];
  const entries: [string, string][] = [];
  for (const [key, item] of Object.entries(value)) {
    if (typeof item !== "string" && typeof item !== "number") continue;
    const name = cssName(key);
    const text =
      typeof item === "number" && item !== 0 && !unitless.has(name) && !name.startsWith("--")
        ? `${item}px`
        : String(item).trim();
    if (text) entries.push([name, text]);
  }
  return entries;
}

function cssName(key: string): string {
  if (key.startsWith("--")) return key;
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return name.startsWith("ms-") ? `-${name}` : name;
}
