import type { Declaration, MemberKind, PageKind } from "./declaration.ts";

/** Folders of pages by kind, and what lists of several call them. */
const pageKinds = {
  class: { folder: "classes", title: "Classes" },
  interface: { folder: "interfaces", title: "Interfaces" },
  enum: { folder: "enums", title: "Enums" },
  function: { folder: "functions", title: "Functions" },
  type: { folder: "types", title: "Types" },
  variable: { folder: "variables", title: "Variables" },
  namespace: { folder: "namespaces", title: "Namespaces" },
  module: { folder: "modules", title: "Modules" },
} as const satisfies Record<PageKind, { folder: string; title: string }>;

/** A declaration with a page of its own. */
export type PageDeclaration = Declaration & { kind: PageKind };

/** Whether a declaration has a page of its own. */
export function hasPage(one: Declaration): one is PageDeclaration {
  return Object.hasOwn(pageKinds, one.kind);
}

/** The folder that pages of a kind stand in, below that of their library. */
export function folderOfKind(kind: PageKind): string {
  return pageKinds[kind].folder;
}

/** What several of one kind are called. */
export function titleOf(kind: PageKind): string {
  return pageKinds[kind].title;
}

/** Kinds in the order in which a page lists them. */
export const listedKinds = Object.keys(pageKinds) as PageKind[];

/** Parts that frontmatter can name: a page is about them where an author writes one. */
export function isSymbolMember(one: Declaration): one is Declaration & { kind: MemberKind & ("method" | "property") } {
  return one.kind === "method" || one.kind === "property";
}
