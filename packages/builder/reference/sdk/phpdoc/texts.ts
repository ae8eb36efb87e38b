import { declarationLink } from "../declaration-link.ts";
import type { PhpNames } from "./names.ts";

const inlineTag = /\{@([a-zA-Z]+)(?:\s+([^{}]*))?\}/g;

/** A text of a comment as Markdown: its tags lead to declarations and addresses; a paragraph around all of it goes. */
export function textOf(written: string, names: PhpNames, owner: string): string | null {
  const text = withoutParagraph(written.trim()).replace(inlineTag, (_whole, tag: string, content = "") =>
    inlineText(tag.toLowerCase(), content.trim(), names, owner),
  );
  return text.trim() === "" ? null : text.trim();
}

/** What older versions write around every text. */
function withoutParagraph(text: string): string {
  if (!text.startsWith("<p>") || !text.endsWith("</p>")) return text;
  const inner = text.slice(3, -4);
  return inner.includes("<p>") ? text : inner;
}

function inlineText(tag: string, content: string, names: PhpNames, owner: string): string {
  if (tag === "inheritdoc" || tag === "internal" || tag === "ignore") return "";
  if (tag !== "link" && tag !== "see") return content;
  const [, target = "", words = ""] = /^(\S*)\s*([\s\S]*)$/.exec(content) ?? [];
  return referenceText(target, words, names, owner);
}

/** A reference to a declaration or an address, with its words. */
export function referenceText(target: string, words: string, names: PhpNames, owner: string): string {
  const said = words.replace(/\s+/g, " ").trim();
  if (/^https?:\/\/[^\s<>]+$/.test(target)) {
    const address = target.replace(/[()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
    return `[${escaped(said || target)}](${address})`;
  }
  const id = target === "" ? undefined : names.find(target, owner);
  if (id !== undefined) return `[${said ? escaped(said) : code(target)}](${declarationLink(id)})`;
  return [target && code(target), said].filter(Boolean).join(" ");
}

function code(name: string): string {
  return `\`${name.replace(/`/g, "").replace(/^\\/, "")}\``;
}

function escaped(text: string): string {
  return text.replace(/[\\[\]*_<&`]/g, (sign) => `\\${sign}`);
}
