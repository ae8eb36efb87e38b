import type { WrittenNode } from "../../content/index.ts";
import { symbolLink } from "../library/library.ts";
import type { Declaration, TypePart } from "./declaration.ts";
import { hasPage, type PageDeclaration } from "./kinds.ts";

/** Levels of parts that are looked into: parts of parts are made by mistake. */
const maxDepth = 4;

/** A declaration with the name by which pages link to it. */
export interface NamedPage {
  declaration: PageDeclaration;
  name: string;
}

/** What is made of a declaration, each as a type. */
export interface Heirs {
  extends: TypePart[][];
  implements: TypePart[][];
}

/** Leads from what declarations call each other by to the pages that hold them. */
export class DeclarationLinks {
  readonly #addresses = new Map<string, string>();
  readonly #heirs = new Map<string, Heirs>();

  constructor(pages: readonly NamedPage[]) {
    for (const { declaration, name } of pages) this.#addresses.set(declaration.id, symbolLink(declaration.kind, name));
    for (const { declaration, name } of pages) this.#addParts(declaration, symbolLink(declaration.kind, name), 0);
    for (const { declaration } of pages) {
      for (const way of ["extends", "implements"] as const)
        for (const type of declaration[way]) this.#addHeir(type, way, declaration);
    }
  }

  #addHeir([base]: readonly TypePart[], way: keyof Heirs, { name, id }: Declaration): void {
    if (!base || typeof base === "string") return;
    const known = this.#heirs.get(base.id) ?? { extends: [], implements: [] };
    known[way].push([{ text: name, id }]);
    this.#heirs.set(base.id, known);
  }

  /** Declarations that extend or implement one. */
  heirsOf(id: string): Heirs {
    return this.#heirs.get(id) ?? { extends: [], implements: [] };
  }

  #addParts(owner: Declaration, address: string, depth: number): void {
    if (depth > maxDepth) return;
    for (const member of owner.members) {
      if (hasPage(member)) continue;
      if (!this.#addresses.has(member.id)) this.#addresses.set(member.id, address);
      this.#addParts(member, address, depth + 1);
    }
  }

  /** The address of the page that holds a declaration. */
  addressOf(id: string): string | undefined {
    return this.#addresses.get(id);
  }

  /** A type with links in it. */
  typeNodes(type: readonly TypePart[]): WrittenNode[] {
    return type.map((part) => {
      if (typeof part === "string") return part;
      const href = this.addressOf(part.id);
      return href ? { component: "a", props: { href }, children: [part.text] } : part.text;
    });
  }

  /** Markdown whose links to declarations lead to their pages; of those that have none the text stays. */
  markdown(text: string): string {
    return text.includes(linkStart) ? withLinks(text, this.#addresses) : text;
  }
}

/** Where a link to a declaration goes on behind its text. */
const linkStart = "](#declaration/";
/** Characters of a link's text that are looked through for its start. */
const maxText = 1000;

function withLinks(text: string, addresses: ReadonlyMap<string, string>): string {
  let result = "";
  let done = 0;
  for (let at = text.indexOf(linkStart); at >= 0; at = text.indexOf(linkStart, at + 1)) {
    if (at < done) continue;
    const from = at + linkStart.length;
    const length = idLength(text.slice(from, from + maxText));
    const href = addresses.get(decoded(text.slice(from, from + length)));
    const open = openingBracket(text, at, done);
    if (text[from + length] !== ")" || (!href && open < 0)) continue;
    // `](` goes with the address, or goes away with it.
    result += href ? `${text.slice(done, at)}](${href})` : text.slice(done, open) + text.slice(open + 1, at);
    done = from + length + 1;
  }
  return result + text.slice(done);
}

/** Length of an id to the parenthesis that closes its link; parentheses within it come in pairs. */
function idLength(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] as string;
    if (sign === "(") depth++;
    else if (sign === ")" && depth-- === 0) return index;
    else if (/\s/.test(sign)) return index;
  }
  return text.length;
}

/** Where the text of a link begins that ends at `end`; -1 where it begins nowhere behind `from`. */
function openingBracket(text: string, end: number, from: number): number {
  let depth = 0;
  for (let index = end - 1; index >= Math.max(from, end - maxText); index--) {
    const isEscaped = text[index - 1] === "\\";
    if (text[index] === "]" && !isEscaped) depth++;
    else if (text[index] === "[" && !isEscaped && depth-- === 0) return index;
  }
  return -1;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
