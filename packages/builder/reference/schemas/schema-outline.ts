import { inlineCode, type WrittenNode } from "../../content/index.ts";
import { isObject, type Json, listOf, objectOf } from "../json.ts";
import { fact } from "../page-parts/fact.ts";
import { shownAddress } from "../specification/remote-address.ts";
import { alternativesKey } from "./discriminators.ts";
import { heirsOf, resolveSchema, variantsOf } from "./schema.ts";

/** Levels of lists and alternatives that are looked through. */
const maxLevels = 8;
/** Names of attributes in one line: where a link leads to them, and where they stand nowhere else. */
const maxNames = { linked: 120, alone: 1000 } as const;

/** Whether a schema may have something inside. */
export function mayHold(schema: Json): boolean {
  return holders.some((key) => schema[key] !== undefined);
}

const holders = [
  ...["properties", "patternProperties", "additionalProperties", "items", "prefixItems", "oneOf", "anyOf"],
  ...["then", "else", "dependentSchemas", "contentSchema", alternativesKey],
];

/**
 * What the inside of a schema is, where references alone say it: two schemas of one key have the same attributes.
 * Empty for a plain value, null where the schema says something of its own.
 */
export function insideKey(schema: unknown, level = 0): string | null {
  if (!isObject(schema)) return "";
  if (level > maxLevels || schema.properties || schema.patternProperties || schema.then || schema.prefixItems)
    return null;
  const parts = listOf(schema.allOf);
  if (typeof schema.$ref === "string") return parts.length === 0 ? schema.$ref : null;
  const inside = [
    ...parts,
    schema.items,
    schema.additionalProperties,
    schema.contentSchema,
    ...variantsOf(schema),
  ].filter(isObject);
  if (parts.length > 1 || (parts.length === 1 && inside.length > 1)) return null;
  const keys = inside.map((one) => insideKey(one, level + 1));
  return keys.includes(null) ? null : keys.filter((key) => key !== "").join(" ");
}

/** A field that shows the inside of a schema. */
export interface ShownPlace {
  anchor: string;
  name: string;
}

/**
 * In the place of what is inside: its names, with a link to the field that shows it, else to the specification `file`.
 * Nothing where nothing is inside. `takeNames` says how many names of attributes that are shown nowhere the page has room for.
 */
export function closedNodes(
  schema: Json,
  definitions: Json,
  skipped: "readOnly" | "writeOnly",
  shown: ShownPlace | undefined,
  file: string,
  takeNames: (wanted: number) => number,
): WrittenNode[] {
  const all = attributeNames(schema, definitions, skipped, shown ? maxNames.linked : maxNames.alone);
  if (all.length === 0) return [];
  const room = shown ? all.length : takeNames(all.length);
  const names = room < all.length ? [...all.slice(0, room), "…"] : all;
  const link: WrittenNode | string = shown
    ? {
        component: "a",
        props: { href: `#${shown.anchor}`, className: "lc-shown-fields" },
        children: ["as in ", inlineCode(shown.name)],
      }
    : specificationLink(file);
  const line = names.flatMap((name, index) => (index === 0 ? [inlineCode(name)] : [", ", inlineCode(name)]));
  const told = fact(...line, " – ", link);
  return [{ component: "Expandable", props: { title: "child attributes" }, children: [told] }];
}

/** Leads to what a page does not show. */
function specificationLink(file: string): WrittenNode | string {
  const href = shownAddress(file);
  if (href === null) return "see the specification";
  const props = { href, className: "lc-specification-link" };
  return { component: "a", props, children: ["see the specification"] };
}

/** Says that there is more than a page shows, and where that stands. */
export function moreNode(file: string): WrittenNode {
  const children = ["More is not shown here: ", specificationLink(file)];
  return fact(...children);
}

/** The first of many, and behind them what says that there are more. */
export function firstOf(nodes: readonly WrittenNode[], most: number, file: string): WrittenNode[] {
  return nodes.length > most ? [...nodes.slice(0, most), moreNode(file)] : [...nodes];
}

/** Names of the attributes right inside of a schema: its own, those of its items, those of its alternatives. */
function attributeNames(schema: Json, definitions: Json, skipped: "readOnly" | "writeOnly", most: number): string[] {
  const names = new Set<string>();
  const seen = new Set<Json>();
  const add = (value: unknown, level: number): void => {
    const { schema: resolved } = resolveSchema(value, definitions);
    if (level > maxLevels || names.size > most || seen.has(resolved)) return;
    seen.add(resolved);
    for (const [name, property] of Object.entries(objectOf(resolved.properties)))
      if (resolveSchema(property, definitions).schema[skipped] !== true) names.add(name);
    for (const inner of [
      resolved.items,
      resolved.additionalProperties,
      resolved.contentSchema,
      ...variantsOf(resolved),
      ...heirsOf(resolved),
    ]) {
      if (isObject(inner)) add(inner, level + 1);
    }
  };
  add(schema, 0);
  const all = [...names];
  return all.length > most ? [...all.slice(0, most), "…"] : all;
}

/** Whether nodes need no fold around them: tabs, or what is closed. */
export function isFolded(nodes: readonly WrittenNode[]): boolean {
  const [first] = nodes;
  if (nodes.length !== 1 || typeof first !== "object" || !("component" in first)) return false;
  return first.component === "Tabs" || first.component === "Expandable";
}
