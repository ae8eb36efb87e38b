import { jsonText } from "../exact-json.ts";
import { isObject, type Json, listOf, objectOf, own, textOf } from "../json.ts";
import { conditionOf, conditionsKey } from "./conditions.ts";

/** Characters of a description that is put together from several, and what stands at the end where there are more. */
const maxDescription = 100_000;
const further = "\n\n…";

/**
 * Both schemas at once: properties and required names add up, a property of both is what both say, and so are items of
 * a list and the description, the later first. Of everything else the later one counts.
 */
export function mergeSchemas(a: Json, b: Json): Json {
  const merged: Json = { ...withoutOptions(a, b), ...b };
  if (a.properties || b.properties) merged.properties = bothProperties(objectOf(a.properties), objectOf(b.properties));
  for (const name of ["items", "additionalProperties"])
    if (name in a && name in b) merged[name] = both(a[name], b[name]);
  if (a.required || b.required) merged.required = [...new Set([...listOf(a.required), ...listOf(b.required)])];
  if (a.not !== undefined && b.not !== undefined) merged.not = eitherOf(a.not, b.not);
  // Of `if` there is one in a schema: those of its parts count all.
  if (a.if !== undefined && b.if !== undefined)
    merged[conditionsKey] = [...listOf(a[conditionsKey]), ...listOf(b[conditionsKey]), ...conditionOf(a)];
  const [before, after] = [textOf(a.description), textOf(b.description)];
  if (before !== null) merged.description = after === null ? before : bothDescriptions(after, before);
  return merged;
}

/** What fits one of two schemas: what neither wants is what fits either. Each is told once: parts are made of the same ones. */
function eitherOf(one: unknown, other: unknown): unknown {
  const parts = [one, other].flatMap((schema) => {
    const { anyOf, ...rest } = objectOf(schema);
    return Array.isArray(anyOf) && Object.keys(rest).length === 0 ? anyOf : [schema];
  });
  const each = [...new Map(parts.map((part) => [jsonText(part), part])).values()];
  // What nothing may be has no more to say.
  const all = each.find((part) => isObject(part) && Object.keys(part).length === 0);
  return all ?? (each.length === 1 ? each[0] : { anyOf: each });
}

/** A text and what another says besides: parts that are made of the same ones have paragraphs in common. */
function bothDescriptions(first: string, second: string): string {
  if (first.includes(second)) return first;
  const isCode = /^ {0,3}(?:```|~~~)/m.test(second);
  const added = (isCode ? [second] : second.split("\n\n")).filter((paragraph) => !first.includes(paragraph));
  const both = [first, ...added].join("\n\n");
  // Texts of parts of parts could double with each level.
  if (both.length <= maxDescription) return both;
  return first.endsWith(further) ? first : first + further;
}

function bothProperties(a: Json, b: Json): Json {
  const merged: Json = { ...a, ...b };
  for (const name of Object.keys(b)) merged[name] = both(own(a, name), b[name]);
  return merged;
}

/** A schema that says what two say. */
function both(before: unknown, after: unknown): unknown {
  if (!isObject(before) || before === after) return after;
  if (after === true) return before;
  // Parts that were copied by whoever wrote the document are one.
  return isObject(after) && jsonText(before) !== jsonText(after) ? { allOf: [before, after] } : after;
}

/** What a schema says of values that a later one leaves out. */
function withoutOptions(a: Json, b: Json): Json {
  const options = b.const === undefined ? listOf(b.enum) : [b.const];
  if (options.length === 0) return a;
  const { enum: _, const: __, examples, ...rest } = a;
  const kept = listOf(examples).filter((one) => options.includes(one));
  if (kept.length > 0) rest.examples = kept;
  for (const key of ["example", "default"]) if (!options.includes(rest[key])) delete rest[key];
  return rest;
}
