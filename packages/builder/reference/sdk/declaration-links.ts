import type { WrittenNode } from "../../content/index.ts";
import { symbolLink } from "../library/library.ts";
import type { Declaration, TypePart } from "./declaration.ts";
import { hasPage, type PageDeclaration } from "./kinds.ts";
import { withDeclarationLinks } from "./link-texts.ts";

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
    for (const { declaration, name } of pages)
      this.#addresses.set(declaration.id.toWellFormed(), symbolLink(declaration.kind, name));
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
      const id = member.id.toWellFormed();
      if (!this.#addresses.has(id)) this.#addresses.set(id, address);
      this.#addParts(member, address, depth + 1);
    }
  }

  /** The address of the page that holds a declaration. */
  addressOf(id: string): string | undefined {
    return this.#addresses.get(id.toWellFormed());
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
    return withDeclarationLinks(text, (id) => this.addressOf(id));
  }
}
