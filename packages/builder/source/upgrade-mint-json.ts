import { pagePath } from "./config/site-path.ts";
import { type JsonNode, type JsonObject, jsonArray, jsonObject, jsonScalar } from "./json-node.ts";

/**
 * The old configuration file, `mint.json`, as the `docs.json` it means. Values keep the places where they stand in
 * the old file, so that complaints still lead there.
 */
export function upgradeMintJson(old: JsonObject): JsonObject {
  const entries = new Map(old.entries);
  const take = (key: string): JsonNode | undefined => {
    const node = entries.get(key);
    entries.delete(key);
    return node;
  };
  const set = (key: string, node: JsonNode | null | undefined) => {
    if (node && !entries.has(key)) entries.set(key, node);
  };

  const topbarLinks = take("topbarLinks");
  const button = take("topbarCtaButton");
  if (topbarLinks || button) {
    const links = listOf(topbarLinks).map((link) => renamed(link, { name: "label", url: "href" }));
    const place = (topbarLinks ?? (button as JsonNode)).place;
    set("navbar", jsonObject(place, { links: jsonArray(place, links), primary: upgradeButton(button) }));
  }
  const socials = take("footerSocials");
  if (socials?.kind === "object") set("footer", jsonObject(socials.place, { socials }));
  else if (socials?.kind === "array")
    set("footer", jsonObject(socials.place, { socials: socialsOfList(socials.items, socials) }));

  const mode = take("modeToggle");
  if (mode?.kind === "object") {
    set(
      "appearance",
      jsonObject(mode.place, { default: mode.entries.get("default"), strict: mode.entries.get("isHidden") }),
    );
  }
  const analytics = take("analytics");
  if (analytics?.kind === "object") set("integrations", analytics);
  const background = take("backgroundImage");
  const image = background?.kind === "scalar" ? jsonObject(background.place, { image: background }) : undefined;
  if (entries.get("background")?.kind === "object") {
    const style = (entries.get("background") as JsonObject).entries.get("style");
    entries.delete("background");
    set("background", style ? jsonObject(style.place, { decoration: style }) : image);
  } else set("background", image);
  const font = take("font");
  if (font?.kind === "object") {
    const parts = { heading: font.entries.get("headings"), body: font.entries.get("body") };
    set("fonts", parts.heading || parts.body ? jsonObject(font.place, parts) : font);
  }
  const metatags = take("metadata");
  if (metatags?.kind === "object") set("seo", jsonObject(metatags.place, { metatags }));
  const eyebrow = take("eyebrow");
  const highlight = take("codeBlock");
  if (eyebrow || highlight) {
    const dark = highlight?.kind === "object" && scalarOf(highlight.entries.get("mode")) === "dark";
    const place = (eyebrow ?? (highlight as JsonNode)).place;
    set("styling", jsonObject(place, { eyebrows: eyebrow, codeblocks: dark ? jsonScalar(place, "dark") : null }));
  }
  upgradeApi(entries);
  upgradeNavigation(old, entries, take);
  for (const key of ["layout", "topbar", "sidebar", "rounded", "isWhiteLabeled", "feedback"]) entries.delete(key);
  if (scalarOf(entries.get("theme")) === "venus" || scalarOf(entries.get("theme")) === "quill") entries.delete("theme");
  set("theme", jsonScalar(old.place, "mint"));
  return { kind: "object", entries, keys: keysOf(entries), place: old.place };
}

function keysOf(entries: Map<string, JsonNode>): Map<string, JsonNode["place"]> {
  return new Map([...entries].map(([key, node]) => [key, node.place]));
}

function listOf(node: JsonNode | undefined): JsonNode[] {
  return node?.kind === "array" ? node.items : [];
}

function scalarOf(node: JsonNode | undefined): string | null {
  return node?.kind === "scalar" && typeof node.value === "string" ? node.value : null;
}

