import { jsonText } from "../exact-json.ts";
import { isObject, type Json, listOf, objectOf, own, textOf } from "../json.ts";
import { conditionOf, conditionsKey } from "./conditions.ts";

/** Characters of a description that is put together from several. */
const maxDescription = 100_000;

/**
 * Both schemas at once: properties and required names add up, a property of both is what both say, and so is the
 * description, the later first. Of everything else the later one counts.
 */
export function mergeSchemas(a: Json, b: Json): Json {
  const merged: Json = { ...withoutOptions(a, b), ...b };
  if (a.properties || b.properties) merged.properties = bothProperties(objectOf(a.properties), objectOf(b.properties));
  if (a.required || b.required) merged.required = [...new Set([...listOf(a.required), ...listOf(b.required)])];
  // Of `if` there is one in a schema: those of its parts count all.
  if (a.if !== undefined && b.if !== undefined)
    merged[conditionsKey] = [...listOf(a[conditionsKey]), ...listOf(b[conditionsKey]), ...conditionOf(a)];
  const [before, after] = [textOf(a.description), textOf(b.description)];
  if (before !== null) merged.description = after === null ? before : bothDescriptions(after, before);
  return merged;
}

/** A text and what another says besides: parts that are made of the same ones have paragraphs in common. */
function bothDescriptions(first: string, second: string): string {
  if (first.includes(second)) return first;
  const isCode = /^ {0,3}(?:```|~~~)/m.test(second);
  const added = (isCode ? [second] : second.split("\n\n")).filter((paragraph) => !first.includes(paragraph));
  const both = [first, ...added].join("\n\n");
  // Texts of parts of parts could double with each level.
  return both.length > maxDescription ? first : both;
}

function bothProperties(a: Json, b: Json): Json {
  const both: Json = { ...a, ...b };
  for (const name of Object.keys(b)) {
    const [before, after] = [own(a, name), b[name]];
    if (!isObject(before) || before === after) continue;
    if (after === true) both[name] = before;
    // Parts that were copied by whoever wrote the document are one.
    else if (isObject(after) && jsonText(before) !== jsonText(after)) both[name] = { allOf: [before, after] };
  }
  return both;
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
