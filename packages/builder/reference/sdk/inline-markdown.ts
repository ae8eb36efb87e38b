import type { ChildNode, Element } from "domhandler";
import { codeSpan, escapeMarkdown } from "./markdown-text.ts";
import { attributeOf, isElement, parseHtml, textIn, unread } from "./parse-html.ts";

/** How one tool's HTML is to be read. */
export interface HtmlReading {
  /** The address that a link has on our page, null where only its text stays. */
  link(href: string, element: Element): string | null;
  /** What stands between tags is Markdown itself, with references to characters. */
  isMarkdown?: boolean;
  /** Markdown of an element within a text that means something else to this tool; null where HTML's meaning holds. */
  inline?(element: Element): string | null;
  /** The same of a block. */
  block?(element: Element): string | null;
  /** Elements that are blocks to this tool, and unknown to HTML. */
  blockNames?: ReadonlySet<string>;
  /** The language of code that says none. */
  languageOf?(pre: Element): string | null;
}

const bold = new Set(["b", "strong"]);
const italic = new Set(["i", "em", "cite", "dfn", "var"]);
const struck = new Set(["s", "del", "strike"]);
const code = new Set(["code", "tt", "kbd", "samp"]);
/** What Markdown has no mark for, and means something all the same. */
const kept = new Set(["sub", "sup"]);

/** Elements of a text as Markdown, in one line but for `<br>`. */
export function inlineMarkdown(nodes: readonly ChildNode[], reading: HtmlReading, isInLink = false): string {
  let written = "";
  for (const node of nodes) {
    if (isElement(node)) written = joined(written, elementMarkdown(node, reading, isInLink));
    else if (node.type === "text" && "data" in node) {
      if (reading.isMarkdown) written += node.data;
      else written = joined(written, escapeMarkdown(node.data.replace(/[ \t\n\r\f]+/g, " ")));
    }
  }
  return written;
}

/** Spaces after spaces are one, as a browser shows them. */
function joined(before: string, text: string): string {
  return text.startsWith(" ") && (before === "" || /\s$/.test(before)) ? before + text.trimStart() : before + text;
}

function elementMarkdown(element: Element, reading: HtmlReading, isInLink: boolean): string {
  const { name } = element;
  const own = reading.inline?.(element) ?? null;
  if (own !== null) return own;
  if (unread.has(name)) return "";
  if (name === "br") return "  \n";
  if (name === "img") return escapeMarkdown(attributeOf(element, "alt").replace(/\s+/g, " "));
  if (code.has(name)) return codeMarkdown(element, reading, isInLink);
  if (name === "a") return isInLink ? inlineMarkdown(element.children, reading, true) : linkMarkdown(element, reading);
  const inner = inlineMarkdown(element.children, reading, isInLink);
  if (bold.has(name)) return marked(inner, "**", "strong");
  if (italic.has(name)) return marked(inner, "*", "em");
  if (struck.has(name)) return marked(inner, "~~", "del");
  if (kept.has(name)) return inner.trim() === "" ? "" : `<${name}>${inner.trim()}</${name}>`;
  return name === "q" ? `“${inner.trim()}”` : inner;
}

/** Text between marks, which stand directly at words; else Markdown may take them for signs. */
function marked(text: string, mark: string, tag: string): string {
  const { before, inner, after } = apart(text);
  if (inner === "") return before;
  const isPlain = /^[\p{L}\p{N}]/u.test(inner) && /[\p{L}\p{N}]$/u.test(inner);
  return isPlain ? `${before}${mark}${inner}${mark}${after}` : `${before}<${tag}>${inner}</${tag}>${after}`;
}

/** A text without the spaces around it, and those. */
function apart(text: string): { before: string; inner: string; after: string } {
  const inner = text.trim();
  const at = text.length - text.trimStart().length;
  return { before: text.slice(0, at), inner, after: text.slice(at + inner.length) };
}

function linkMarkdown(element: Element, reading: HtmlReading): string {
  const address = reading.link(plainText(attributeOf(element, "href"), reading), element);
  const text = inlineMarkdown(element.children, reading, address !== null);
  if (address === null || text.trim() === "") return text;
  const { before, inner, after } = apart(text);
  return `${before}[${inner}](${inLink(address)})${after}`;
}

/** An address as it can stand between parentheses. */
export function inLink(address: string): string {
  return address
    .toWellFormed()
    .replace(/[\s<>()\\`*|"]/g, (sign) => encodeURIComponent(sign).replace(/[()*]/g, percent));
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16)}`;
}

/** Code, with its links beside what is none. */
function codeMarkdown(element: Element, reading: HtmlReading, isInLink: boolean): string {
  let written = "";
  let text = "";
  const flush = (): void => {
    const raw = plainText(text, reading).replace(/\u00a0/g, " ");
    // Markdown takes the spaces at the ends of code away, and two pieces of code may not touch each other.
    if (/^\s/.test(raw)) written += " ";
    // Between names of a list a comma is no code.
    written += /^\s*[,;]\s*$/.test(raw) && written !== "" ? raw.trim() : codeSpan(raw);
    if (/\S\s+$/.test(raw)) written += " ";
    text = "";
  };
  const walk = (nodes: readonly ChildNode[]): void => {
    for (const node of nodes) {
      if (isElement(node, "a") && !isInLink) {
        const address = reading.link(plainText(attributeOf(node, "href"), reading), node);
        const label = codeSpan(plainText(textIn(node.children), reading));
        if (address !== null && label !== "") {
          flush();
          written += `[${label}](${inLink(address)})`;
          continue;
        }
      }
      if (isElement(node)) {
        const own = reading.inline?.(node) ?? null;
        if (own !== null) {
          flush();
          written += own;
        } else if (node.name === "br") text += " ";
        else if (node.name === "img") text += attributeOf(node, "alt");
        else if (!unread.has(node.name)) walk(node.children);
      } else if (node.type === "text" && "data" in node) text += node.data;
    }
  };
  walk(element.children);
  flush();
  return written;
}

/** Text of the tree with its references to characters read, where the tree keeps them. */
export function plainText(text: string, reading: HtmlReading): string {
  if (!reading.isMarkdown || !text.includes("&")) return text;
  return textIn(parseHtml(text.replace(/</g, "&lt;")));
}

/** Elements of a text as Markdown in one line, whatever breaks it. */
export function lineMarkdown(nodes: readonly ChildNode[], reading: HtmlReading): string {
  return inlineMarkdown(nodes, reading).replace(/\s+/g, " ").trim();
}
