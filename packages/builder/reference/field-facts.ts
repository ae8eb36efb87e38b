import type { WrittenNode } from "../content/index.ts";
import { isObject, type Json, listOf, objectOf, textOf } from "./json.ts";

/** Options of one field that are listed; an enumeration of all that an API knows may have some hundreds. */
const maxOptions = 600;
/** Examples of one field. */
const maxExamples = 8;

const code = (value: unknown): WrittenNode => ({
  component: "code",
  children: [typeof value === "string" ? value : (JSON.stringify(value) ?? "")],
});

/** Options, bounds and examples of a schema, a line each; `items` is the schema of an array's items. */
export function factsOf(schema: Json, items: Json): WrittenNode[] {
  const lines: WrittenNode[][] = [];
  const options = listOf(schema.enum ?? items.enum)
    .filter((one) => one !== null)
    .slice(0, maxOptions);
  if (options.length > 0) lines.push(["Available options: ", ...between(options.map(code))]);
  lines.push(...optionTexts(schema, items, options));
  if (schema.const !== undefined) lines.push(["Always ", code(schema.const)]);
  for (const [label, text] of boundsOf(schema)) lines.push([`${label}: `, code(text)]);
  const pattern = textOf(schema.pattern);
  if (pattern) lines.push(["Pattern: ", code(pattern)]);
  if (schema.uniqueItems === true) lines.push(["Items are unique"]);
  const { url, description } = objectOf(schema.externalDocs);
  const href = textOf(url);
  if (href) lines.push([{ component: "a", props: { href }, children: [textOf(description) ?? href] }]);
  const examples = examplesOf(schema);
  const given = examples.length > 0 ? examples : examplesOf(items);
  if (given.length > 0) lines.push([given.length === 1 ? "Example: " : "Examples: ", ...between(given.map(code))]);
  return lines.map((children) => ({ component: "p", props: { className: "lc-field-fact" }, children }));
}

/** What is said of each option, by the extensions in use: an object by option, or a list in their order. */
function optionTexts(schema: Json, items: Json, options: readonly unknown[]): WrittenNode[][] {
  const owner = schema.enum ? schema : items;
  const given = owner["x-enumDescriptions"] ?? owner["x-enum-descriptions"] ?? owner["x-enum-description"];
  const texts = Array.isArray(given)
    ? given
    : options.map((option) => (isObject(given) && Object.hasOwn(given, String(option)) ? given[String(option)] : null));
  const names = listOf(owner["x-enum-varnames"] ?? owner["x-enumNames"] ?? owner["x-enum-names"]);
  return options.flatMap((option, index) => {
    const text = textOf(texts[index]);
    const name = textOf(names[index]);
    if (!name || name === option) return text ? [[code(option), `: ${text}`]] : [];
    return [[code(option), ` (${name})${text ? `: ${text}` : ""}`]];
  });
}

/** The examples that fit a line, as text. */
function examplesOf(schema: Json): string[] {
  const all = schema.example === undefined ? listOf(schema.examples) : [schema.example];
  const texts = all
    .slice(0, maxExamples)
    .filter((one) => one !== undefined && one !== null)
    .map((one) => (typeof one === "string" ? one : (JSON.stringify(one) ?? "")));
  return [...new Set(texts)].filter((text) => text !== "" && text.length <= 300);
}

function between(nodes: WrittenNode[]): WrittenNode[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [", ", node]));
}

/** What bounds a value, each with its label. */
function boundsOf(schema: Json): [label: string, text: string][] {
  const range = (low: unknown, high: unknown, lowSign = "≤", highSign = "≤"): string | null => {
    const has = (one: unknown) => typeof one === "number";
    if (!has(low) && !has(high)) return null;
    if (!has(high)) return `${lowSign === "<" ? ">" : "≥"} ${low}`;
    return has(low) ? `${low} ${lowSign} x ${highSign} ${high}` : `${highSign} ${high}`;
  };
  const isBelow = (one: unknown) => typeof one === "number";
  const low = isBelow(schema.exclusiveMinimum) ? schema.exclusiveMinimum : schema.minimum;
  const high = isBelow(schema.exclusiveMaximum) ? schema.exclusiveMaximum : schema.maximum;
  const lowSign = schema.exclusiveMinimum !== undefined && schema.exclusiveMinimum !== false ? "<" : "≤";
  const highSign = schema.exclusiveMaximum !== undefined && schema.exclusiveMaximum !== false ? "<" : "≤";
  const bounds: [label: string, text: string][] = [];
  const add = (label: string, text: string | null, name: string) => {
    if (text) bounds.push([label, text.replace("x", name)]);
  };
  add("Range", range(low, high, lowSign, highSign), "value");
  add("Length", range(schema.minLength, schema.maxLength), "length");
  add("Items", range(schema.minItems, schema.maxItems), "items");
  add("Properties", range(schema.minProperties, schema.maxProperties), "properties");
  if (typeof schema.multipleOf === "number") bounds.push(["Multiple of", String(schema.multipleOf)]);
  return bounds;
}
