import type { SectionView, SidebarGroup, SidebarLink, SidebarNode } from "../page-view.ts";
import { once } from "./once.ts";

/** Entries up to which every page of a section carries all of them. */
const mostEntries = 400;
/** Siblings up to which a list is shown whole in a larger section. */
const mostSiblings = 100;

/** Where an entry stands: its index among its siblings, from the first level down. */
type Path = number[];

interface LargeSection {
  paths: Map<string, Path>;
  /** The section as the pages of one part of it see it, by that part. */
  views: Map<string, SectionView>;
}

/** Null for a section that is small enough to stand in each of its pages. */
const largeSection = once((section: SectionView): LargeSection | { paths: null } => {
  const paths = new Map<string, Path>();
  let entries = 0;
  const visit = (nodes: readonly SidebarNode[], above: Path) => {
    for (const [index, node] of nodes.entries()) {
      entries++;
      const path = [...above, index];
      if (node.href !== null && !paths.has(node.href)) paths.set(node.href, path);
      if (node.type === "group") visit(node.children, path);
    }
  };
  visit(section.sidebar, []);
  return entries > mostEntries ? { paths, views: new Map() } : { paths: null };
});

/**
 * The section as the page at `href` shows it. If every page of thousands carried all of them, a site would grow with their
 * square; so a page of a large section shows its own neighbourhood: the groups that it is in, the others as a link each, and
 * of a long list the part that it stands in, with a link for every other part. Everything stays within reach by links
 * alone. Pages of one part get the same object, so that it is drawn once for them.
 */
export function sectionAround(section: SectionView, href: string): SectionView {
  const large = largeSection(section);
  if (large.paths === null) return section;
  const path = large.paths.get(href) ?? [];
  const key = partOf(section.sidebar, path);
  let view = large.views.get(key);
  if (!view) {
    view = { ...section, sidebar: condensed(section.sidebar, path) };
    large.views.set(key, view);
  }
  return view;
}

/** Names what is open around a path: pages that agree in it see the same. */
function partOf(nodes: readonly SidebarNode[], [index, ...below]: Path): string {
  if (index === undefined) return "";
  const node = nodes[index] as SidebarNode;
  const part = String(Math.floor(index / partSize(nodes.length)));
  return node.type === "group" ? `${part}:${index}/${partOf(node.children, below)}` : part;
}

/** Siblings in one part of a list: as many as there are parts, so that a page carries as few links as can be. */
function partSize(length: number): number {
  return length <= mostSiblings ? length : Math.ceil(Math.sqrt(length));
}

function condensed(nodes: readonly SidebarNode[], [active, ...below]: Path): SidebarNode[] {
  const size = partSize(nodes.length);
  const open = Math.floor((active ?? 0) / size);
  const shown: SidebarNode[] = [];
  for (let from = 0; from < nodes.length; from += size) {
    const part = nodes.slice(from, from + size);
    if (from / size !== open) shown.push(...rangeLink(part));
    else
      for (const [index, node] of part.entries()) {
        if (node.type === "link") shown.push(node);
        else if (node.label === "" && from + index !== active)
          shown.push({ ...node, children: condensed(node.children, []) });
        else if (from + index === active) shown.push({ ...node, children: condensed(node.children, below) });
        else shown.push(...groupLink(node));
      }
  }
  return shown;
}

function groupLink({ label, href, icon, iconType, tag, children }: SidebarGroup): SidebarLink[] {
  const target = href ?? firstHref(children);
  if (target === null) return [];
  return [{ type: "link", label, href: target, icon, iconType, tag, method: null, deprecated: false }];
}

/** One link for a part of a list, to its first page. */
function rangeLink(part: readonly SidebarNode[]): SidebarLink[] {
  const href = firstHref(part);
  if (href === null) return [];
  const label = `${firstLabel(part)} … ${part.at(-1)?.label}`;
  return [{ type: "link", label, href, icon: null, iconType: null, tag: null, method: null, deprecated: false }];
}

function firstHref(nodes: readonly SidebarNode[]): string | null {
  for (const node of nodes) {
    const href = node.href ?? (node.type === "group" ? firstHref(node.children) : null);
    if (href !== null) return href;
  }
  return null;
}

/** Of the first entry; of the first one in it where that has no title. */
function firstLabel([first]: readonly SidebarNode[]): string {
  return first?.type === "group" && first.label === "" ? firstLabel(first.children) : (first?.label ?? "");
}
