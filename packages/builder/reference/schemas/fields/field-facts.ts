import type { WrittenNode } from "../../../content/index.ts";
import { jsonText } from "../../exact-json.ts";
import { isObject, type Json, listOf, objectOf, textOf } from "../../json.ts";
import { furtherReading } from "../../operations/external-docs.ts";
import { codePanel } from "../../operations/request-sample.ts";
import { fact } from "../../page-parts/fact.ts";
import { defaultOf } from "../examples/fitting-value.ts";
import { givenExamples } from "../examples/given-examples.ts";
import { type NamedExample, namedExamplesKey } from "../examples/named-examples.ts";
import { shortJson } from "../examples/shortened-value.ts";
import { valueCode, valueText } from "../examples/value-code.ts";
import { writtenNumber } from "../examples/written-number.ts";
import { nameOf } from "../schema.ts";
import { optionTexts } from "./option-texts.ts";

/** Options of one field that are listed; an enumeration of all that an API knows may have some hundreds. */
const maxOptions = 600;
/** Examples of one field, characters of one, and of an object or a list that stays on a line. */
const maxExamples = 8;
const maxExample = 4000;
const maxLine = 40;
/** Characters of a text that stands in quotes on the line of its label. */
const maxText = 300;
/** Characters of a text that is told as the default beside the type of its field: a line of a phone has some forty. */
const maxDefaultText = 120;
/** Characters of what a value is not, or has among its items, beside its label. */
const maxInLine = 200;

/** Bounds, options and examples of a schema, a line each; `inner` are the schemas of a list's items, and of theirs. */
export function factsOf(schema: Json, inner: readonly Json[]): WrittenNode[] {
  const lines: WrittenNode[][] = [];
  const items = inner.at(-1) ?? {};
  const constant = schema.const !== undefined ? schema.const : items.const;
  // Programs write both of a value that is always the same.
  const all = constant === undefined ? listOf(schema.enum ?? items.enum).filter((one) => one !== null) : [];
  for (const [label, text, unit] of boundsOf(schema)) lines.push([`${label}: `, valueCode(text), ...unit]);
  const options = all.slice(0, maxOptions);
  const texts = optionTexts(schema, items, options);
  // Where something is said of each, the lines below are the list.
  const isListed = texts.length > 0 && texts.length === options.length;
  if (options.length > 0)
    lines.push(["Available options:", ...(isListed ? [] : [" ", ...between(options.map(valueCode))])]);
  lines.push(...texts);
  if (all.length > options.length) lines.push(["…"]);
  if (constant !== undefined) lines.push(["Allowed value: ", valueCode(jsonText(constant))]);
  const pattern = textOf(schema.pattern);
  if (pattern) lines.push(["Pattern: ", valueCode(pattern)]);
  for (const [index, one] of inner.entries()) {
    const ofItems = textOf(one.pattern);
    const which = index === 0 ? "Each item" : "Each item of those";
    const pattern: Bound[] = ofItems ? [["Pattern", ofItems, []]] : [];
    for (const [label, text, unit] of [...boundsOf(one), ...pattern])
      lines.push([`${which}, ${label.toLowerCase()}: `, valueCode(text), ...unit]);
    const start = defaultOf(one);
    if (isLongDefault(start)) lines.push([`${which}, default:`], [longDefault(start)]);
    else if (start !== undefined && start !== null) lines.push([`${which}, default: `, valueCode(valueText(start))]);
  }
  lines.push(...contentFacts(schema));
  if (schema.uniqueItems === true) lines.push(["Items are unique"]);
  if (schema.allowEmptyValue === true) lines.push(["May be sent without a value"]);
  const reading = furtherReading(schema.externalDocs);
  if (reading.length > 0) lines.push(reading);
  const fallback = defaultOf(schema);
  if (isLongDefault(fallback)) lines.push(["Default:"], [longDefault(fallback)]);
  const examples = examplesOf(schema);
  const given = examples.length > 0 ? examples : examplesOf(items);
  const short = given.filter(isShort);
  const long = given.filter((text) => !isShort(text));
  const label = given.length === 1 ? "Example:" : "Examples:";
  if (short.length > 0) lines.push([`${label} `, ...between(short.map(valueCode))]);
  else if (long.length > 0) lines.push([label]);
  const facts = lines.map((children): WrittenNode => {
    const [first] = children;
    const isPanel = typeof first === "object" && "component" in first && first.component === "CodeBlock";
    return isPanel ? first : fact(...children);
  });
  return [...facts, ...long.map((text) => longExample(text, "")), ...namedFacts(schema[namedExamplesKey])];
}

