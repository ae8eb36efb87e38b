import { isObject, type Json } from "../json.ts";

/**
 * The values that a schema gives as examples: `example`, or `examples`. That is a list in JSON Schema; authors also write
 * one plain value there, and the named examples that OpenAPI has beside a schema.
 */
export function givenExamples({ example, examples }: Json): unknown[] {
  if (example !== undefined) return [example];
  if (Array.isArray(examples)) return examples;
  if (["string", "number", "bigint", "boolean"].includes(typeof examples)) return [examples];
  const named = isObject(examples) ? Object.values(examples) : [];
  return named.every((one) => isObject(one) && Object.hasOwn(one, "value"))
    ? named.map((one) => (one as Json).value)
    : [];
}
