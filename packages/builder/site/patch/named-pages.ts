import { pagePath } from "../../source/config/site-path.ts";
import type { DirectoryEntry, SidebarLink, SidebarNode } from "../../theme/page-view.ts";
import type { PageRecord } from "../cache/page-record.ts";
import type { SiteModel } from "../model/site-model.ts";

/**
 * Pages whose names stand elsewhere than in sidebars and on their neighbours, by their `href`: in directories, among related
 * pages, and where a page that is only a link leads, which looks like them in a sidebar.
 */
export function namedPages(model: SiteModel, pages: Readonly<Record<string, PageRecord>>): Set<string> {
  const named = new Set<string>();
  const add = (entries: readonly DirectoryEntry[]) => {
    for (const { href, children } of entries) {
      if (href !== null) named.add(href);
      add(children);
    }
  };
  for (const { head } of model.pages) {
    add(head.directory?.entries ?? []);
    for (const { href } of head.related ?? []) named.add(href.replace(/[?#].*$/s, ""));
  }
  for (const { read } of Object.values(pages))
    if (read.frontmatter.url !== null) named.add(`/${pagePath(read.frontmatter.url)}`);
  return named;
}

/** Sections whose sidebars lead to a page of another section: `href\tsection`. */
export function otherPlaces({ pages, sections }: Pick<SiteModel, "pages" | "sections">): string[] {
  const sectionOf = new Map(pages.map((page) => [page.head.href, page.section]));
  const lines = new Set<string>();
  for (const [number, { view }] of sections.entries()) {
    const walk = (nodes: readonly SidebarNode[]) => {
      for (const node of nodes) {
        const own = node.href === null ? undefined : sectionOf.get(node.href);
        if (own !== undefined && own !== number) lines.add(`${node.href}\t${number}`);
        if (node.type === "group") walk(node.children);
      }
    };
    walk(view.sidebar);
  }
  return [...lines];
}

/** What a sidebar shows of a page and an author may change without moving it. */
export type PageLabel = Pick<SidebarLink, "label" | "icon" | "iconType" | "tag" | "deprecated">;

/** A sidebar with other labels for some of its pages, by their `href`; the same one where it has none of them. */
export function relabel(nodes: SidebarNode[], labels: ReadonlyMap<string, PageLabel>): SidebarNode[] {
  let isSame = true;
  const changed = nodes.map((node): SidebarNode => {
    if (node.type === "group") {
      const children = relabel(node.children, labels);
      if (children === node.children) return node;
      isSame = false;
      return { ...node, children };
    }
    const label = labels.get(node.href);
    if (!label) return node;
    isSame = false;
    return { ...node, ...label };
  });
  return isSame ? nodes : changed;
}
