import type { GroupLabel } from "../library/group-label.ts";
import type { LibrarySymbol } from "../library/library.ts";
import { PageAddresses } from "../library/page-addresses.ts";
import type { Declaration } from "./declaration.ts";
import { DeclarationLinks, type NamedPage } from "./declaration-links.ts";
import { declarationNodes, memberNodes } from "./declaration-nodes.ts";
import { folderOfKind, hasPage, isSymbolMember } from "./kinds.ts";

/** Group of pages that belong to none. */
const looseGroup: GroupLabel = { word: "Reference" };
/** Parts of one declaration that a page of an author's can be about. */
const maxMembers = 1000;

/** What pages can be about: every declaration of a page's kind, and the methods and properties of each. */
export function symbolsOf(declarations: readonly Declaration[]): LibrarySymbol[] {
  const pages = named(declarations);
  const links = new DeclarationLinks(pages);
  const addresses = new PageAddresses();
  return pages.flatMap(({ declaration, name }) => {
    const page = symbolOf(
      declaration,
      name,
      addresses.claim(folderOfKind(declaration.kind), declaration.fullName),
      links,
    );
    return [page, ...memberSymbols(declaration, page, links)];
  });
}

/** Declarations with pages by names that none of their kind has twice. */
function named(declarations: readonly Declaration[]): NamedPage[] {
  const names = new Map<string, number>();
  return declarations.filter(hasPage).map((declaration) => {
    // Addresses cannot say halves of characters.
    const full = declaration.fullName.toWellFormed();
    const key = `${declaration.kind} ${full}`;
    const count = (names.get(key) ?? 0) + 1;
    names.set(key, count);
    const name = count === 1 ? full : `${full} (${count})`;
    return { declaration, name };
  });
}

function symbolOf(
  one: NamedPage["declaration"],
  name: string,
  address: string,
  links: DeclarationLinks,
): LibrarySymbol {
  return {
    kind: one.kind,
    name,
    aliases: [...new Set([one.name, ...one.aliases])].filter((alias) => alias !== name),
    groups: one.groups.length > 0 ? [...one.groups] : [looseGroup],
    address,
    title: one.name,
    description: one.description === null ? null : links.markdown(one.description),
    deprecated: one.deprecated !== null,
    isMember: false,
    position: one.position,
    nodes: declarationNodes(one, links),
  };
}

function memberSymbols(owner: Declaration, page: LibrarySymbol, links: DeclarationLinks): LibrarySymbol[] {
  const known = new Set<string>();
  return owner.members
    .filter(isSymbolMember)
    .slice(0, maxMembers)
    .flatMap((member) => {
      const name = `${page.name}.${member.name}`;
      const key = `${member.kind} ${name}`;
      if (known.has(key)) return [];
      known.add(key);
      return {
        kind: member.kind,
        name,
        aliases: page.aliases.map((alias) => `${alias}.${member.name}`),
        groups: page.groups,
        address: page.address,
        title: member.name,
        description: member.description === null ? null : links.markdown(member.description),
        deprecated: member.deprecated !== null,
        isMember: true,
        position: member.position,
        nodes: memberNodes(member, links),
      };
    });
}
