import { isObject, type Json, listOf } from "../json.ts";

/** What says of which kind a value is. */
const kindKeys = ["type", "format", "items"] as const;
/** What an alternative that is an object says of itself. */
const objectKeys = ["properties", "additionalProperties", "patternProperties"];

/**
 * A schema whose alternatives leave its type to it (`type: integer` beside `anyOf` of ranges), with the type in each:
 * a value satisfies both, and an alternative is shown and made an example of by itself. Objects are left as they are:
 * of those only the attributes differ, and these are read together with the schema's own.
 * @param wholeOf a part of a schema with its references in place.
 */
export function typedAlternatives(schema: Json, wholeOf: (part: Json) => Json): Json {
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter((one) => typeof one === "string");
  const known = types.filter((one) => one !== "null");
  if (known.length === 0 || known.includes("object") || schema.properties !== undefined) return schema;
  const told = kindKeys.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]]));
  const kind: Json = { ...Object.fromEntries(told), type: known.length === 1 ? known[0] : known };
  let typed = schema;
  for (const key of ["oneOf", "anyOf"]) {
    const parts = listOf(schema[key]);
    if (parts.length > 0) typed = { ...typed, [key]: parts.map((part) => withKind(part, kind, wholeOf)) };
  }
  return typed;
}

function withKind(part: unknown, kind: Json, wholeOf: (part: Json) => Json): unknown {
  if (!isObject(part)) return part === true ? kind : part;
  const whole = wholeOf(part);
  if (whole.type !== undefined || objectKeys.some((key) => whole[key] !== undefined)) return part;
  const missing = Object.fromEntries(Object.entries(kind).filter(([key]) => whole[key] === undefined));
  return { ...part, ...missing };
}
