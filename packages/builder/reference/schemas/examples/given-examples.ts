import { isObject, type Json } from "../../json.ts";
import { allowsNull } from "../schema.ts";
import { fittingValue } from "./fitting-value.ts";

/**
 * The values that a schema gives as examples: `example`, or `examples`. That is a list in JSON Schema; authors also write
 * one plain value there, and the named examples that OpenAPI has beside a schema. Programs write null where they know no
 * example: of a value that cannot be null it is none.
 */
export function givenExamples(schema: Json): unknown[] {
  return writtenExamples(schema)
    .map((one) => fittingValue(one, schema))
    .filter((one) => one !== undefined);
}

function writtenExamples(schema: Json): unknown[] {
  const { example, examples } = schema;
  const isNone = example === null && (schema.type !== undefined || isObject(schema.properties)) && !allowsNull(schema);
  if (example !== undefined && !isNone) return [example];
  if (Array.isArray(examples)) return examples;
  if (["string", "number", "bigint", "boolean"].includes(typeof examples)) return [examples];
  const named = isObject(examples) ? Object.values(examples) : [];
  return named.every((one) => isObject(one) && Object.hasOwn(one, "value"))
    ? named.map((one) => (one as Json).value)
    : [];
}
