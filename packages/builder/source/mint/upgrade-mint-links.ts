import { pagePath } from "../config/site-path.ts";
import {
  itemsOf,
  type JsonNode,
  type JsonObject,
  jsonArray,
  jsonObject,
  jsonScalar,
  textOf,
} from "../json/json-node.ts";

/**
 * In the old format all tabs and anchors stand on every page. Parts that hold only some of one kind, or none, get links
 * to those that other parts hold: without them the bar of tabs would be gone from the pages of an anchor.
 * @param order the names of all, as they stand beside each other.
 */
export function linkDivisionsOfOthers(
  parts: readonly JsonObject[],
  kind: "tab" | "anchor",
  order: readonly string[],
): void {
  const list = `${kind}s`;
  const divisionsOf = (part: JsonObject) =>
    itemsOf(part.entries.get(list)).flatMap((node) => (node.kind === "object" ? [node] : []));
  const byName = new Map<string, JsonObject>();
  for (const node of parts.flatMap(divisionsOf)) {
    const name = textOf(node.entries.get(kind));
    if (name !== null && !byName.has(name)) byName.set(name, node);
  }
  if (byName.size === 0) return;
  for (const part of parts) {
    if (part.entries.has("href")) continue;
    const own = new Set(divisionsOf(part).map((node) => textOf(node.entries.get(kind))));
    const links = [...byName].flatMap(([name, node]) => (own.has(name) ? [] : linkTo(node, kind)));
    if (links.length === 0) continue;
    const place = (node: JsonObject) => order.indexOf(textOf(node.entries.get(kind)) ?? "");
    const all = [...divisionsOf(part), ...links].sort((one, other) => place(one) - place(other));
    const nodes = jsonArray(part.place, all);
    if (own.size > 0) part.entries.set(list, nodes);
    else part.entries.set("global", jsonObject(part.place, { [list]: nodes }));
  }
}

function linkTo(division: JsonObject, kind: "tab" | "anchor"): JsonObject[] {
  const { entries, place } = division;
  const source = entries.get("openapi");
  const folder = source?.kind === "object" ? source.entries.get("directory") : null;
  const first = firstPage(division);
  const href = entries.get("href") ?? (first === null ? folder : jsonScalar(place, `/${first}`));
  if (!href) return [];
  const link: Record<string, JsonNode | undefined> = { [kind]: entries.get(kind), href };
  for (const key of ["icon", "iconType", "hidden", "color"]) link[key] = entries.get(key);
  return [jsonObject(place, link)];
}

/** The first page that a part of the navigation names, at whatever depth. */
function firstPage(node: JsonNode): string | null {
  if (node.kind === "scalar") {
    const path = textOf(node);
    return path === null || /\s/.test(path.trim()) ? null : pagePath(path);
  }
  const inside =
    node.kind === "array"
      ? node.items
      : ["tabs", "anchors", "groups", "pages"].flatMap((key) => node.entries.get(key) ?? []);
  for (const one of inside) {
    const found = firstPage(one);
    if (found !== null) return found;
  }
  return null;
}
