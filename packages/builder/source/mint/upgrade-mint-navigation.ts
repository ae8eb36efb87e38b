import { isOutside, pagePath } from "../config/site-path.ts";
import {
  itemsOf,
  type JsonNode,
  type JsonObject,
  jsonArray,
  jsonObject,
  jsonScalar,
  textOf,
} from "../json/json-node.ts";
import { linkDivisionsOfOthers } from "./upgrade-mint-links.ts";

/** A tab or an anchor of mint.json: it has the pages below its address, or leads to another site. */
interface OldDivision {
  node: JsonObject;
  kind: "tab" | "anchor";
  /** Path that its pages begin with; null for a link to another site. */
  folder: string | null;
  /** The only version that has it. */
  version: string | null;
}

type Place = JsonNode["place"];

/**
 * The navigation of mint.json as that of docs.json: one list of groups and, beside it, tabs and anchors that have the
 * pages below their addresses, and versions that groups, tabs and anchors name. Pages that none has belong to the first
 * tab (`primaryTab`) or anchor (`topAnchor`), both "Documentation" unless they are named.
 */
export function upgradeMintNavigation(old: JsonObject): JsonNode | null {
  const groups = old.entries.get("navigation");
  if (groups?.kind !== "array") return groups ?? null;
  return new NavigationUpgrade(old, groups.place).upgrade(groups.items);
}

class NavigationUpgrade {
  readonly #old: JsonObject;
  readonly #place: Place;
  readonly #tabs: OldDivision[];
  readonly #anchors: OldDivision[];

  constructor(old: JsonObject, place: Place) {
    this.#old = old;
    this.#place = place;
    this.#tabs = divisionsOf(old, "tabs", "tab");
    this.#anchors = divisionsOf(old, "anchors", "anchor");
  }

