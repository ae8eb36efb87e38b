import { jsonText } from "../exact-json.ts";
import { isObject, type Json, objectOf, textOf } from "../json.ts";
import { nameOf, resolveSchema, variantsOf } from "../schemas/schema.ts";

/** Elements inside of each other; what is deeper is left out. */
const maxDepth = 32;

/** What is known and noted while one document is written. */
interface XmlContext {
  definitions: Json;
  /** Whether something was left out. */
  isCut: boolean;
}

/** Whether values of a media type are sent as XML. */
export function isXml(type: string): boolean {
  return /[/+]xml\b/i.test(type);
}

/**
 * A value as XML, the way the `xml` objects of its schema say it: names, prefixes, attributes, text, and lists with an
 * element around them. `isCut` where it is nested too deeply to be written whole.
 */
export function xmlText(value: unknown, schema: unknown, definitions: Json): { text: string; isCut: boolean } {
  const context: XmlContext = { definitions, isCut: false };
  const own = resolveSchema(schema, definitions);
  const reference = own.through[0];
  const fallback = (reference === undefined ? textOf(own.schema.title) : nameOf(reference)) ?? "root";
  const lines = Array.isArray(value)
    ? listLines(nameIn(own.schema, own.through.length > 0 ? fallback : "root"), value, own.schema, context)
    : elementLines(nameIn(own.schema, fallback), value, schema, context, 0);
  return { text: ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join("\n"), isCut: context.isCut };
}

/** A document has one element around all others, so that a list has one whatever is said of it. */
function listLines(name: ElementName, list: readonly unknown[], schema: Json, context: XmlContext): string[] {
  const items = resolveSchema(schema.items, context.definitions);
  const reference = items.through[0];
  const item = nameIn(items.schema, reference === undefined ? "item" : nameOf(reference));
  return around(
    name,
    "",
    list.flatMap((one) => elementLines(item, one, schema.items, context, 1)),
  );
}

interface ElementName {
  name: string;
  /** The declaration of its namespace, as an attribute with a space before; empty where there is none. */
  namespace: string;
}

/** What a schema is called in XML; `fallback` where it has no name of its own. */
function nameIn(schema: Json, fallback: string): ElementName {
  const { name, prefix, namespace } = objectOf(schema.xml);
  const start = textOf(prefix);
  const address = textOf(namespace);
  const own = nameOfXml(textOf(name) ?? fallback);
  const before = start === null ? null : nameOfXml(start);
  return {
    name: before === null ? own : `${before}:${own}`,
    namespace: address === null ? "" : ` xmlns${before === null ? "" : `:${before}`}="${escapeValue(address)}"`,
  };
}

/** How a value stands in its element. OpenAPI 3.2 says it by `nodeType`, earlier ones by `attribute`. */
function placeOf(schema: Json): "element" | "attribute" | "text" | "cdata" {
  const { attribute, nodeType } = objectOf(schema.xml);
  if (nodeType === "attribute" || nodeType === "text" || nodeType === "cdata") return nodeType;
  return attribute === true ? "attribute" : "element";
}

function elementLines(
  { name, namespace }: ElementName,
  value: unknown,
  schema: unknown,
  context: XmlContext,
  depth: number,
): string[] {
  if (depth > maxDepth) {
    context.isCut = true;
    return [];
  }
  const own = resolveSchema(schema, context.definitions).schema;
  // A list in a list has no name to be told apart by.
  if (Array.isArray(value))
    return value.flatMap((one) => elementLines({ name, namespace }, one, own.items, context, depth + 1));
  if (!isObject(value)) return around({ name, namespace }, "", [], textIn(value));
  const properties = propertiesOf(own, context.definitions);
  let attributes = "";
  let text = "";
  const inner: string[] = [];
  for (const [key, one] of Object.entries(value)) {
    const property = resolveSchema(properties[key] ?? own.additionalProperties, context.definitions).schema;
    const place = placeOf(property);
    if (place === "attribute") attributes += ` ${nameIn(property, key).name}="${escapeValue(textOfValue(one))}"`;
    else if (place === "text") text += textIn(one);
    else if (place === "cdata") text += `<![CDATA[${textOfValue(one).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
    else inner.push(...propertyLines(key, one, properties[key] ?? own.additionalProperties, context, depth + 1));
  }
  return around({ name, namespace }, attributes, inner, text);
}

/** The lines of one attribute of an object: a list is written item by item, in an element where `wrapped` says so. */
function propertyLines(key: string, value: unknown, schema: unknown, context: XmlContext, depth: number): string[] {
  const own = resolveSchema(schema, context.definitions).schema;
  if (!Array.isArray(value)) return elementLines(nameIn(own, key), value, schema, context, depth);
  const { wrapped, nodeType } = objectOf(own.xml);
  const isWrapped = wrapped === true || nodeType === "element";
  const items = resolveSchema(own.items, context.definitions).schema;
  const list = nameIn(own, key);
  const item = nameIn(items, isWrapped ? list.name : key);
  const lines = value.flatMap((one) => elementLines(item, one, own.items, context, depth + (isWrapped ? 1 : 0)));
  return isWrapped ? around(list, "", lines) : lines;
}

/** Attributes of an object and of its first alternative. */
function propertiesOf(schema: Json, definitions: Json): Json {
  const [variant] = variantsOf(schema);
  const inner = variant === undefined ? {} : objectOf(resolveSchema(variant, definitions).schema.properties);
  return { ...inner, ...objectOf(schema.properties) };
}

function around({ name, namespace }: ElementName, attributes: string, inner: readonly string[], text = ""): string[] {
  const start = `<${name}${namespace}${attributes}`;
  if (inner.length === 0) return [text === "" ? `${start}/>` : `${start}>${text}</${name}>`];
  return [`${start}>${text}`, ...inner.map((line) => `  ${line}`), `</${name}>`];
}

function textOfValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? (jsonText(value) ?? "") : String(value);
}

function textIn(value: unknown): string {
  return textOfValue(value).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function escapeValue(text: string): string {
  return textIn(text).replaceAll('"', "&quot;").replaceAll("\n", "&#10;");
}

/** A name as XML allows it: what it does not becomes a line below. */
function nameOfXml(text: string): string {
  const name = text.replace(/[^\p{L}\p{N}._-]/gu, "_").slice(0, 100);
  return /^[\p{L}_]/u.test(name) ? name : `_${name}`;
}
