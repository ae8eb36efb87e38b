import { jsonText } from "../../exact-json.ts";
import { isObject, type Json, listOf, objectOf } from "../../json.ts";
import { conditionsOf } from "../conditions.ts";
import { isNever, resolveSchema } from "../schema.ts";

/** The name of attributes that a schema lets have any. */
export const anyName = "{key}";

/** An attribute right inside of a schema. */
export interface HeldAttribute {
  /** As a reader sees it: the name of a property, `{key}` for any, a pattern of names, `[0]` for a place in a tuple. */
  name: string;
  schema: unknown;
  required: boolean;
  /** References that led to the part of the schema that holds it. */
  through: readonly string[];
}

/**
 * The attributes of an object in the order of the page: its properties but for those of the other direction, the required
 * ones first, any further ones, those of a pattern, and those that depend on other attributes, each told once.
 */
export function* heldAttributes(
  schema: Json,
  definitions: Json,
  skipped: "readOnly" | "writeOnly",
): Generator<HeldAttribute> {
  const properties = objectOf(schema.properties);
  for (const { name, property, required } of requiredFirst(schema, definitions)) {
    if (isNever(property) || resolveSchema(property, definitions).schema[skipped] === true) continue;
    yield { name, schema: property, required, through: [] };
  }
  const further = schema.additionalProperties;
  if (isObject(further) && Object.keys(further).length > 0)
    yield { name: anyName, schema: further, required: false, through: [] };
  for (const [pattern, property] of Object.entries(objectOf(schema.patternProperties)))
    yield { name: pattern, schema: property, required: false, through: [] };
  for (const part of conditionalParts(schema)) {
    const { schema: resolved, through } = resolveSchema(part, definitions);
    for (const [name, property] of Object.entries(objectOf(resolved.properties)))
      if (!Object.hasOwn(properties, name)) yield { name, schema: property, required: false, through };
  }
}

/** What an object holds that says of attributes only that there may be any; none of any other. */
export function anyAttributes({ additionalProperties: further }: Json): HeldAttribute[] {
  const isAny = further === true || (isObject(further) && Object.keys(further).length === 0);
  return isAny ? [{ name: anyName, schema: {}, required: false, through: [] }] : [];
}

/** A property of an object, as it is written. */
interface Property {
  name: string;
  property: unknown;
  required: boolean;
}

/** The properties of an object, what has to be there before what may be missing. */
export function requiredFirst(schema: Json, definitions: Json): Property[] {
  const names = new Set(requiredNames(schema, definitions));
  const all = Object.entries(objectOf(schema.properties)).map(([name, property]): Property => {
    return { name, property, required: names.has(name) };
  });
  return [...all.filter((one) => one.required), ...all.filter((one) => !one.required)];
}

/**
 * What has to be there: the names that an object lists, and properties that say it of themselves, as parameters do
 * (`required: true`, which schemas had in their third draft).
 */
export function requiredNames(schema: Json, definitions: Json): unknown[] {
  const told = Object.entries(objectOf(schema.properties)).filter(([, one]) => saysRequired(one, definitions));
  return [...new Set([...listOf(schema.required), ...told.map(([name]) => name)])];
}

/** Whether a schema says of itself that it is required. */
export function saysRequired(property: unknown, definitions: Json): boolean {
  const { required, $ref } = objectOf(property);
  return required === true || (typeof $ref === "string" && objectOf(definitions[$ref]).required === true);
}

/**
 * An alternative with what the schema around it asks of all of them, and with the attributes of that schema that it asks
 * for itself: others may do without.
 */
export function requiring(schema: Json, around: Json): Json {
  const names = listOf(around.required);
  const own = objectOf(schema.properties);
  const asked = new Set(listOf(schema.required).filter((name) => !names.includes(name)));
  const shared = Object.entries(objectOf(around.properties)).filter(
    ([name]) => asked.has(name) && !Object.hasOwn(own, name),
  );
  if (shared.length === 0 && (names.length === 0 || !schema.properties)) return schema;
  const properties = { ...own, ...Object.fromEntries(shared) };
  return { ...schema, properties, required: [...listOf(schema.required), ...names] };
}

/** The places of a list in which each has a schema of its own, and what follows them: `[2…]`. */
export function* tupleItems(schema: Json): Generator<HeldAttribute> {
  const { first, rest } = tupleOf(schema);
  for (const [index, item] of first.entries()) yield { name: `[${index}]`, schema: item, required: false, through: [] };
  if (first.length > 0 && isObject(rest) && Object.keys(rest).length > 0)
    yield { name: `[${first.length}…]`, schema: rest, required: false, through: [] };
}

/** Schemas of the first items of a list, place by place, and of those behind them. `items` were a list in older drafts. */
export function tupleOf(schema: Json): { first: unknown[]; rest: unknown } {
  if (Array.isArray(schema.items)) return { first: schema.items, rest: schema.additionalItems };
  return { first: listOf(schema.prefixItems), rest: schema.items ?? schema.unevaluatedItems };
}

/**
 * What a value without attributes of its own holds: the items of a list, or the JSON in a text. Undefined for others. Items
 * are those of a list too where the type names something else first, or nothing else.
 */
export function wrappedSchema(schema: Json): unknown {
  if (schema.items !== undefined && !Array.isArray(schema.items)) return schema.items;
  return isObject(schema.contentSchema) ? schema.contentSchema : undefined;
}

/** Whether an alternative of a list says of its items what the list does: they are told above it. */
export function hasSameItems(alternative: Json, list: Json): boolean {
  if (!isObject(list.items) || !isObject(alternative.items)) return false;
  return alternative.items === list.items || jsonText(alternative.items) === jsonText(list.items);
}

/** Schemas that count under a condition. */
function conditionalParts(schema: Json): unknown[] {
  const conditions = conditionsOf(schema).flatMap((one) => [one.then, one.else]);
  return [...conditions, ...Object.values(objectOf(schema.dependentSchemas))].filter(isObject);
}
