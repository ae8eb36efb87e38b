import { jsonText } from "../exact-json.ts";
import { isObject, type Json, listOf, objectOf, own, textOf } from "../json.ts";
import type { Serialization } from "../samples/serialize.ts";
import { namedExamples, namedExamplesKey, sayMore } from "../schemas/examples/named-examples.ts";
import { sentAsKey } from "../schemas/fields/field-pills.ts";
import { saysRequired } from "../schemas/fields/held-attributes.ts";
import type { OperationSlice } from "../specification/specification.ts";
import { sentAs } from "./sent-as.ts";

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
const locations: Json = {
  path: "path",
  query: "query",
  querystring: "query",
  header: "header",
  cookie: "cookie",
};

/** Where a parameter stands; null where it does not say so, or names no place that there is. */
export function placeOf({ in: written }: Json): ParameterLocation | null {
  return (typeof written === "string" && (own(locations, written.toLowerCase()) as ParameterLocation)) || null;
}

/** The names in braces of a path, each once. */
export function namesInPath(path: string): string[] {
  return [...new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name as string))];
}

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
export function toldParameters(slice: OperationSlice): Parameter[] {
  return placedIn(slice, (one) => placeOf(one));
}

/** Parameters that do not say where they stand: they are told, and no request is made with them. */
export function unplacedParameters(slice: OperationSlice): Omit<Parameter, "in">[] {
  return placedIn(slice, (one) => (placeOf(one) === null ? "" : null));
}

/** A parameter whose place may be anything. */
interface Placed<Place> extends Omit<Parameter, "in"> {
  in: Place;
}

/** Parameters of an operation and its path for which there is a place; one that is written twice is one. */
function placedIn<Place extends string>(slice: OperationSlice, place: (source: Json) => Place | null): Placed<Place>[] {
  const { pathItem, value, definitions } = slice;
  const read = (written: unknown) =>
    listOf(written).flatMap((one): Placed<Place>[] => {
      const source = dereference(one, definitions);
      const where = place(source);
      if (where === null) return [];
      const required = where === "path" || source.required === true || saysRequired(source.schema, definitions);
      return [
        { name: textOf(source.name) ?? "", in: where, required, ...valueOfParameter(source, definitions), source },
      ];
    });
  const own = read(value.parameters);
  const replaced = new Map(own.map((one) => [keyOf(one), one]));
  const all = [...read(pathItem.parameters).map((one) => replaced.get(keyOf(one)) ?? one), ...own];
  return [...new Map(all.map((one) => [`${keyOf(one)} ${jsonText(one.source)}`, one])).values()];
}

function keyOf({ in: place, name }: { in: string; name: string }): string {
  return `${place} ${name}`;
}

/** The value of a parameter or header: its schema, wherever that stands, and what is said besides. */
export function valueOfParameter(owner: Json, definitions: Json): Pick<Parameter, "schema" | "extra" | "example"> {
  const [media] = Object.values(objectOf(owner.content)).filter(isObject);
  const named = namedExamples(owner.examples ?? media?.examples, (one) => dereference(one, definitions));
  const example = owner.example ?? named.find(({ value }) => value !== undefined)?.value ?? media?.example;
  const extra: Json = {};
  for (const key of ["description", "deprecated", "allowEmptyValue"])
    if (owner[key] !== undefined) extra[key] = owner[key];
  // Extensions say more of the value: its pills, or what its options mean.
  for (const [key, value] of Object.entries(owner)) if (key.startsWith("x-")) extra[key] = value;
  if (owner.example !== undefined || named.length === 0) {
    if (example !== undefined) extra.example = example;
  } else if (sayMore(named))
    Object.assign(extra, { [namedExamplesKey]: named, examples: undefined, example: undefined });
  else Object.assign(extra, { examples: named.map(({ value }) => value), example: undefined });
  const pills = sentAs(owner);
  if (pills.length > 0) extra[sentAsKey] = pills;
  return { schema: owner.schema ?? media?.schema ?? schemaInPlace(owner), extra, example };
}

/** What a parameter says of more than its value. */
const parameterKeys = ["name", "in", "description", "required", "allowEmptyValue", "style", "explode", "allowReserved"];

/** The schema of a parameter or header that is described as in Swagger 2: its keys stand in the parameter itself. */
function schemaInPlace(owner: Json): Json {
  const isTyped = owner.type !== undefined || owner.enum !== undefined || owner.format !== undefined;
  if (!isTyped || owner.content !== undefined) return {};
  const said = [...parameterKeys, "example", "examples", "deprecated"];
  return Object.fromEntries(Object.entries(owner).filter(([key]) => !said.includes(key)));
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
