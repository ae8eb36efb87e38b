import { jsonText } from "../../exact-json.ts";
import { isObject, type Json, listOf, objectOf } from "../../json.ts";
import { madeTitleKey, resolveSchema } from "../schema.ts";

/** Schemas inside of each other that are looked at. */
const maxDepth = 8;
/** Whether a key of a schema says nothing of values. */
function isNote(key: string): boolean {
  return key === madeTitleKey || /^(?:title|description|default|examples?|deprecated|\$comment|x-.*)$/.test(key);
}

/**
 * Whether `not` rules a value out. Only what is sure counts: a schema that says more than is read here, a pattern above
 * all, which is never tried, rules nothing out.
 */
export function isRuledOut(value: unknown, { not }: Json, definitions: Json): boolean {
  return not !== undefined && fits(value, not, definitions, 0);
}

/** Whether a value surely fits a schema. */
function fits(value: unknown, schema: unknown, definitions: Json, depth: number): boolean {
  if (depth > maxDepth || !isObject(schema)) return schema === true;
  return Object.entries(resolveSchema(schema, definitions).schema).every(([key, said]) => {
    const inner = (one: unknown, part: unknown) => fits(one, part, definitions, depth + 1);
    switch (key) {
      case "const":
        return isSame(value, said);
      case "enum":
        return listOf(said).some((one) => isSame(value, one));
      case "type":
        return [said].flat().some((type) => isOfType(value, type));
      case "minimum":
        return !isNumber(value) || (isNumber(said) && value >= said);
      case "maximum":
        return !isNumber(value) || (isNumber(said) && value <= said);
      case "minLength":
        return typeof value !== "string" || (isNumber(said) && value.length >= said);
      case "maxLength":
        return typeof value !== "string" || (isNumber(said) && value.length <= said);
      case "anyOf":
      case "oneOf":
        return listOf(said).some((one) => inner(value, one));
      default:
        return isNote(key);
    }
  });
}

function isNumber(value: unknown): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === "object" && jsonText(one) === jsonText(other));
}

function isOfType(value: unknown, type: unknown): boolean {
  if (value === null) return type === "null";
  if (Array.isArray(value)) return type === "array";
  if (typeof value === "bigint") return type === "integer" || type === "number";
  return typeof value === type || (type === "integer" && Number.isInteger(value));
}

/**
 * Names of attributes that an example of an object does without: what `not` rules out, one name of each list that may not
 * be there together, and what others of exactly one alternative ask for.
 * @param chosen the alternative that the example is
 * @param needed names that must be there
 */
export function leftOut(schema: Json, chosen: Json, needed: ReadonlySet<unknown>, definitions: Json): Set<unknown> {
  const names = new Set<unknown>();
  for (const { not } of [schema, chosen])
    for (const group of askedTogether(not)) {
      const free = group.filter((name) => !needed.has(name));
      if (free.length > 0 && !group.some((name) => names.has(name))) names.add(free.at(-1));
    }
  const others = listOf(schema.oneOf).map((one) => resolveSchema(one, definitions).schema);
  if (others.every(onlyAsks))
    for (const name of others.flatMap(({ required }) => listOf(required))) if (!needed.has(name)) names.add(name);
  return names;
}

/** Whether a schema says of an object only which attributes it has, and which it has not. */
export function onlyAsks(schema: Json): boolean {
  return Object.keys(schema).every((key) => key === "required" || key === "type" || key === "not" || isNote(key));
}

/** Lists of names each of which may not be there together. */
function askedTogether(not: unknown): unknown[][] {
  if (!isObject(not)) return [];
  const groups = [not, ...listOf(not.anyOf).map(objectOf), ...listOf(not.oneOf).map(objectOf)];
  return groups
    .filter((one) => onlyAsks(one) && one.not === undefined)
    .map(({ required }) => listOf(required))
    .filter((one) => one.length > 0);
}
