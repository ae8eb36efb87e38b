import type { Diagnostic } from "@lectern/contract";
import { sectionEntry } from "../../source/config/site-path.ts";
import { titleFromPath } from "../../source/frontmatter/page-title.ts";
import type { DirectoryStyle, GroupNode, NavigationNode, PageNode } from "../../source/site-config.ts";
import { ignoredNameOf, isHidden } from "../../source/tree/ignore-rules.ts";
import { percentDecoded } from "../../text/percent-decoding.ts";
import type { DirectoryView, SidebarLink, SidebarNode } from "../../theme/page-view.ts";
import { directoryOf } from "./directory.ts";
import type { FoundPage, PageIndex } from "./page-index.ts";
import { hrefOfPath } from "./page-path.ts";

/** Pages of a section in reading order. */
export class SidebarOrder {
  readonly pages: FoundPage[] = [];
  readonly #seen = new Set<FoundPage>();

  add(page: FoundPage): void {
    if (this.#seen.has(page)) return;
    this.#seen.add(page);
    this.pages.push(page);
  }
}

export interface SidebarContext {
  pages: PageIndex;
  order: SidebarOrder;
  /** The whole section is hidden. */
  hidden: boolean;
  /** Titles of groups without a page of their own lead to their first page. */
  drilldown: boolean;
  diagnostics: Diagnostic[];
  /** How roots of groups list them, where a group does not say. */
  directory: DirectoryStyle;
  /** Called for the root of a group that lists what the group shows. */
  onDirectory(root: FoundPage, directory: DirectoryView): void;
  /** Called for every page named, shown or not; `node` is its own entry, null for the root of a group and for a section. */
  onPage(page: FoundPage, groups: readonly GroupNode[], hidden: boolean, node: PageNode | null): void;
}

/** Groups and pages as the sidebar shows them; hidden ones and ones without a file are left out. */
export function drawSidebar(entries: readonly NavigationNode[], context: SidebarContext): SidebarNode[] {
  return draw(entries, [], false, context);
}

function draw(
  entries: readonly NavigationNode[],
  groups: GroupNode[],
  hidden: boolean,
  context: SidebarContext,
): SidebarNode[] {
  const nodes: SidebarNode[] = [];
  for (const entry of entries) {
    const node =
      entry.type === "page"
        ? drawPage(entry, groups, hidden, context)
        : entry.type === "group"
          ? drawGroup(entry, groups, hidden, context)
          : null;
    // A title of nothing is how authors write pages without a title above them; groups among them stay folded.
    const isBare = entry.type === "group" && entry.root === null && entry.label.trim() === "";
    if (!node) continue;
    if (node.type === "link" || !isBare) nodes.push(node);
    else if (groups.length > 0 || node.children.every((child) => child.type === "link")) nodes.push(...node.children);
    else nodes.push({ ...node, label: "", href: null });
  }
  return nodes;
}

function drawPage(entry: PageNode, groups: GroupNode[], hidden: boolean, context: SidebarContext): SidebarNode | null {
  const part = sectionEntry(entry.path);
  const named = part ? { ...entry, path: part.path } : entry;
  const page = context.pages.find(named);
  if (!page) {
    if (context.pages.isRefused(named)) return null;
    const message = `The navigation names ${JSON.stringify(entry.path)}, and there is no such page`;
    context.diagnostics.push(missingPage(message, entry, "remove the entry", context.pages));
    return null;
  }
  const isHidden = hidden || page.frontmatter.hidden;
  context.onPage(page, groups, isHidden || context.hidden, part ? null : entry);
  if (isHidden || (page.frontmatter.url !== null && page.link === null)) return null;
  if (!page.link) context.order.add(page);
  return part ? linkToSection(page, part.section) : linkTo(page);
}

/** @param instead what to do where the page is not wanted. */
function missingPage(
  message: string,
  { path, position }: Pick<PageNode, "path" | "position">,
  instead: string,
  pages: PageIndex,
): Diagnostic {
  const near = pages.near({ path });
  const left = ignoredNameOf(path);
  const added = path.split("/").includes("..")
    ? "Pages stand in the folder of docs.json: move the file there"
    : isHidden(path)
      ? "Names that begin with a dot are left out: rename the page's file or folder"
      : `Add ${path}.mdx`;
  const hint = left
    ? `${left.kind} named ${left.name} are left out: write !${left.name} into .lecternignore, or rename the ${left.kind.toLowerCase().slice(0, -1)}`
    : `${near === undefined ? "" : `Did you mean ${JSON.stringify(near)}? `}${added}, or ${instead}`;
  return { severity: "error", code: "missing-page", message, hint, ...position };
}

function drawGroup(
  group: GroupNode,
  groups: GroupNode[],
  hidden: boolean,
  context: SidebarContext,
): SidebarNode | null {
  const isHidden = hidden || group.hidden;
  const around = [...groups, group];
  const root =
    group.root === null ? null : context.pages.find({ type: "page", path: group.root, position: group.position });
  if (group.root !== null && !root && !context.pages.isRefused({ path: group.root })) {
    const message = `The group ${JSON.stringify(group.label)} has the root ${JSON.stringify(group.root)}, and there is no such page`;
    context.diagnostics.push(
      missingPage(message, { path: group.root, position: group.position }, 'remove "root"', context.pages),
    );
  }
  if (root) {
    context.onPage(root, around, isHidden || root.frontmatter.hidden || context.hidden, null);
    if (!isHidden && !root.frontmatter.hidden && !root.link) context.order.add(root);
  }
  const children = draw(group.children, around, isHidden, context);
  const style = around.findLast((one) => one.directory !== null)?.directory ?? context.directory;
  const listing = root && style !== "none" ? directoryOf(style, children, context.pages) : null;
  if (root && listing) context.onDirectory(root, listing);
  const own = root && !root.frontmatter.hidden ? (root.link ?? hrefOfPath(root.path)) : null;
  const href = own ?? (context.drilldown ? firstPageOf(children) : null);
  if (isHidden || (children.length === 0 && href === null)) return null;
  return {
    type: "group",
    label: group.label,
    icon: group.icon,
    iconType: group.iconType,
    tag: group.tag,
    href,
    expanded: group.expanded,
    children,
  };
}

/** Where a reader begins in a group: its first page of this site. */
function firstPageOf(nodes: readonly SidebarNode[]): string | null {
  for (const node of nodes) {
    const found = node.type === "group" ? (node.href ?? firstPageOf(node.children)) : node.href;
    if (found?.startsWith("/")) return found;
  }
  return null;
}

const operationMethod = /(?:^|\s)(get|post|put|patch|delete|head|options|trace|query|webhook|wss?|websocket)\s/i;

function linkTo(page: FoundPage): SidebarLink {
  const { frontmatter } = page;
  const method = operationMethod.exec(frontmatter.openapi ?? frontmatter.api ?? "")?.[1];
  return {
    type: "link",
    label: page.label,
    href: page.link ?? hrefOfPath(page.path),
    icon: frontmatter.icon,
    iconType: frontmatter.iconType,
    tag: frontmatter.tag,
    method: method && frontmatter.custom.hideApiMarker !== true ? method.toUpperCase() : null,
    deprecated: frontmatter.deprecated,
  };
}

/** A part of a page, whose heading nobody has read yet: it is called by the words of its address. */
function linkToSection(page: FoundPage, section: string): SidebarLink {
  const { href } = linkTo(page);
  const label = titleFromPath(percentDecoded(section));
  return {
    type: "link",
    label,
    href: `${href}#${section}`,
    icon: null,
    iconType: null,
    tag: null,
    method: null,
    deprecated: false,
  };
}