function renamed(node: JsonNode, names: Record<string, string>): JsonNode {
  if (node.kind !== "object") return node;
  const entries = new Map([...node.entries].map(([key, value]) => [names[key] ?? key, value]));
  return { kind: "object", entries, keys: keysOf(entries), place: node.place };
}

function upgradeButton(button: JsonNode | undefined): JsonNode | null {
  if (button?.kind !== "object") return null;
  const type = button.entries.get("type");
  const known = scalarOf(type) === "github" ? type : jsonScalar(button.place, "button");
  const plain = renamed(button, { name: "label", url: "href" }) as JsonObject;
  return jsonObject(button.place, { type: known, label: plain.entries.get("label"), href: plain.entries.get("href") });
}

function socialsOfList(items: JsonNode[], at: JsonNode): JsonNode {
  const pairs: Record<string, JsonNode> = {};
  for (const item of items) {
    if (item.kind !== "object") continue;
    const name = scalarOf(item.entries.get("name")) ?? scalarOf(item.entries.get("type"));
    const url = item.entries.get("url");
    if (name && url) pairs[name] = url;
  }
  return jsonObject(at.place, pairs);
}

function upgradeApi(entries: Map<string, JsonNode>): void {
  const openapi = entries.get("openapi");
  const api = entries.get("api");
  entries.delete("openapi");
  if (!openapi && !api) return;
  const fields = api?.kind === "object" ? new Map(api.entries) : new Map<string, JsonNode>();
  const place = (api ?? (openapi as JsonNode)).place;
  const server = fields.get("baseUrl");
  const auth = fields.get("auth");
  if (server || auth) fields.set("mdx", jsonObject(place, { server, auth }));
  if (openapi) fields.set("openapi", openapi);
  fields.delete("baseUrl");
  fields.delete("auth");
  entries.set("api", { kind: "object", entries: fields, keys: keysOf(fields), place });
}

/**
 * One list of groups and, beside it, anchors and tabs that claim groups by the folder of their pages. Groups that
 * none claims belong to the first tab (`primaryTab`, else the name "Documentation") or anchor (`topAnchor`).
 */
function upgradeNavigation(
  old: JsonObject,
  entries: Map<string, JsonNode>,
  take: (key: string) => JsonNode | undefined,
): void {
  const groups = take("navigation");
  const versions = listOf(take("versions"));
  const anchors = listOf(take("anchors")).filter((node) => node.kind === "object");
  const tabs = listOf(take("tabs")).filter((node) => node.kind === "object");
  const primaryTab = take("primaryTab");
  const topAnchor = take("topAnchor");
  if (groups?.kind !== "array") {
    if (groups) entries.set("navigation", groups);
    return;
  }
  const named = versions.map(
    (node) => scalarOf(node) ?? (node.kind === "object" ? scalarOf(node.entries.get("name")) : null),
  );
  const names = named.filter((name) => name !== null);
  const divide = (items: JsonNode[]): JsonObject =>
    divideByTabs(items, { tabs, anchors, primaryTab, topAnchor, place: groups.place });
  if (names.length === 0) {
    entries.set("navigation", divide(groups.items));
    return;
  }
  const ofVersion = (name: string) =>
    groups.items.filter((group) => {
      const version = group.kind === "object" ? scalarOf(group.entries.get("version")) : null;
      return version === null || version === name;
    });
  const divided = names.map((name) => {
    const node = divide(ofVersion(name));
    node.entries.set("version", jsonScalar(groups.place, name));
    return node;
  });
  entries.set("navigation", jsonObject(old.place, { versions: jsonArray(groups.place, divided) }));
}

interface OldDivisions {
  tabs: JsonObject[];
  anchors: JsonObject[];
  primaryTab: JsonNode | undefined;
  topAnchor: JsonNode | undefined;
  place: JsonNode["place"];
}