  upgrade(groups: JsonNode[]): JsonObject {
    const written = itemsOf(this.#old.entries.get("versions"));
    const versions = written.flatMap((node) => {
      const entries = node.kind === "object" ? node.entries : null;
      const name = textOf(entries ? entries.get("name") : node);
      return name === null ? [] : [{ name, entries }];
    });
    if (versions.length === 0) return this.#divide(groups, null);
    const isLocale = versions.every(({ entries }) => entries?.has("locale"));
    const nodes = versions.map(({ name, entries }) => {
      const href = hasOwn(groups, name) ? null : entries?.get("url");
      const parts = href ? jsonObject(this.#place, { href }) : this.#divide(this.#ofVersion(groups, name), name);
      parts.entries.set(
        isLocale ? "language" : "version",
        (isLocale && entries?.get("locale")) || jsonScalar(this.#place, name),
      );
      const isDefault = entries?.get("default");
      if (isDefault) parts.entries.set("default", isDefault);
      return parts;
    });
    return jsonObject(this.#old.place, { [isLocale ? "languages" : "versions"]: jsonArray(this.#place, nodes) });
  }

  /** Groups of a version and of all, without pages of tabs and anchors that only other versions have. */
  #ofVersion(groups: readonly JsonNode[], version: string): JsonNode[] {
    const all = [...this.#tabs, ...this.#anchors].filter((one) => one.folder !== null && one.version !== null);
    return split(groups, (page, around) => {
      const own = around.map((group) => textOf(group.entries.get("version")));
      if (own.some((name) => name !== null && name !== version)) return false;
      const owners = all.filter(({ folder }) => isBelow(page, folder as string));
      return owners.length === 0 || owners.some((one) => one.version === version);
    }).taken;
  }

  /** Groups by tabs and anchors; the kind that has the other inside stands outside. */
  #divide(groups: JsonNode[], version: string | null): JsonObject {
    const here = (one: OldDivision) => version === null || one.version === null || one.version === version;
    const tabs = this.#tabs.filter(here);
    const anchors = this.#anchors.filter(here);
    // Where none of a kind has pages, they are links that stand in every part.
    const [tabParts, anchorParts] = [tabs, anchors].map((all) =>
      all.some(({ folder }) => folder !== null) ? all : [],
    );
    const links = [...(tabParts?.length ? [] : tabs), ...(anchorParts?.length ? [] : anchors)];
    const orders = areTabsInside(tabs, anchors) ? [anchorParts, tabParts] : [tabParts, anchorParts];
    const [outer, inner] = orders[0]?.length ? orders : [orders[1], []];
    const parts = this.#parts(groups, outer ?? [], inner ?? []);
    const of = (kind: OldDivision["kind"]) => links.filter((one) => one.kind === kind).map((one) => this.#node(one));
    const global = { tabs: of("tab"), anchors: of("anchor") };
    const lists = Object.entries(global).flatMap(([key, nodes]) =>
      nodes.length > 0 ? [[key, jsonArray(this.#place, nodes)] as const] : [],
    );
    if (lists.length > 0) parts.entries.set("global", jsonObject(this.#place, Object.fromEntries(lists)));
    return parts;
  }

  /**
   * The divisions of one kind with their groups, the first with what none has; `inner` divides those further. Where none
   * of those that other parts have `beside` is here, and they are anchors, the groups are below the first of these.
   */
  #parts(
    groups: readonly JsonNode[],
    outer: readonly OldDivision[],
    inner: readonly OldDivision[],
    beside: readonly OldDivision[] = [],
  ): JsonObject {
    const [kind] = outer;
    if (!kind) {
      const content = jsonObject(this.#place, { groups: jsonArray(this.#place, groups) });
      if (beside[0]?.kind !== "anchor") return content;
      return jsonObject(this.#place, { anchors: jsonArray(this.#place, [this.#first("anchor", content)]) });
    }
    let rest = groups;
    const nodes = outer.flatMap((one): JsonObject[] => {
      const { folder } = one;
      if (folder === null) return [this.#node(one)];
      const nearer = outer.flatMap((other) =>
        other !== one && other.folder !== null && other.folder !== folder && isBelow(other.folder, folder)
          ? [other.folder]
          : [],
      );
      const { taken, left } = split(
        rest,
        (page) => isBelow(page, folder) && !nearer.some((other) => isBelow(page, other)),
      );
      rest = left;
      const divisions = inner.filter((other) => other.folder !== null && isBelow(other.folder, folder));
      const hasOperations = one.node.entries.has("openapi");
      if (taken.length === 0 && !hasOperations && this.#isOfOthers(folder, groups)) return [];
      if (taken.length === 0 && !hasOperations)
        return [this.#node(this.#isMoved(folder) ? { ...one, folder: null } : one)];
      const content = taken.length > 0 ? this.#parts(taken, divisions, [], inner) : null;
      return [this.#node(one, content)];
    });
    const others = inner.filter((other) => !outer.some(({ folder }) => folder && isBelow(other.folder ?? "", folder)));
    if (rest.length > 0) nodes.unshift(this.#first(kind.kind, this.#parts(rest, others, [], inner)));
    if (inner[0]) linkDivisionsOfOthers(nodes, inner[0].kind, this.#order(inner));
    return jsonObject(this.#place, { [`${kind.kind}s`]: jsonArray(this.#place, nodes) });
  }

  /** Names in the order in which the old format shows them. */
  #order(divisions: readonly OldDivision[]): string[] {
    const [first] = divisions;
    const names = divisions.flatMap(({ node }) => textOf(node.entries.get("name")) ?? []);
    return first ? [textOf(this.#first(first.kind).entries.get(first.kind)) ?? "", ...names] : names;
  }

  /** Whether other versions alone have pages below an address: here it leads nowhere, and nobody wrote that it should. */
  #isOfOthers(folder: string, groups: readonly JsonNode[]): boolean {
    if (itemsOf(this.#old.entries.get("versions")).length === 0) return false;
    const [all, own] = [itemsOf(this.#old.entries.get("navigation")), groups].map(
      (some) => split(some, (page) => isBelow(page, folder)).taken.length,
    );
    return all !== 0 && own === 0;
  }

  /** Whether a redirect leads on from an address that no page has. */
  #isMoved(path: string): boolean {
    const redirects = itemsOf(this.#old.entries.get("redirects"));
    return redirects.some((one) => one.kind === "object" && pagePath(textOf(one.entries.get("source")) ?? "") === path);
  }

  /** The tab or anchor of the pages that no other has. */
  #first(kind: OldDivision["kind"], content: JsonObject | null = null): JsonObject {
    const given = this.#old.entries.get(kind === "tab" ? "primaryTab" : "topAnchor");
    const entries = given?.kind === "object" ? given.entries : null;
    const icon = entries?.get("icon") ?? (kind === "anchor" ? jsonScalar(this.#place, "book-open") : null);
    const node = jsonObject(this.#place, {
      [kind]: entries?.get("name") ?? jsonScalar(this.#place, "Documentation"),
      icon,
      iconType: entries?.get("iconType"),
      ...this.#untilVisited(entries?.get("isDefaultHidden")),
    });
    for (const [key, value] of content?.entries ?? []) node.entries.set(key, value);
    return node;
  }

  /** What is hidden until a reader is there, yet found by search, and listed where pages are. */
  #untilVisited(hidden: JsonNode | undefined): Record<string, JsonNode | undefined> {
    return hidden ? { hidden, searchable: jsonScalar(this.#place, true) } : {};
  }

  #node({ node, kind, folder }: OldDivision, content: JsonObject | null = null): JsonObject {
    const { entries, place } = node;
    const color = entries.get("color");
    const shown = color?.kind === "object" ? color.entries.get("from") : color;
    const source = entries.get("openapi");
    const url = entries.get("url");
    const made = jsonObject(place, {
      [kind]: entries.get("name"),
      icon: entries.get("icon"),
      iconType: entries.get("iconType"),
      ...this.#untilVisited(entries.get("isDefaultHidden")),
      color: shown ? jsonObject(place, { light: shown, dark: shown }) : null,
      openapi: source && folder !== null ? jsonObject(place, { source, directory: url }) : source,
      href: folder === null ? url : null,
    });
    for (const [key, value] of content?.entries ?? []) made.entries.set(key, value);
    return made;
  }
}

function divisionsOf(old: JsonObject, list: string, kind: OldDivision["kind"]): OldDivision[] {
  return itemsOf(old.entries.get(list)).flatMap((node) => {
    if (node.kind !== "object") return [];
    const url = textOf(node.entries.get("url"));
    if (url === null) return [];
    return [
      { node, kind, folder: isOutside(url) ? null : pagePath(url), version: textOf(node.entries.get("version")) },
    ];
  });
}

/**
 * Whether the anchors hold the tabs and not the tabs the anchors: where neither holds the other they do. Of two with one
 * address the tab holds the anchor: inside it, it would leave the bar of all other pages, and they that of its own.
 */
function areTabsInside(tabs: readonly OldDivision[], anchors: readonly OldDivision[]): boolean {
  const held = (inner: readonly OldDivision[], outer: readonly OldDivision[]) =>
    inner.filter((one) => outer.some(({ folder }) => folder && one.folder !== null && isBelow(one.folder, folder)));
  const heldTabs = held(tabs, anchors).filter((tab) => !anchors.some(({ folder }) => folder === tab.folder));
  const heldAnchors = held(anchors, tabs);
  return heldAnchors.length <= heldTabs.length;
}

function isBelow(page: string, folder: string): boolean {
  return folder === "" || page === folder || page.startsWith(`${folder}/`);
}

/** Groups in two: with the pages that pass, and with the others; a group that has both kinds is in both. */
function split(
  groups: readonly JsonNode[],
  passes: (page: string, around: readonly JsonObject[]) => boolean,
  around: readonly JsonObject[] = [],
): { taken: JsonNode[]; left: JsonNode[] } {
  const taken: JsonNode[] = [];
  const left: JsonNode[] = [];
  for (const group of groups) {
    if (group.kind !== "object") {
      left.push(group);
      continue;
    }
    const here = [...around, group];
    const inside: JsonNode[] = [];
    const outside: JsonNode[] = [];
    for (const page of itemsOf(group.entries.get("pages"))) {
      const path = textOf(page);
      if (path !== null) (passes(pagePath(path), here) ? inside : outside).push(page);
      else {
        const parts = split([page], passes, here);
        inside.push(...parts.taken);
        outside.push(...parts.left);
      }
    }
    const isWhole = outside.length === 0 || inside.length === 0;
    if (inside.length > 0) taken.push(isWhole ? group : withPages(group, inside));
    if (outside.length > 0 || inside.length === 0) left.push(isWhole ? group : withPages(group, outside));
  }
  return { taken, left };
}

/** Whether groups are marked as those of a version; one that only has an address is a link. */
function hasOwn(groups: readonly JsonNode[], version: string): boolean {
  const isOwn = (group: JsonObject) => textOf(group.entries.get("version")) === version;
  return split(groups, (_page, around) => around.some(isOwn)).taken.length > 0;
}

function withPages(group: JsonObject, pages: readonly JsonNode[]): JsonObject {
  const entries = new Map(group.entries);
  entries.set("pages", jsonArray(group.place, pages));
  return { ...group, entries };
}
