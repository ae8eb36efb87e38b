import { inlineCode, type WrittenNode } from "../../content/index.ts";
import { type Json, listOf, objectOf } from "../json.ts";
import { conditionsOf } from "./conditions.ts";
import { resolveSchema } from "./schema.ts";
import { valueCodes } from "./value-code.ts";

/** Attributes that ask for others, names of one list and values of one attribute that are told. */
const maxDependents = 40;
const maxNames = 60;
const maxValues = 6;

/** Which attributes others ask for, a line each. */
export function conditionNodes(schema: Json, definitions: Json): WrittenNode[] {
  const lines: WrittenNode[][] = [];
  for (const [name, names] of Object.entries(objectOf(schema.dependentRequired)).slice(0, maxDependents))
    lines.push(...requiredLine(["Required with ", inlineCode(name)], names));
  for (const [name, one] of Object.entries(objectOf(schema.dependentSchemas)).slice(0, maxDependents)) {
    const { required } = resolveSchema(one, definitions).schema;
    lines.push(...requiredLine(["Required with ", inlineCode(name)], required));
  }
  for (const { if: when, then, else: otherwise } of conditionsOf(schema)) {
    const told = whenNodes(objectOf(when));
    lines.push(...requiredLine(["Required ", ...told], objectOf(then).required));
    lines.push(...requiredLine(["Required otherwise"], objectOf(otherwise).required));
  }
  lines.push(...choiceLine("At least: ", schema.anyOf), ...choiceLine("Exactly one: ", schema.oneOf));
  return lines.map((children) => ({ component: "p", props: { className: "lc-field-fact" }, children }));
}

/** Alternatives that only ask for attributes: `mail`, or `phone` and `code`. */
function choiceLine(label: string, alternatives: unknown): WrittenNode[][] {
  const groups = listOf(alternatives).map((one) =>
    Object.keys(objectOf(one)).every((key) => key === "required" || key === "title" || key === "type")
      ? listOf(objectOf(one).required).filter((name) => typeof name === "string")
      : [],
  );
  if (groups.length < 2 || groups.some((names) => names.length === 0)) return [];
  const told = groups
    .slice(0, maxDependents)
    .flatMap((names, index) => [...(index === 0 ? [] : [", or "]), ...valueCodes(names.slice(0, maxNames), " and ")]);
  return [[label, ...told]];
}

function requiredLine(before: WrittenNode[], names: unknown): WrittenNode[][] {
  const known = listOf(names).filter((one) => typeof one === "string");
  return known.length === 0 ? [] : [[...before, ": ", ...valueCodes(known.slice(0, maxNames))]];
}

/** `where kind is firm`; what would take more words is left to the specification. */
function whenNodes(when: Json): WrittenNode[] {
  const parts = Object.entries(objectOf(when.properties)).flatMap(([name, value]): WrittenNode[][] => {
    const { const: only, enum: some } = objectOf(value);
    const values = only === undefined ? listOf(some).slice(0, maxValues) : [only];
    return values.length === 0 ? [] : [[inlineCode(name), " is ", ...valueCodes(values, " or ")]];
  });
  const given = listOf(when.required).filter((one) => typeof one === "string");
  if (parts.length === 0 && given.length > 0)
    parts.push([...valueCodes(given.slice(0, maxValues), " and "), given.length === 1 ? " is given" : " are given"]);
  if (parts.length === 0) return ["under a condition"];
  return ["where ", ...parts.flatMap((part, index) => (index === 0 ? part : [" and ", ...part]))];
}
