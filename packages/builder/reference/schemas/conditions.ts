import { isObject, type Json, listOf } from "../json.ts";

/** Conditions of one schema that count. */
const maxConditions = 40;

/** Where a schema that is put together from several keeps the conditions of those before its last. */
export const conditionsKey = "\u0000conditions";

/** A schema's own condition, as it is kept when another takes its place. */
export function conditionOf(schema: Json): Json[] {
  if (schema.if === undefined) return [];
  const { if: when, then, else: otherwise } = schema;
  return [{ if: when, then, else: otherwise }];
}

/** All conditions of a schema: those of its parts, and its own. */
export function conditionsOf(schema: Json): Json[] {
  return allOf(schema).slice(0, maxConditions);
}

/** Whether a schema has more conditions than count. */
export function hasMoreConditions(schema: Json): boolean {
  return allOf(schema).length > maxConditions;
}

function allOf(schema: Json): Json[] {
  return [...listOf(schema[conditionsKey]).filter(isObject), ...conditionOf(schema)];
}
