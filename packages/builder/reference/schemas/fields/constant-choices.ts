import { isObject, type Json, listOf, textOf } from "../../json.ts";

type Scalar = string | number | bigint | boolean;

/** What an alternative may say besides its one value; with anything else it is more than an option. */
const known = new Set(["const", "enum", "type", "title", "description"]);

/**
 * A choice between single values (`oneOf` of `const`) as the enumeration that it is, with what is said of each value;
 * null for any other schema. `null` among the alternatives makes it nullable.
 */
export function constantChoices(schema: Json): Json | null {
  const { oneOf, anyOf, ...rest } = schema;
  if ((oneOf === undefined) === (anyOf === undefined) || schema.discriminator || schema.enum || schema.properties)
    return null;
  const all = listOf(oneOf ?? anyOf);
  const alternatives = all.filter((one) => !(isObject(one) && (one.type === "null" || one.const === null)));
  if (alternatives.length < 2) return null;
  const options: Scalar[] = [];
  for (const one of alternatives) {
    const value = isObject(one) ? onlyValue(one) : undefined;
    if (value === undefined || typeof value !== typeof (options[0] ?? value)) return null;
    options.push(value);
  }
  const type = rest.type ?? (alternatives as Json[]).map((one) => textOf(one.type)).find((one) => one !== null);
  return {
    ...rest,
    ...(type ? { type } : {}),
    enum: options,
    ...(alternatives.length < all.length ? { nullable: true } : {}),
    "x-enum-varnames": (alternatives as Json[]).map((one) => one.title),
    "x-enum-descriptions": (alternatives as Json[]).map((one) => one.description),
  };
}

/** The value that an alternative stands for, if it says nothing but that. */
function onlyValue(alternative: Json): Scalar | undefined {
  if (Object.keys(alternative).some((key) => !known.has(key))) return undefined;
  const options = listOf(alternative.enum);
  const value = alternative.const ?? (options.length === 1 ? options[0] : undefined);
  const isScalar = ["string", "number", "bigint", "boolean"].includes(typeof value);
  return isScalar ? (value as Scalar) : undefined;
}