/** Whether a default is a text, an object or a list that does not fit beside the type of its field. */
export function isLongDefault(value: unknown): boolean {
  if (typeof value === "string") return value.length > maxDefaultText || value.trim().includes("\n");
  return typeof value === "object" && value !== null && jsonText(value).length > maxLine;
}

function longDefault(value: unknown): WrittenNode {
  if (typeof value !== "string") return longExample(shortJson(value, maxExample).text, "");
  return codePanel("text", "", cutText(value));
}

function longExample(text: string, title: string): WrittenNode {
  return codePanel(/^[[{]/.test(text) ? "json" : "text", title, text);
}

/** Examples with their names, each by itself. */
function namedFacts(examples: unknown): WrittenNode[] {
  return (listOf(examples) as NamedExample[]).flatMap(({ label, isTelling, description, value, address }) => {
    const [text = null] = value === undefined ? [address] : examplesOf({ example: value });
    const name = isTelling && label !== value && label !== text ? label : "";
    if (text !== null && !isShort(text)) return [...aboutExample(description), longExample(text, name)];
    const told = [...(text === null ? [] : [valueCode(text)]), ...(name ? [text === null ? name : ` – ${name}`] : [])];
    const line = fact("Example: ", ...told);
    return [...(told.length > 0 ? [line] : []), ...aboutExample(description)];
  });
}

function aboutExample(description: string | null): WrittenNode[] {
  return description === null ? [] : [{ markdown: description }];
}

/** An example that fits the line of its label. */
function isShort(text: string): boolean {
  return text.length <= maxText + 2 && !text.includes("\n");
}

/** The examples as JSON: objects and lists that a line does not hold are written over several, long texts as they are. */
function examplesOf(schema: Json): string[] {
  const all = givenExamples(schema);
  const texts = all
    .slice(0, maxExamples)
    .filter((one) => one !== undefined && one !== null)
    .map((one) => {
      if (typeof one === "string") return exampleText(one);
      const line = spacedJson(one);
      return line.length <= maxLine ? line : shortJson(one, maxExample).text;
    });
  const more = all.length > maxExamples ? ["…"] : [];
  return [...new Set(texts), ...more].filter((text) => text !== "");
}

/** A text in quotes; one that no line holds is read without them. */
function exampleText(text: string): string {
  const line = text.length <= maxText && !text.includes("\n") ? jsonText(text) : "";
  if (line !== "" && isShort(line)) return line;
  return cutText(text);
}

function cutText(text: string): string {
  return text.length <= maxExample ? text : `${text.slice(0, maxExample)}…`;
}

/** JSON on one line with spaces between its parts: its line breaks, which no text in it has, tell where they are. */
function spacedJson(value: unknown): string {
  return (jsonText(value, 1) ?? "")
    .replace(/\[\n */g, "[")
    .replace(/\n *\]/g, "]")
    .replace(/\n */g, " ");
}

function between(nodes: WrittenNode[]): WrittenNode[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [", ", node]));
}

