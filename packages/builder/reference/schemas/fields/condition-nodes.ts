import { inlineCode, type WrittenNode } from "../../../content/index.ts";
import { type Json, listOf, objectOf, textsIn } from "../../json.ts";
import { fact } from "../../page-parts/fact.ts";
import { conditionsOf, hasMoreConditions } from "../conditions.ts";
import { valueCodes } from "../examples/value-code.ts";
import { resolveSchema } from "../schema.ts";

/**
 * Attributes that ask for others, names of one list and values of one attribute that are told. Between them stand signs,
 * which are read in every language.
 */
const maxDependents = 40;
const maxNames = 60;
const maxValues = 60;

/** Which attributes others ask for, a line each. */
export function conditionNodes(schema: Json, definitions: Json): WrittenNode[] {
  const lines: WrittenNode[][] = [];
  const asking = Object.entries(objectOf(schema.dependentRequired));
  const holding = Object.entries(objectOf(schema.dependentSchemas));
  for (const [name, names] of asking.slice(0, maxDependents))
    lines.push(...requiredLine(["Required with ", inlineCode(name)], names));
  for (const [name, one] of holding.slice(0, maxDependents)) {
    const { required } = resolveSchema(one, definitions).schema;
    lines.push(...requiredLine(["Required with ", inlineCode(name)], required));
  }
  for (const { if: when, then, else: otherwise } of conditionsOf(schema)) {
    lines.push(...requiredLine(whenNodes(objectOf(when)), objectOf(then).required));
    lines.push(...requiredLine(["Required otherwise"], objectOf(otherwise).required));
  }
  if (asking.length > maxDependents || holding.length > maxDependents || hasMoreConditions(schema)) lines.push(["…"]);
  lines.push(...choiceLine("At least one of: ", schema, "anyOf"));
  lines.push(...choiceLine("Exactly one of: ", schema, "oneOf"));
  return lines.map((children) => fact(...children));
}

/** Whether all alternatives of a schema only ask for attributes, which one line tells. */
export function isChoice(schema: Json): boolean {
  return askedGroups(schema, "anyOf").length > 0 || askedGroups(schema, "oneOf").length > 0;
}

/** An alternative without what keeps it apart from others, where the line of the choice tells that. */
export function withoutChoice(alternative: Json, schema: Json): Json {
  return isChoice(schema) ? { ...alternative, not: undefined } : alternative;
}

/** What each of the alternatives asks for, where they do nothing else: `mail`, or `phone` and `code`. */
function askedGroups(schema: Json, key: "anyOf" | "oneOf"): string[][] {
  const all = listOf(schema[key]).map(objectOf);
  const groups = all.map((one) => {
    const isPlain = Object.keys(one).every((name) => ["required", "title", "type", "not"].includes(name));
    const names = isPlain ? textsIn(one.required) : [];
    return one.not === undefined || (key === "oneOf" && onlyKeepsApart(one.not, all)) ? names : [];
  });
  return groups.length < 2 || groups.some((names) => names.length === 0) ? [] : groups;
}

/** Whether one of exactly one alternative says no more by `not` than that it is none of the others. */
function onlyKeepsApart(not: unknown, all: readonly Json[]): boolean {
  const asked = new Set(all.flatMap(({ required }) => listOf(required)));
  const { anyOf, ...own } = objectOf(not);
  return [own, ...listOf(anyOf).map(objectOf)].every(({ required, ...rest }) => {
    return Object.keys(rest).length === 0 && listOf(required).every((name) => asked.has(name));
  });
}

function choiceLine(label: string, schema: Json, key: "anyOf" | "oneOf"): WrittenNode[][] {
  const groups = askedGroups(schema, key);
  if (groups.length === 0) return [];
  const told = groups
    .slice(0, maxDependents)
    .flatMap((names, index) => [...(index === 0 ? [] : [", "]), ...firstCodes(names, maxNames, " + ")]);
  return [[label, ...told, ...(groups.length > maxDependents ? [", …"] : [])]];
}

function requiredLine(before: WrittenNode[], names: unknown): WrittenNode[][] {
  const known = listOf(names).filter((one) => typeof one === "string");
  return known.length === 0 ? [] : [[...before, ": ", ...firstCodes(known, maxNames)]];
}

/** The first values of a list, and a sign where there are more. */
function firstCodes(values: readonly unknown[], most: number, between = ", "): WrittenNode[] {
  return [...valueCodes(values.slice(0, most), between), ...(values.length > most ? [`${between}…`] : [])];
}

/** What comes before what is required: `Required if kind = firm`; what would take more is left to the specification. */
function whenNodes(when: Json): WrittenNode[] {
  const parts = Object.entries(objectOf(when.properties)).flatMap(([name, value]): WrittenNode[][] => {
    const { const: only, enum: some } = objectOf(value);
    const values = only === undefined ? listOf(some) : [only];
    return values.length === 0 ? [] : [[inlineCode(name), " = ", ...firstCodes(values, maxValues, " | ")]];
  });
  if (parts.length > 0) return ["Required if ", ...parts.flatMap((part, at) => (at === 0 ? part : [" & ", ...part]))];
  const given = listOf(when.required).filter((one) => typeof one === "string");
  if (given.length > 0) return ["Required with ", ...firstCodes(given, maxNames, " + ")];
  return ["Required under a condition"];
}
