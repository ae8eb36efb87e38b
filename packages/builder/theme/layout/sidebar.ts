import { escapeHtml, type Html, html, type Insert, raw, SplicedHtml } from "../../html/html.ts";
import { withoutCodeMarks } from "../../text/code-marks.ts";
import { colorClass } from "../color/navigation-colors.ts";
import type { SectionView, SidebarGroup, SidebarLink, SidebarNode, SiteView } from "../page-view.ts";
import { authorIcon } from "./author-icon.ts";
import { uiIcon } from "./icons.ts";
import { labelText } from "./label.ts";
import { sectionAround } from "./large-section.ts";
import { hrefOf, isSiteUrl, outsideAttributes } from "./links.ts";
import { onceForBoth, shared, worthSharing } from "./once.ts";
import { frameLinks, hasOwnFiles } from "./own-files.ts";
import { textsFor } from "./texts.ts";

/**
 * Every page carries its section's navigation, so an entry is as bare as HTML allows: no class, no wrapper, no drawing
 * of a sign that the stylesheet can draw. The navigation of a section is drawn once; a page only splices `aria-current` into its own link and `open` into the
 * groups around it. `places` maps a page to the offsets in `text` where these go, in rising order. Between the `cuts`
 * stand blocks, which all pages share that splice nothing into them.
 */
interface DrawnSidebar {
  site: SiteView;
  language: string;
  text: string;
  places: Map<string, Insert[]>;
  /** Rising offsets in `text`, the last is its end. */
  cuts: number[];
  /** The blocks before each cut. */
  blocks: Html[];
}

const active = ' data-active="true"';
const current = ` aria-current="page"${active}`;
const opened = " open";

const drawSidebar = onceForBoth((site: SiteView, section: SectionView): DrawnSidebar => {
  const drawn: DrawnSidebar = { site, language: section.language, text: "", places: new Map(), cuts: [], blocks: [] };
  const loose: SidebarNode[] = [];
  const flush = () => {
    if (loose.length === 0) return;
    drawn.text += `<ul class="sidebar-group">`;
    for (const node of loose.splice(0)) drawNode(drawn, node, []);
    drawn.text += "</ul>";
  };
  for (const node of section.sidebar) {
    if (node.type === "group") {
      flush();
      drawTopGroup(drawn, node);
    } else loose.push(node);
  }
  flush();
  drawn.cuts.push(drawn.text.length);
  drawn.blocks = drawn.cuts.map((cut, index) => shared(raw(drawn.text.slice(drawn.cuts[index - 1] ?? 0, cut))));
  return drawn;
});

/** The list of groups and pages, with the page at `href` marked and the groups that hold it open, in blocks. */
export function sidebarNavigation(site: SiteView, section: SectionView, href: string): Html[] {
  const { places, cuts, blocks } = drawSidebar(site, sectionAround(section, href));
  const inserts = places.get(href) ?? [];
  return blocks.map((block, index) => {
    const [start, end] = [cuts[index - 1] ?? 0, cuts[index] as number];
    const own = inserts.filter(({ offset }) => offset >= start && offset < end);
    if (own.length === 0) return block;
    return new SplicedHtml(
      block,
      own.map(({ offset, insert }) => ({ offset: offset - start, insert })),
    );
  });
}

/** A group of the first level, which always stands open. */
function drawTopGroup(drawn: DrawnSidebar, group: SidebarGroup): void {
  const label = html`${authorIcon(drawn.site, group.icon, group.iconType, "sidebar-group-icon")}<span>${labelText(group.label)}</span>${pill(group.tag)}`;
  // A stylesheet made for this theme of the format takes the box behind a group for what divides it from the next.
  if (drawn.site.theme === "aspen" && drawn.text !== "" && hasOwnFiles(drawn.site))
    drawn.text += `<div class="sidebar-nav-group-divider"></div>`;
  drawn.text += `<div class="lc-nav-section">`;
  if (group.label !== "") {
    const attributes = `${drawn.site.assets.sought?.includes("titles") ? ' id="sidebar-title"' : ""} class="sidebar-title"`;
    drawn.text += `<div class="sidebar-group-header">`;
    if (group.href)
      drawLink(drawn, group.href, attributes, label, { openers: [], entry: null }, !holds(group.children, group.href));
    else {
      const tag = raw(drawn.site.assets.sought?.includes("headings") ? "h5" : "span");
      drawn.text += html`<${tag}${raw(attributes)}>${label}</${tag}>`.text;
    }
    drawn.text += "</div>";
  }
  if (group.children.length > 0) {
    drawn.text += `<ul class="sidebar-group">`;
    for (const node of group.children) drawNode(drawn, node, []);
    drawn.text += "</ul>";
  }
  drawn.text += "</div>";
}

/** `openers` are the offsets of the `details` elements around the node, `entry` is where its `<li` takes attributes. */
function drawNode(drawn: DrawnSidebar, node: SidebarNode, openers: number[]): void {
  const start = drawn.text.length + "<li".length;
  drawn.text += `<li${isFoldedLink(node) ? ' class="lc-folded-link"' : ""}${entryNames(drawn, node)}>`;
  if (node.type === "group") drawNestedGroup(drawn, node, openers, start);
  else drawLink(drawn, node.href, "", linkContent(drawn, node), { openers, entry: start });
  drawn.text += "</li>";
  if (drawn.text.length - (drawn.cuts.at(-1) ?? 0) >= worthSharing) drawn.cuts.push(drawn.text.length);
}