/** What a text holds, what keys an object may have, and what else is asked of a value. */
function contentFacts(schema: Json): WrittenNode[][] {
  const lines: WrittenNode[][] = [];
  const type = textOf(schema.contentMediaType);
  const encoding = textOf(schema.contentEncoding);
  if (type || encoding)
    lines.push(["Content: ", ...between([type, encoding].flatMap((one) => (one ? [valueCode(one)] : [])))]);
  const keys = textOf(objectOf(schema.propertyNames).pattern);
  for (const [label, text] of boundsOf(objectOf(schema.propertyNames)))
    lines.push([`Keys, ${label.toLowerCase()}: `, valueCode(text)]);
  const all = listOf(objectOf(schema.propertyNames).enum);
  const names: WrittenNode[] = [...all.slice(0, maxOptions).map(valueCode), ...(all.length > maxOptions ? ["…"] : [])];
  const aboutKeys = textOf(objectOf(schema.propertyNames).description);
  if (keys) lines.push(["Pattern of keys: ", valueCode(keys)]);
  if (names.length > 0 || aboutKeys) lines.push(["Keys: ", ...between([...(aboutKeys ? [aboutKeys] : []), ...names])]);
  for (const [label, value] of [
    ["Not", schema.not],
    ["Contains", schema.contains],
  ] as const) {
    if (!isObject(value) || Object.keys(value).length === 0) continue;
    const reference = Object.keys(value).length === 1 ? textOf(value.$ref) : null;
    const text = reference === null ? jsonText(value) : nameOf(reference);
    if (text.length <= maxInLine) lines.push([`${label}: `, valueCode(text)]);
    else lines.push([`${label}:`], [longExample(shortJson(value, maxExample).text, "")]);
  }
  if (schema.contains !== undefined)
    for (const [, count] of countsOf("", schema.minContains, schema.maxContains))
      lines.push(["Items that contain it: ", valueCode(count)]);
  return lines;
}

/** A bound with its label, and what is counted where the label does not say it. */
type Bound = [label: string, text: string, unit: string[]];

/** What bounds a value. */
function boundsOf(schema: Json): Bound[] {
  const bounds: Bound[] = [];
  const least = numberOf(schema.exclusiveMinimum) ?? numberOf(schema.minimum);
  const most = numberOf(schema.exclusiveMaximum) ?? numberOf(schema.maximum);
  const above = schema.exclusiveMinimum !== undefined && schema.exclusiveMinimum !== false ? "<" : "<=";
  const below = schema.exclusiveMaximum !== undefined && schema.exclusiveMaximum !== false ? "<" : "<=";
  if (least !== null && most !== null)
    bounds.push(["Required range", `${writtenNumber(least)} ${above} x ${below} ${writtenNumber(most)}`, []]);
  else if (least !== null)
    bounds.push(["Required range", `x ${above === "<" ? ">" : ">="} ${writtenNumber(least)}`, []]);
  else if (most !== null) bounds.push(["Required range", `x ${below} ${writtenNumber(most)}`, []]);
  bounds.push(...countsOf("string length", schema.minLength, schema.maxLength));
  bounds.push(...countsOf("array length", schema.minItems, schema.maxItems, [" elements"]));
  bounds.push(...countsOf("number of properties", schema.minProperties, schema.maxProperties));
  const step = numberOf(schema.multipleOf);
  if (step !== null) bounds.push(["Multiple of", writtenNumber(step), []]);
  return bounds;
}

/** How many of something there may be. `unit` is what the format counts where both bounds are told. */
function countsOf(what: string, low: unknown, high: unknown, unit: string[] = []): Bound[] {
  const least = numberOf(low);
  const most = numberOf(high);
  if (least !== null && most !== null)
    return [
      [
        `Required ${what}`,
        least === most ? writtenNumber(least) : `${writtenNumber(least)} - ${writtenNumber(most)}`,
        unit,
      ],
    ];
  if (least !== null) return [[`Minimum ${what}`, writtenNumber(least), []]];
  return most === null ? [] : [[`Maximum ${what}`, writtenNumber(most), []]];
}

function numberOf(value: unknown): number | bigint | null {
  return typeof value === "number" || typeof value === "bigint" ? value : null;
}
