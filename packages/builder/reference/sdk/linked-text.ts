import type { ChildNode } from "domhandler";
import type { TypePart } from "./declaration.ts";
import { webLink } from "./declaration-link.ts";
import { attributeOf, isElement, textIn, unread } from "./parse-html.ts";

/** A text with links to declarations and to other sites, of which pieces can be taken by their places: a signature. */
export interface LinkedText {
  text: string;
  /** In their order, not within each other. */
  links: readonly TextLink[];
}

type TextLink = { start: number; end: number } & ({ id: string } | { href: string });

/**
 * The text of HTML and where its links lead.
 * @param idOf of an address: the id of the declaration that it is of, null for any other.
 */
export function linkedText(nodes: readonly ChildNode[], idOf: (href: string) => string | null): LinkedText {
  const links: TextLink[] = [];
  let text = "";
  const walk = (children: readonly ChildNode[]): void => {
    for (const node of children) {
      if (isElement(node, "a")) {
        const start = text.length;
        text += plainSpaces(textIn(node.children));
        const href = attributeOf(node, "href");
        const id = idOf(href);
        const address = id === null ? webLink(href) : null;
        const end = text.length;
        if (end === start) continue;
        if (id !== null) links.push({ start, end, id });
        else if (address !== null) links.push({ start, end, href: address });
      } else if (isElement(node)) {
        if (node.name === "br") text += "\n";
        else if (!unread.has(node.name)) walk(node.children);
      } else if (node.type === "text" && "data" in node) text += plainSpaces(node.data);
    }
  };
  walk(nodes);
  return { text, links };
}

/** Spaces that do not break and places that may are the tool's layout, not code. */
function plainSpaces(text: string): string {
  return text.replace(/\u00a0/g, " ").replace(/\u200b/g, "");
}

/** A piece as the parts of a type, in one line. Null where nothing stands there. */
export function partsOf({ text, links }: LinkedText, start = 0, end = text.length): TypePart[] | null {
  const parts: TypePart[] = [];
  const add = (part: string): void => {
    const line = part.replace(/\s+/g, " ");
    const last = parts.at(-1);
    if (line === "" || (line === " " && last === undefined)) return;
    if (typeof last === "string") parts[parts.length - 1] = last + line;
    else parts.push(line);
  };
  let done = start;
  for (const link of links) {
    if (link.start < done || link.end > end) continue;
    add(text.slice(done, link.start));
    const name = text.slice(link.start, link.end);
    parts.push("id" in link ? { text: name, id: link.id } : { text: name, href: link.href });
    done = link.end;
  }
  add(text.slice(done, end));
  const [first] = parts;
  if (typeof first === "string") parts[0] = first.trimStart();
  const last = parts.at(-1);
  if (typeof last === "string") parts[parts.length - 1] = last.trimEnd();
  const said = parts.filter((part) => part !== "");
  return said.length > 0 ? said : null;
}

/** Where the text is divided by a sign that stands outside all brackets and strings. */
export function divided(text: string, sign: string, start = 0, end = text.length): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  let from = start;
  for (const at of outerSigns(text, start, end)) {
    if (text[at] !== sign) continue;
    pieces.push({ start: from, end: at });
    from = at + 1;
  }
  pieces.push({ start: from, end });
  return pieces.filter((piece) => text.slice(piece.start, piece.end).trim() !== "");
}

/** The places of all signs outside brackets and strings, opening and closing brackets of the outermost pairs included. */
export function* outerSigns(text: string, start = 0, end = text.length): Generator<number> {
  const open: string[] = [];
  for (let at = start; at < end; at++) {
    const sign = text[at] as string;
    if (sign === '"' || sign === "'") {
      at = endOfString(text, at, end);
      continue;
    }
    const closing = closings.get(sign);
    // The `>` of `->` and `=>` closes nothing.
    const isArrow = sign === ">" && (text[at - 1] === "-" || text[at - 1] === "=");
    if (!isArrow && sign === open.at(-1)) open.pop();
    if (open.length === 0) yield at;
    if (closing) open.push(closing);
  }
}

const closings = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["<", ">"],
]);

/** The last sign of a string; of the text where nothing ends it, the quote alone: it is an apostrophe then. */
function endOfString(text: string, start: number, end: number): number {
  for (let at = start + 1; at < end && at < start + longestString; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === text[start]) return at;
  }
  return start;
}

const longestString = 2000;

/** The text with spaces for all that stands within brackets and strings, the outermost brackets kept: for looking for words. */
export function outerText(text: string): string {
  const signs = new Array<string>(text.length).fill(" ");
  for (const at of outerSigns(text)) signs[at] = text[at] as string;
  return signs.join("");
}