function divideByTabs(groups: JsonNode[], divisions: OldDivisions): JsonObject {
  const { tabs, anchors, primaryTab, topAnchor, place } = divisions;
  if (tabs.length === 0) return divideByAnchors(groups, anchors, topAnchor, place);
  const claimed = claim(groups, tabs);
  const first = primaryTab?.kind === "object" ? (primaryTab.entries.get("name") ?? null) : null;
  const rest = divideByAnchors(claimed.rest, anchors, topAnchor, place);
  rest.entries.set("tab", first ?? jsonScalar(place, "Documentation"));
  const others = tabs.map((tab, index) => upgradeDivision(tab, "tab", claimed.lists[index] ?? [], place));
  return jsonObject(place, { tabs: jsonArray(place, claimed.rest.length > 0 ? [rest, ...others] : others) });
}

function divideByAnchors(
  groups: JsonNode[],
  anchors: JsonObject[],
  topAnchor: JsonNode | undefined,
  place: JsonNode["place"],
): JsonObject {
  const claimed = claim(groups, anchors);
  const upgraded = anchors.map((anchor, index) => upgradeDivision(anchor, "anchor", claimed.lists[index] ?? [], place));
  const inside = upgraded.filter((_, index) => (claimed.lists[index]?.length ?? 0) > 0);
  const links = upgraded.filter((_, index) => (claimed.lists[index]?.length ?? 0) === 0);
  const global = links.length > 0 ? jsonObject(place, { anchors: jsonArray(place, links) }) : null;
  if (inside.length === 0) return jsonObject(place, { groups: jsonArray(place, groups), global });
  const top = topAnchor?.kind === "object" ? topAnchor.entries : null;
  const first = jsonObject(place, {
    anchor: top?.get("name") ?? jsonScalar(place, "Documentation"),
    icon: top?.get("icon") ?? jsonScalar(place, "book-open"),
    groups: jsonArray(place, claimed.rest),
  });
  return jsonObject(place, {
    anchors: jsonArray(place, claimed.rest.length > 0 ? [first, ...inside] : inside),
    global,
  });
}

function upgradeDivision(
  node: JsonObject,
  label: "tab" | "anchor",
  groups: JsonNode[],
  place: JsonNode["place"],
): JsonObject {
  const url = node.entries.get("url");
  const color = scalarOf(node.entries.get("color")) ? node.entries.get("color") : undefined;
  return jsonObject(node.place, {
    [label]: node.entries.get("name"),
    icon: node.entries.get("icon"),
    iconType: node.entries.get("iconType"),
    hidden: node.entries.get("isDefaultHidden"),
    color: color ? jsonObject(node.place, { light: color, dark: color }) : null,
    ...(groups.length > 0 ? { groups: jsonArray(place, groups) } : { href: url }),
  });
}

/** Gives each group to the division with the longest folder that its pages stand in. */
function claim(groups: JsonNode[], owners: JsonObject[]): { lists: JsonNode[][]; rest: JsonNode[] } {
  const folders = owners.map((owner) => {
    const url = scalarOf(owner.entries.get("url"));
    return url && !/^[a-z]+:|^\/\//i.test(url) ? pagePath(url) : null;
  });
  const lists: JsonNode[][] = owners.map(() => []);
  const rest: JsonNode[] = [];
  for (const group of groups) {
    const page = firstPage(group, 0);
    let best = -1;
    for (const [index, folder] of folders.entries()) {
      if (!folder || page === null || (page !== folder && !page.startsWith(`${folder}/`))) continue;
      if (best < 0 || folder.length > (folders[best] as string).length) best = index;
    }
    (lists[best] ?? rest).push(group);
  }
  return { lists, rest };
}

function firstPage(node: JsonNode, depth: number): string | null {
  if (node.kind === "scalar") return typeof node.value === "string" ? pagePath(node.value) : null;
  if (node.kind !== "object" || depth > 20) return null;
  for (const page of listOf(node.entries.get("pages"))) {
    const found = firstPage(page, depth + 1);
    if (found) return found;
  }
  return null;
}
