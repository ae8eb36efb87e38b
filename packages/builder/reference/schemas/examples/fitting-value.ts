import { parseJson } from "../../exact-json.ts";
import { isObject, type Json, listOf } from "../../json.ts";
import { allowsNull, typesOf } from "../schema.ts";

/**
 * An example or default as its author evidently means it. Programs that export specifications keep all of them as texts:
 * one that says a value of the schema's type is that value (`"true"` of a boolean, `"[1]"` of a list), and an empty one
 * that the schema does not allow is none, for which this is undefined. `"null"` is null where that is allowed and a text
 * is not. Any other value is as it is written.
 */
export function fittingValue(value: unknown, schema: Json): unknown {
  if (typeof value !== "string") return value;
  const types = typesOf(schema);
  const options = listOf(schema.enum);
  const isText = types.length === 0 || types.includes("string");
  if (value === "") return isText && (options.length === 0 || options.includes("")) ? value : undefined;
  if (value === "null" && !types.includes("string") && !options.includes(value) && allowsNull(schema)) return null;
  return isText || options.includes(value) ? value : (saidValue(value, types) ?? value);
}

/** The default of a schema, as it is meant. */
export function defaultOf(schema: Json): unknown {
  return fittingValue(schema.default, schema);
}

/** The value of one of the types that a text says; undefined where it says none. */
function saidValue(text: string, types: readonly string[]): unknown {
  if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  const number = Number(text);
  const isNumber = types.includes("number") || (types.includes("integer") && Number.isInteger(number));
  // A number that is written in any other way could be meant as a text: a postcode, an identifier.
  if (isNumber && String(number) === text && Number.isFinite(number)) return number;
  if (!(types.includes("array") && text.startsWith("[")) && !(types.includes("object") && text.startsWith("{")))
    return undefined;
  try {
    const value = parseJson(text);
    return Array.isArray(value) || isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
