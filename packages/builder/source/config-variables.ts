import type { JsonNode, JsonObject } from "./json/json-node.ts";

const variable = /\{\{\s*([A-Za-z0-9][\w-]*)\s*\}\}/g;
/** Characters of a text once its variables stand in it. */
const textMost = 10_000;
/** `variables` are what they say, and the page of `errors` is filled where pages are. */
const notFilled: readonly string[] = ["variables", "errors"];

/**
 * Puts `variables` of docs.json into the other texts that it has: a banner, labels, targets. A name that nothing
 * defines stays as it is written, and so does a text that they would make too long.
 */
export function fillConfigVariables(root: JsonObject): JsonObject {
  const variables = root.entries.get("variables");
  if (variables?.kind !== "object" || variables.entries.size === 0) return root;
  const valueNamed = (name: string): string | null => {
    const value = variables.entries.get(name);
    return value?.kind === "scalar" && typeof value.value === "string" ? value.value : null;
  };
  const entries = new Map<string, JsonNode>();
  for (const [key, node] of root.entries) entries.set(key, notFilled.includes(key) ? node : fill(node, valueNamed));
  return { ...root, entries };
}

/** The node itself where it holds no variable: most of a navigation does not. */
function fill(node: JsonNode, valueNamed: (name: string) => string | null): JsonNode {
  if (node.kind === "scalar") {
    if (typeof node.value !== "string" || !node.value.includes("{{")) return node;
    return { ...node, value: fillText(node.value, valueNamed) };
  }
  if (node.kind === "array") {
    const items = node.items.map((item) => fill(item, valueNamed));
    return items.some((item, index) => item !== node.items[index]) ? { ...node, items } : node;
  }
  let entries: Map<string, JsonNode> | null = null;
  for (const [key, value] of node.entries) {
    const filled = fill(value, valueNamed);
    if (filled === value) continue;
    entries ??= new Map(node.entries);
    entries.set(key, filled);
  }
  return entries ? { ...node, entries } : node;
}

function fillText(text: string, valueNamed: (name: string) => string | null): string {
  let length = text.length;
  const filled = text.replace(variable, (whole, name: string) => {
    const value = valueNamed(name);
    if (value === null) return whole;
    length += value.length;
    return length > textMost ? "" : value.replace(/\s+/g, " ");
  });
  return length > textMost ? text : filled;
}
