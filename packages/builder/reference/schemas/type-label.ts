import { isObject, type Json, textOf } from "../json.ts";
import { tupleOf } from "./fields/held-attributes.ts";
import { allowsNull, madeTitleKey, resolveSchema, typesOf, variantsOf } from "./schema.ts";

/** What was said of schemas inside of others, by the definitions of a page, level and schema: alternatives repeat. */
const innerLabels = new WeakMap<Json, WeakMap<Json, string[]>[]>();

/** Alternatives that a type names, and characters of a title in it: alternatives of alternatives repeat it. */
const maxLabels = 6;
const maxTitle = 80;

/** A schema's type in a few letters: `string<date-time>`, `enum<string>`, `User · object[]`, `string | null`. */
export function typeLabel(schema: Json, definitions: Json, depth = 0): string {
  const labels = labelsOf(schema, definitions, depth);
  const all = labels.filter((label) => label !== "null");
  if (all.length === 0) return "null";
  const told = [...all.slice(0, maxLabels), ...(all.length > maxLabels ? ["…"] : [])].join(" | ");
  // That there may be no value is said once, at the end.
  return all.length < labels.length ? `${told} | null` : told;
}

/** What a type names, each once and not more than a label needs: also what alternatives of alternatives are. */
function labelsOf(schema: Json, definitions: Json, depth: number): string[] {
  const ofPage = innerLabels.get(definitions) ?? [];
  const ofDepth = ofPage[depth] ?? new WeakMap<Json, string[]>();
  const known = ofDepth.get(schema);
  if (known !== undefined) return known;
  ofPage[depth] = ofDepth;
  innerLabels.set(definitions, ofPage);
  const all = [...new Set(writeLabels(schema, definitions, depth))];
  const named = all.filter((label) => label !== "null").slice(0, maxLabels + 1);
  const labels = allowsNull(schema) || all.includes("null") ? [...named, "null"] : named;
  ofDepth.set(schema, labels);
  return labels;
}

function writeLabels(schema: Json, definitions: Json, depth: number): string[] {
  const variants = variantsOf(schema);
  if (variants.length > 0 && !schema.properties) {
    if (depth > 3) return ["any"];
    return variants.flatMap((one) => labelsOf(resolveSchema(one, definitions).schema, definitions, depth + 1));
  }
  const labels = typesOf(schema).map((type) => {
    if (type === "array") {
      const tuple = tupleLabel(schema, definitions, depth);
      if (tuple !== null) return tuple;
      const items = resolveSchema(schema.items, definitions).schema;
      const inner = depth > 5 ? "any" : typeLabel(items, definitions, depth + 1);
      return inner.includes(" | ") ? `(${inner})[]` : `${inner}[]`;
    }
    const format = textOf(schema.format);
    const named = type === "object" ? titledObject(schema) : type;
    const plain = format ? `${named}<${format}>` : named;
    return Array.isArray(schema.enum) && schema.const === undefined ? `enum<${plain}>` : plain;
  });
  return labels.length > 0 ? labels : [isNull(schema) ? "null" : "any"];
}

/** Whether null is the one value that a schema allows. */
function isNull({ type, const: constant }: Json): boolean {
  return (
    constant === null ||
    type === "null" ||
    (Array.isArray(type) && type.length > 0 && type.every((one) => one === "null"))
  );
}

/** An object by its title, where the specification gives it one: titles of other values say in words what their fields are called by already. */
function titledObject(schema: Json): string {
  const title = textOf(schema.title)?.trim();
  if (!title || schema.title === schema[madeTitleKey]) return "object";
  return `${title.length > maxTitle ? `${title.slice(0, maxTitle)}…` : title} · object`;
}

/** Items of a tuple that its type names. */
const maxItems = 4;

/** `[number, string]`, or with more of one kind behind them `[number, ...string[]]`. */
function tupleLabel(schema: Json, definitions: Json, depth: number): string | null {
  const { first, rest: behind } = tupleOf(schema);
  if (first.length === 0 || first.length > maxItems || depth > 3) return null;
  const labelOf = (one: unknown) => typeLabel(resolveSchema(one, definitions).schema, definitions, depth + 1);
  const rest = isObject(behind) ? [`...${labelOf(behind)}[]`] : [];
  return `[${[...first.map(labelOf), ...rest].join(", ")}]`;
}

/** The type of a value that is of a kind with one around it: what it is called. */
export function recursiveLabel(schema: Json): string {
  return nameOfType(schema) + orNull(schema);
}

/** What the items of a list are called, which are of a kind with one around them. */
export function recursiveListLabel(list: Json, items: Json): string {
  return `${nameOfType(items)}[]${orNull(list)}`;
}

/** What a schema is called: by its title. */
export function nameOfType(schema: Json): string {
  return textOf(schema.title) ?? "object";
}

function orNull(schema: Json): string {
  return allowsNull(schema) ? " | null" : "";
}

/** The type of a body that is a list, by its items and theirs; the title of an object is left to what names the body. */
export function listLabel(list: Json, inner: readonly Json[], definitions: Json): string {
  const { title: _, ...items } = inner.at(-1) ?? {};
  const plain = inner.reduce<Json>((within) => ({ type: "array", items: within }), items);
  return typeLabel(plain, definitions) + orNull(list);
}

/** The type of a body with attributes that need not be there; of one that always is, these say enough. */
export function nullableLabel(body: Json): string | null {
  return allowsNull(body) && variantsOf(body).length === 0 ? `object${orNull(body)}` : null;
}
