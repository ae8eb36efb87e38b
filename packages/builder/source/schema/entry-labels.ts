import type { JsonObject } from "../json/json-node.ts";

/** Lists of the navigation by the key that names their entries. */
export const entryLists: Readonly<Record<string, string>> = {
  group: "groups",
  tab: "tabs",
  anchor: "anchors",
  dropdown: "dropdowns",
  product: "products",
  version: "versions",
  language: "languages",
  item: "menu",
};

/** Keys that authors name an entry of the navigation by, in the order in which they count. */
const otherLabels = ["name", "title", "label"];
/** What makes an object without a name of its own a group. */
const contents = ["pages", "groups", "openapi", "asyncapi"];

/**
 * The key that an entry of the navigation has its label from: `own`, the one of its kind (`tab`, `group` …), or, where it
 * has none, another that can only be meant so. Null where nothing names it.
 */
export function labelKeyOf(entry: JsonObject, own: string): string | null {
  const has = (key: string) => {
    const node = entry.entries.get(key);
    return node !== undefined && !(node.kind === "scalar" && node.value === null);
  };
  if (has(own)) return own;
  if (own === "group") return contents.some(has) ? (otherLabels.find(has) ?? null) : null;
  return [...otherLabels, ...Object.keys(entryLists)].find(has) ?? null;
}