/** By which stylesheets and scripts of the content find an entry in the format. */
function entryNames({ site, places }: DrawnSidebar, node: SidebarNode): string {
  if (!site.assets.sought?.includes("entries")) return "";
  const isFirst = node.href && isSiteUrl(node.href) && !places.has(node.href);
  const group = node.type === "group" ? html` data-group-tag="${node.tag ?? ""}"` : "";
  return html`${isFirst ? html` id="${node.href ?? ""}"` : ""} data-title="${withoutCodeMarks(node.label)}"${group}`
    .text;
}

/** Whether it leads somewhere and holds pages: a link, and beside it what unfolds them, since a button can hold no link. */
function isFoldedLink(node: SidebarNode): node is SidebarGroup & { href: string } {
  return node.type === "group" && Boolean(node.href) && node.children.length > 0;
}

function drawNestedGroup(drawn: DrawnSidebar, group: SidebarGroup, openers: number[], entry: number): void {
  const label = html`${authorIcon(drawn.site, group.icon, group.iconType, "")}${tagged(labelText(group.label), pill(group.tag))}`;
  const own = group.href
    ? drawLink(drawn, group.href, "", label, { openers, entry }, !holds(group.children, group.href))
    : null;
  // A sign to unfold it would promise pages, and it has only its root.
  if (group.href && group.children.length === 0) return;
  drawn.text += `<details${group.expanded ? " open" : ""}`;
  const inside = group.expanded ? openers : [...openers, drawn.text.length];
  if (!group.expanded) own?.push({ offset: drawn.text.length, insert: opened });
  drawn.text += group.href
    ? html`><summary aria-label="${withoutCodeMarks(group.label)}"></summary><ul>`.text
    : `><summary>${label.text}</summary><ul>`;
  for (const node of group.children) drawNode(drawn, node, inside);
  drawn.text += "</ul></details>";
}

/** Whether a page stands below a group: then its own entry is marked, and not the title that leads to it as well. */
function holds(nodes: readonly SidebarNode[], href: string): boolean {
  return nodes.some((node) => (node.type === "group" ? holds(node.children, href) : node.href === href));
}

/** What a page splices in where this is the first link to it; null where it is another, or leads elsewhere. */
function drawLink(
  drawn: DrawnSidebar,
  href: string,
  attributes: string,
  content: Html,
  { openers, entry }: { openers: number[]; entry: number | null },
  mayBeCurrent = true,
): Insert[] | null {
  let inserts: Insert[] | null = null;
  drawn.text += frameLinks(drawn.site, raw(`<a${attributes} href="${escapeHtml(hrefOf(href))}"`)).text;
  if (mayBeCurrent && isSiteUrl(href) && !drawn.places.has(href)) {
    inserts = openers.map((offset) => ({ offset, insert: opened }));
    if (entry !== null) inserts.push({ offset: entry, insert: active });
    inserts.push({ offset: drawn.text.length, insert: current });
    drawn.places.set(href, inserts);
  }
  drawn.text += `${outsideAttributes(href).text}>${content.text}</a>`;
  return inserts;
}

function linkContent({ site, language }: DrawnSidebar, link: SidebarLink): Html {
  const method = link.method ? methodPill(link.method, site.assets.sought?.includes("methods")) : "";
  const deprecated = link.deprecated
    ? html`<span class="nav-tag-pill" data-deprecated><span class="nav-tag-pill-text">${textsFor(language).deprecated}</span></span>`
    : "";
  return html`${method}${authorIcon(site, link.icon, link.iconType, "")}${tagged(labelText(link.label), html`${pill(link.tag)}${deprecated}`)}`;
}

/** What is said of an entry stands behind its last word, also where the name takes several lines: a wide space wraps. */
function tagged(label: string | Html, tags: Html): Html {
  return tags.text === "" ? html`${label}` : html`<span>${label} ${tags}</span>`;
}

/**
 * `GET`, `POST` … before the name of an API page; long names are cut as everybody writes them.
 * @param isBoxed whether stylesheets of the content may look for the words in an element of their own.
 */
function methodPill(method: string, isBoxed = false): Html {
  const short: Record<string, string> = { DELETE: "DEL", OPTIONS: "OPT", WEBHOOK: "HOOK", WEBSOCKET: "WS" };
  const word = short[method] ?? method;
  return html`<span class="method-nav-pill" data-method="${method.toLowerCase()}">${isBoxed ? html`<span>${word}</span>` : word}</span> `;
}

function pill(text: string | null): Html {
  return text
    ? html`<span class="nav-tag-pill"><span class="nav-tag-pill-text" data-nav-tag="${text}">${text}</span></span>`
    : raw("");
}

/** The links that stand above the groups. */
export const anchorList = onceForBoth((site: SiteView, section: SectionView): Html => {
  if (section.anchors.length === 0) return raw("");
  const items = section.anchors.map(
    (anchor) =>
      html`<li><a class="nav-anchor" href="${hrefOf(anchor.href)}"${anchor.active ? raw(' data-active="true"') : ""}${outsideAttributes(anchor.href)}><span class="${["lc-anchor-icon", colorClass(anchor.color)].join(" ").trim()}">${anchor.icon ? authorIcon(site, anchor.icon, anchor.iconType, "") : uiIcon("book-open")}</span>${anchor.label}</a></li>`,
  );
  return html`<ul class="nav-anchors">${items}</ul>`;
});
