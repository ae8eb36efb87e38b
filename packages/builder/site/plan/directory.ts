import type { DirectoryEntry, DirectoryView, SidebarNode } from "../../theme/page-view.ts";
import type { PageIndex } from "./page-index.ts";

/** The pages of a group as the page of its title lists them: what the sidebar shows below it, with what each is about. */
export function directoryOf(
  style: DirectoryView["style"],
  nodes: readonly SidebarNode[],
  pages: PageIndex,
): DirectoryView | null {
  const entries = nodes.map((node) => entryOf(node, pages));
  return entries.length === 0 ? null : { style, entries };
}

function entryOf(node: SidebarNode, pages: PageIndex): DirectoryEntry {
  const { label, icon, iconType, href } = node;
  const page = href?.startsWith("/") ? pages.byPath.get(href.slice(1)) : undefined;
  return {
    label: page?.title ?? label,
    href,
    icon,
    iconType,
    description: page?.frontmatter.description ?? null,
    children: node.type === "group" ? node.children.map((child) => entryOf(child, pages)) : [],
  };
}
