import { listOf, objectOf } from "../../json.ts";
import { declarationLink } from "../declaration-link.ts";
import type { FindDeclaration } from "./types.ts";

/** Where links within texts lead. */
export interface ContentLinks {
  find: FindDeclaration;
  /** Of a file that a relative link names. */
  findFile: FindDeclaration;
}

/** Parts of one text. */
const maxParts = 10_000;

/** The parts of a text, or a text as it is, as Markdown; null for nothing. */
export function contentText(content: unknown, links: ContentLinks): string | null {
  const parts = typeof content === "string" ? [content] : listOf(content).slice(0, maxParts);
  let text = "";
  for (const part of parts) text += typeof part === "string" ? part : partText(objectOf(part), links, text.slice(-300));
  return text.trim() === "" ? null : text.replace(/^(?:[^\S\n]*\n)+/, "").trimEnd();
}

/** Behind the words of a link that is no picture. */
const linkWords = /(?<!!)\[[^[\]]*\]\($/;

/** @param before the end of the text in front of it. */
function partText(part: Record<string, unknown>, links: ContentLinks, before: string): string {
  const text = typeof part.text === "string" ? part.text : "";
  if (part.kind === "relative-link") {
    const id = links.findFile(part.target);
    // Files of the program's own repository have no pages: a link to nothing leaves its words.
    return id === undefined && !linkWords.test(before) ? text : declarationLink(id ?? "");
  }
  if (part.kind !== "inline-tag") return text;
  const tag = String(part.tag);
  if (!/^@link(?:code|plain)?$/.test(tag)) return tag === "@inheritDoc" ? "" : text;
  return linkText(part, text, tag === "@linkcode", links);
}

function linkText(part: Record<string, unknown>, text: string, isCode: boolean, links: ContentLinks): string {
  const { target } = part;
  const id = links.find(target);
  if (id !== undefined) return `[${words(text, isCode)}](${declarationLink(id)})`;
  // Without a target the text is what stood in the braces: an address or a name, and the words for it.
  const [, first = "", rest = ""] = /^([^\s|]*)\s*\|?\s*([\s\S]*)$/.exec(text.trim()) ?? [];
  if (typeof target === "string" && isWebAddress(target))
    return `[${words(text || target, isCode)}](${address(target)})`;
  if (isWebAddress(first)) return `[${words(rest || first, isCode)}](${address(first)})`;
  const isNamed = target === undefined && text.includes("|") && rest !== "";
  return words(isNamed ? rest : text, isCode);
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s<>]+$/.test(text);
}

function address(text: string): string {
  return text.replace(/[()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** Words of a link: a name of a program may hold signs that mean something in Markdown. */
function words(text: string, isCode: boolean): string {
  const plain = text.replace(/\s+/g, " ");
  if (isCode && !plain.includes("`")) return `\`${plain}\``;
  // Names in code stay as their author marked them.
  return plain.replace(/[\\[\]*_<&~|]/g, (sign) => `\\${sign}`);
}
