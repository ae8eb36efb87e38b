import { percentDecoded } from "../../text/percent-decoding.ts";
import { isObject, type Json, listOf, own, textOf } from "../json.ts";
import { alternativesKey } from "./discriminators.ts";
import { constantChoices } from "./fields/constant-choices.ts";
import { mergeSchemas } from "./merge-schemas.ts";
import { typedAlternatives } from "./typed-alternatives.ts";

/** How many references may lead to each other, and how deep `allOf` may nest. */
const maxChain = 32;
/** Schemas that one is put together from. */
const maxParts = 1000;

/** What a schema says that has lost something to a limit. */
export const cutKey = "\u0000cut";
/** Where a schema that has no title of its own keeps the name that it is called by instead. */
export const madeTitleKey = "\u0000madeTitle";

/** Parts of one schema that are read. */
const maxAllOf = 100;

/** A schema with its references and `allOf` in place. */
export interface ResolvedSchema {
  schema: Json;
  /**
   * What the schema is: the references that led to it, or those of its parts where none did. A schema inside of it
   * that is the same is recursive; one that only shares a part with it is not.
   */
  through: string[];
}

const nothing: ResolvedSchema = { schema: {}, through: [] };
/** What was resolved, by the definitions of a page and then by schema: each is asked for several times. */
const resolved = new WeakMap<Json, WeakMap<Json, ResolvedSchema>>();

/**
 * Puts the outermost level of a schema in place: references are followed, `allOf` is merged, keys beside a reference
 * win. What is inside properties stays as it is, so that recursive schemas cost nothing until somebody looks. Nobody
 * changes what it answers.
 */
export function resolveSchema(value: unknown, definitions: Json): ResolvedSchema {
  if (!isObject(value)) return nothing;
  const isPlain = value.$ref === undefined && value.allOf === undefined;
  if (isPlain && value.oneOf === undefined && value.anyOf === undefined)
    return { schema: value, through: nothing.through };
  const ofPage = resolved.get(definitions) ?? new WeakMap<Json, ResolvedSchema>();
  resolved.set(definitions, ofPage);
  const known = ofPage.get(value);
  if (known) return known;
  const through: string[] = [];
  const whole = isPlain ? value : resolve(value, { definitions, known: new Map(), left: maxParts }, through, [], 0);
  const schema = withPlainNulls(whole, definitions);
  const result = { schema: constantChoices(schema) ?? typedAlternatives(schema, partOf(definitions)), through };
  ofPage.set(value, result);
  return result;
}

/** A part of a schema with its references and `allOf` in place, and its alternatives as they are written. */
function partOf(definitions: Json): (part: Json) => Json {
  return (part) => resolve(part, { definitions, known: new Map(), left: maxParts }, [], [], 0);
}

/** The schema with alternatives that only refer to null, as programs of Django name it, in the place of what they name. */
function withPlainNulls(schema: Json, definitions: Json): Json {
  let plain = schema;
  for (const key of ["oneOf", "anyOf"]) {
    const parts = listOf(schema[key]);
    const isNamed = (part: unknown) =>
      isObject(part) && typeof part.$ref === "string" && isNull(own(definitions, part.$ref));
    if (parts.some(isNamed))
      plain = { ...plain, [key]: parts.map((part) => (isNamed(part) ? { type: "null" } : part)) };
  }
  return plain;
}

interface Resolving {
  definitions: Json;
  /** What references were resolved to: parts that name the same parts would double the work with each level. */
  known: Map<string, Json>;
  /** Schemas that may still be looked at. */
  left: number;
}

/** `chain` are the references that are being followed; `through` is null for a part of what is named already. */
function resolve(
  value: unknown,
  state: Resolving,
  through: string[] | null,
  chain: readonly string[],
  depth: number,
): Json {
  if (!isObject(value)) return {};
  if (depth > maxChain || --state.left < 0) return { [cutKey]: true };
  let schema = value;
  let path = chain;
  if (typeof value.$ref === "string") {
    const reference = value.$ref;
    if (chain.includes(reference)) return { title: nameOf(reference) };
    path = [...chain, reference];
    through?.push(reference);
    const { $ref: _, ...beside } = value;
    const target = state.known.get(reference) ?? resolve(state.definitions[reference], state, through, path, depth + 1);
    state.known.set(reference, target);
    const made = textOf(target.title) === null ? { title: nameOf(reference), [madeTitleKey]: nameOf(reference) } : {};
    schema = { ...target, ...made, ...beside };
  }
  const parts = listOf(schema.allOf);
  if (parts.length === 0) return schema;
  const { allOf: _, ...rest } = schema;
  const isNamed = through === null || through.length > 0;
  const merged = parts.slice(0, maxAllOf).map((part) => {
    const own: string[] = [];
    const result = resolve(part, state, isNamed ? null : own, path, depth + 1);
    if (!isNamed) through.push(...own);
    return (isNamed || parts.length > 1) && isObject(part) && part.$ref !== undefined ? ofPart(result) : result;
  });
  const whole = merged.reduce(mergeSchemas, {});
  // What is said of its parts is not said of an object that says itself what it is.
  if (whole.properties !== undefined && textOf(rest.description) !== null) whole.description = rest.description;
  return mergeSchemas(whole, parts.length > maxAllOf ? { ...rest, [cutKey]: true } : rest);
}

