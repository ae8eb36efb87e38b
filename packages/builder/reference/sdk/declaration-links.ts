import type { WrittenNode } from "../../content/index.ts";
import { symbolLink } from "../library/library.ts";
import type { Declaration, TypePart } from "./declaration.ts";
import { hasPage, type PageDeclaration } from "./kinds.ts";
import { withDeclarationLinks } from "./link-texts.ts";
import { memberAnchors } from "./member-anchors.ts";

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
  readonly #anchors = new Map<Declaration, string>();

  constructor(pages: readonly NamedPage[]) {
    for (const { declaration, name } of pages)
      this.#addresses.set(declaration.id.toWellFormed(), symbolLink(declaration.kind, name));
    for (const { declaration, name } of pages) {
      for (const [member, anchor] of memberAnchors(declaration)) this.#anchors.set(member, anchor);
      this.#addParts(declaration, (anchor) => symbolLink(declaration.kind, name, anchor), null, 0);
    }
    for (const { declaration } of pages) {
      for (const way of ["extends", "implements"] as const)
        for (const type of declaration[way]) this.#addHeir(type, way, declaration);
    }
  }

  #addHeir([base]: readonly TypePart[], way: keyof Heirs, { name, id }: Declaration): void {
    if (!base || typeof base === "string" || !("id" in base)) return;
    const known = this.#heirs.get(base.id) ?? { extends: [], implements: [] };
    known[way].push([{ text: name, id }]);
    this.#heirs.set(base.id, known);
  }

  /** Declarations that extend or implement one. */
  heirsOf(id: string): Heirs {
    return this.#heirs.get(id) ?? { extends: [], implements: [] };
  }

  #addParts(
    owner: Declaration,
    address: (anchor: string | null) => string,
    around: string | null,
    depth: number,
  ): void {
    if (depth > maxDepth) return;
    for (const member of owner.members) {
      if (hasPage(member)) continue;
      const id = member.id.toWellFormed();
      // What stands in a member is found with it.
      const anchor = this.anchorOf(member) ?? around;
      if (!this.#addresses.has(id)) this.#addresses.set(id, address(anchor));
      this.#addParts(member, address, anchor, depth + 1);
    }
  }

  /** The id of a member on the page of its declaration; null where links do not lead to it. */
  anchorOf(member: Declaration): string | null {
    return this.#anchors.get(member) ?? null;
  }

  /** The address of a declaration, on the page that holds it. */
  addressOf(id: string): string | undefined {
    return this.#addresses.get(id.toWellFormed());
  }

  /** A type with links in it. */
  typeNodes(type: readonly TypePart[]): WrittenNode[] {
    return type.map((part) => {
      if (typeof part === "string") return part;
      const href = "id" in part ? this.addressOf(part.id) : part.href;
      return href ? { component: "a", props: { href }, children: [part.text] } : part.text;
    });
  }

  /** Markdown whose links to declarations lead to their pages; of those that have none the text stays. */
  markdown(text: string): string {
    return withDeclarationLinks(text, (id) => this.addressOf(id));
  }
}
