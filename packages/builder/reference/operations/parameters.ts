import { jsonText } from "../exact-json.ts";
import { isObject, type Json, listOf, objectOf, textOf } from "../json.ts";
import type { Serialization } from "../samples/serialize.ts";
import { namedExamples, namedExamplesKey, sayMore } from "../schemas/named-examples.ts";
import { enumKeys } from "../schemas/option-texts.ts";
import type { OperationSlice } from "../specification/specification.ts";

export type ParameterLocation = "path" | "query" | "header" | "cookie";

export interface Parameter {
  name: string;
  in: ParameterLocation;
  required: boolean;
  schema: unknown;
  /** What the parameter says besides its schema: description, deprecation, example. */
  extra: Json;
  example: unknown;
  /** The parameter as it is written: how its value is serialised. */
  source: Json;
}

/** Where parameters stand; the whole of what follows the question mark is one in OpenAPI 3.2. */
const locations: Record<string, ParameterLocation | undefined> = {
  path: "path",
  query: "query",
  querystring: "query",
  header: "header",
  cookie: "cookie",
};

/** Follows a reference to a parameter, body, response or header. */
export function dereference(value: unknown, definitions: Json): Json {
  let current = objectOf(value);
  for (let steps = 0; typeof current.$ref === "string" && steps < 32; steps++) {
    const { $ref, ...beside } = current;
    current = { ...objectOf(definitions[$ref as string]), ...beside };
  }
  return current;
}

/** Parameters of an operation; its own replace those of its path with the same name and place. */
export function parametersOf(slice: OperationSlice): Parameter[] {
  return [...new Map(toldParameters(slice).map((one) => [keyOf(one), one])).values()].filter(({ name }) => name !== "");
}

/** All parameters that are told: also those that no request could tell apart, of one name or of none. */
export function toldParameters({ pathItem, value, definitions }: OperationSlice): Parameter[] {
  const own = readParameters(value.parameters, definitions);
  const replaced = new Map(own.map((one) => [keyOf(one), one]));
  const around = readParameters(pathItem.parameters, definitions);
  const all = [...around.map((one) => replaced.get(keyOf(one)) ?? one), ...own];
  // One that is written twice is one.
  return [...new Map(all.map((one) => [`${keyOf(one)} ${jsonText(one.source)}`, one])).values()].slice(0, 500);
}

function keyOf({ in: place, name }: Parameter): string {
  return `${place} ${name}`;
}

function readParameters(written: unknown, definitions: Json): Parameter[] {
  return listOf(written).flatMap((one): Parameter[] => {
    const source = dereference(one, definitions);
    const place = locations[String(source.in).toLowerCase()];
    if (!place) return [];
    const required = place === "path" || source.required === true;
    return [{ name: textOf(source.name) ?? "", in: place, required, ...valueOfParameter(source, definitions), source }];
  });
}

/** The value of a parameter or header: its schema, wherever that stands, and what is said besides. */
export function valueOfParameter(owner: Json, definitions: Json): Pick<Parameter, "schema" | "extra" | "example"> {
  const [media] = Object.values(objectOf(owner.content)).filter(isObject);
  const named = namedExamples(owner.examples ?? media?.examples, (one) => dereference(one, definitions));
  const example = owner.example ?? named.find(({ value }) => value !== undefined)?.value ?? media?.example;
  const extra: Json = {};
  for (const key of ["description", "deprecated", "allowEmptyValue", "x-mint", ...enumKeys])
    if (owner[key] !== undefined) extra[key] = owner[key];
  if (owner.example !== undefined || named.length === 0) {
    if (example !== undefined) extra.example = example;
  } else if (sayMore(named))
    Object.assign(extra, { [namedExamplesKey]: named, examples: undefined, example: undefined });
  else Object.assign(extra, { examples: named.map(({ value }) => value), example: undefined });
  return { schema: owner.schema ?? media?.schema ?? {}, extra, example };
}

/** How a parameter's value becomes text. */
export function serializationOf({ name, in: place, source }: Parameter): Serialization {
  const style = textOf(source.style);
  return {
    name,
    in: place,
    ...(style ? { style } : {}),
    ...(typeof source.explode === "boolean" ? { explode: source.explode } : {}),
    ...(source.allowReserved === true ? { allowReserved: true } : {}),
    ...(source.schema === undefined && source.content !== undefined ? { json: true } : {}),
  };
}

/** Value of the first of named examples that has one. */
export function firstExample(examples: unknown, definitions: Json): unknown {
  return namedExamples(examples, (one) => dereference(one, definitions)).find(({ value }) => value !== undefined)
    ?.value;
}
