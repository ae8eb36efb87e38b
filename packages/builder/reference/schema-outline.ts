import { isObject, type Json, listOf, objectOf } from "./json.ts";
import { heirsOf, resolveSchema, variantsOf } from "./schema.ts";

/** Levels of lists and alternatives that are looked through. */
const maxLevels = 8;
/** Names of attributes in one line. */
const maxNames = 120;

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

/** Names of the attributes right inside of a schema: its own, those of its items, those of its alternatives. */
export function attributeNames(schema: Json, definitions: Json, skipped: "readOnly" | "writeOnly"): string[] {
  const names = new Set<string>();
  const seen = new Set<Json>();
  const add = (value: unknown, level: number): void => {
    const { schema: resolved } = resolveSchema(value, definitions);
    if (level > maxLevels || names.size > maxNames || seen.has(resolved)) return;
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
  return all.length > maxNames ? [...all.slice(0, maxNames), "…"] : all;
}