/** What a named part is: its name, and what else is made of it, are not said of the whole. */
function ofPart({ title: _, [alternativesKey]: __, ...schema }: Json): Json {
  return schema;
}

/** `User` of `openapi.json#/components/schemas/User`, and of `schemas/User.yaml#`. */
export function nameOf(reference: string): string {
  const isFile = reference.endsWith("#") || reference.endsWith("#/");
  const path = isFile ? reference.slice(0, reference.lastIndexOf("#")).replace(/\.(?:json|ya?ml)$/i, "") : reference;
  const last = path
    .slice(path.lastIndexOf("/") + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
  return percentDecoded(last);
}

const plainTypes: Partial<Record<string, string>> = {
  string: "string",
  number: "number",
  bigint: "number",
  boolean: "boolean",
};

/** Types of a schema without `null`, guessed where none is written. */
export function typesOf(schema: Json): string[] {
  const written =
    typeof schema.type === "string" ? [schema.type] : listOf(schema.type).filter((one) => typeof one === "string");
  const types = (written as string[]).filter((one) => one !== "null");
  if (types.length > 0) return types;
  if (schema.properties || schema.additionalProperties) return ["object"];
  if (schema.items || schema.prefixItems) return ["array"];
  const values = schema.const === undefined ? listOf(schema.enum) : [schema.const];
  const kinds = new Set(values.flatMap((one) => plainTypes[typeof one] ?? []));
  if (kinds.size > 0) return [...kinds];
  return schema.format || schema.pattern ? ["string"] : [];
}

/** Whether no value fits: an attribute that heirs or variants do not have. */
export function isNever(schema: unknown): boolean {
  if (schema === false) return true;
  if (!isObject(schema) || !isObject(schema.not)) return false;
  return Object.keys(schema.not).length === 0;
}

/** Whether a type is that of null: in YAML its name is null itself where nobody quotes it. */
function isNullType(type: unknown): boolean {
  return type === "null" || type === null;
}

function isNullable(schema: Json): boolean {
  return (
    schema.nullable === true ||
    schema["x-nullable"] === true ||
    [schema.type].flat().some(isNullType) ||
    // Of a schema without types its options tell it.
    (schema.type === undefined && listOf(schema.enum).includes(null))
  );
}

/** An alternative and its place among all that are written, from 0. */
export interface Variant {
  schema: unknown;
  index: number;
}

/** Alternatives of `oneOf` and `anyOf`, without the one that only says `null`. */
export function variantsOf(schema: Json): unknown[] {
  return numberedVariants(schema).map((one) => one.schema);
}

/** The same, each with its place. */
export function numberedVariants(schema: Json): Variant[] {
  const all = [...listOf(schema.oneOf), ...listOf(schema.anyOf)];
  return all.map((one, index) => ({ schema: one, index })).filter((one) => !isNull(one.schema));
}

/**
 * A value that may be null is often written as the alternative of `null` and one schema: that schema in the place of
 * the choice, with what is said of the choice itself. Null where there is a real choice, or none.
 */
export function putSoleVariant(schema: Json, definitions: Json): (ResolvedSchema & { index: number }) | null {
  const [variant, another] = numberedVariants(schema);
  if (!variant || another) return null;
  const through: string[] = [];
  const inner = resolve(variant.schema, { definitions, known: new Map(), left: maxParts }, through, [], 0);
  const { oneOf: _, anyOf: __, ...outer } = schema;
  const merged = mergeSchemas(inner, outer);
  const texts = [textOf(outer.description), textOf(inner.description)].filter((text) => text !== null);
  if (texts.length > 0) merged.description = [...new Set(texts)].join("\n\n");
  if (allowsNull(schema)) merged.nullable = true;
  return { schema: merged, through, index: variant.index };
}

/** What a value may be besides what the schema itself says, by its discriminator; empty where `oneOf` says so. */
export function heirsOf(schema: Json): unknown[] {
  return listOf(schema[alternativesKey]);
}

/** Whether a schema says in any of its ways that the value may be null. */
export function allowsNull(schema: Json): boolean {
  return isNullable(schema) || [...listOf(schema.oneOf), ...listOf(schema.anyOf)].some(isNull);
}

function isNull(schema: unknown): boolean {
  return (
    isObject(schema) &&
    (isNullType(schema.type) || (Array.isArray(schema.enum) && schema.enum.every((one) => one === null)))
  );
}
