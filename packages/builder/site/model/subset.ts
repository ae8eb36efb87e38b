import type {
  DirectoryEntry,
  DirectoryView,
  SectionView,
  SidebarNode,
  SwitcherOption,
  SwitcherView,
  TabView,
} from "../../theme/page-view.ts";
import { alongWay } from "../../theme/way-view.ts";
import type { ModelPage, SiteModel } from "./site-model.ts";

/**
 * The model with only the named pages: navigation leads to nothing else. Paths may have slashes at their ends.
 * @throws when one is not a page of the deployment; the message names it.
 */
export function withPages(model: SiteModel, paths: readonly string[]): SiteModel {
  const wanted = new Set(paths.map((path) => path.replace(/^\/+|\/+$/g, "")));
  const first = model.first === null ? undefined : model.pages[model.first];
  if (wanted.delete("")) wanted.add(model.pages.some((page) => page.path === "") ? "" : (first?.path ?? ""));
  const known = new Set(model.pages.map((page) => page.path));
  const unknown = [...wanted].filter((path) => !known.has(path));
  if (unknown.length > 0) throw new Error(`The deployment has no page ${unknown.map((path) => `/${path}`).join(", ")}`);
  const pages = model.pages.filter((page) => wanted.has(page.path));
  const stays = (href: string | null): boolean =>
    href === null ||
    !href.startsWith("/") ||
    href.startsWith("//") ||
    wanted.has(href.slice(1)) ||
    wanted.has(href.replace(/[?#].*$/s, "").slice(1));
  const sections = model.sections.map((section) => ({ ...section, view: prune(section.view, stays) }));
  const kept = pages.map((page) => ({
    ...page,
    head: {
      ...page.head,
      previous: page.head.previous && stays(page.head.previous.href) ? page.head.previous : null,
      next: page.head.next && stays(page.head.next.href) ? page.head.next : null,
      ...(page.head.related ? { related: page.head.related.filter(({ href }) => stays(href)) } : {}),
      alternates: page.head.alternates.filter((one) => stays(one.href)),
      ...(page.head.counterparts ? { counterparts: counterpartsIn(page, model, stays) } : {}),
      directory: page.head.directory && pruneDirectory(page.head.directory, stays),
      breadcrumbs: page.head.breadcrumbs.map((crumb) => (stays(crumb.href) ? crumb : { ...crumb, href: null })),
    },
  }));
  const home = first && wanted.has(first.path) ? kept.findIndex((page) => page.path === first.path) : 0;
  return { ...model, pages: kept, sections, first: wanted.has("") || kept.length === 0 ? null : home };
}

type Stays = (href: string | null) => boolean;

function counterpartsIn({ head, section }: ModelPage, model: SiteModel, stays: Stays): number[] {
  const options = model.sections[section]?.view.switchers.flatMap((switcher) => switcher.options) ?? [];
  const ways = new Map(options.flatMap(({ way }) => (way ? [[way.id, way] as const] : [])));
  return (head.counterparts ?? []).filter((id) => {
    const way = ways.get(id);
    const href = way && alongWay(head.href, way);
    return href && stays(href);
  });
}

function prune(view: SectionView, stays: Stays): SectionView {
  return {
    ...view,
    switchers: view.switchers.flatMap((switcher) => pruneSwitcher(switcher, stays)),
    tabs: view.tabs.flatMap((tab) => pruneTab(tab, stays)),
    anchors: view.anchors.filter((anchor) => stays(anchor.href)),
    sidebar: pruneNodes(view.sidebar, stays),
  };
}

function pruneSwitcher(switcher: SwitcherView, stays: Stays): SwitcherView[] {
  const options = switcher.options.flatMap(({ menu, ...option }): SwitcherOption[] => {
    const items = menu?.filter((item) => stays(item.href)) ?? [];
    if (!option.active && !stays(option.href) && items.length === 0) return [];
    return [items.length > 0 ? { ...option, menu: items } : option];
  });
  return options.length > 1 || options[0]?.menu ? [{ ...switcher, options }] : [];
}

function pruneTab(tab: TabView, stays: Stays): TabView[] {
  const menu = tab.menu.filter((item) => stays(item.href));
  if (!stays(tab.href) && menu.length === 0 && !tab.active) return [];
  return [{ ...tab, menu }];
}

function pruneDirectory(directory: DirectoryView, stays: Stays): DirectoryView | null {
  const entries = pruneEntries(directory.entries, stays);
  return entries.length > 0 ? { ...directory, entries } : null;
}

function pruneEntries(entries: readonly DirectoryEntry[], stays: Stays): DirectoryEntry[] {
  return entries.flatMap((entry) => {
    const children = pruneEntries(entry.children, stays);
    const isGroup = entry.children.length > 0;
    if (isGroup ? children.length === 0 : !stays(entry.href)) return [];
    return [{ ...entry, children, href: stays(entry.href) ? entry.href : null }];
  });
}

function pruneNodes(nodes: readonly SidebarNode[], stays: Stays): SidebarNode[] {
  return nodes.flatMap((node): SidebarNode[] => {
    if (node.type === "link") return stays(node.href) ? [node] : [];
    const children = pruneNodes(node.children, stays);
    const href = stays(node.href) ? node.href : null;
    return children.length > 0 || href !== null ? [{ ...node, href, children }] : [];
  });
}
