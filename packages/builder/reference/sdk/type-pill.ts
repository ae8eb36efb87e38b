import { inlineCode, type WrittenNode, type WrittenProp } from "../../content/index.ts";
import type { TypePart } from "./declaration.ts";
import type { DeclarationLinks } from "./declaration-links.ts";

/** Characters of a type beside a name, and of one below it that is longer. */
const maxPill = 200;
const maxCode = 4000;

/** A type as plain text. */
export function typeText(type: readonly TypePart[]): string {
  return type.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/** A type for the `type` of a field: short, with links to the declarations that it names. */
export function typePill(type: readonly TypePart[] | null, links: DeclarationLinks): WrittenProp {
  if (!type || type.length === 0) return null;
  const nodes = links.typeNodes(cut(type, maxPill));
  return nodes.every((node) => typeof node === "string") ? nodes.join("") : { nodes };
}

/** All of a type that is too long to stand beside a name. */
export function longType(type: readonly TypePart[] | null, language: string): WrittenNode[] {
  const text = type ? typeText(type) : "";
  if (text.length <= maxPill) return [];
  return [{ component: "CodeBlock", props: { language, wrap: true }, children: [shortened(text)] }];
}

/** A type within a line. */
export function inlineType(type: readonly TypePart[], links: DeclarationLinks): WrittenNode {
  const nodes = links.typeNodes(cut(type, maxPill));
  return nodes.every((node) => typeof node === "string")
    ? inlineCode(nodes.join(""))
    : // Links within code would stand there as their own source in the Markdown of a page.
      { component: "span", props: { className: "lc-type" }, children: nodes };
}

/** A block of code. */
export function codeNode(code: string, language: string, title: string | null = null): WrittenNode {
  return { component: "CodeBlock", props: { language, filename: title }, children: [shortened(code)] };
}

function shortened(code: string): string {
  return code.length > maxCode ? `${code.slice(0, maxCode)}…` : code;
}

function cut(type: readonly TypePart[], most: number): TypePart[] {
  const parts: TypePart[] = [];
  let room = most;
  for (const part of type) {
    const text = typeof part === "string" ? part : part.text;
    if (text.length > room) {
      parts.push(`${text.slice(0, room)}…`);
      break;
    }
    room -= text.length;
    parts.push(part);
  }
  return parts;
}
