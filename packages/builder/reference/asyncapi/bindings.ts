import { inlineCode, type WrittenNode } from "../../content/index.ts";
import { isObject, type Json } from "../json.ts";
import { dereference } from "../operations/parameters.ts";
import { fact } from "../page-parts/fact.ts";
import { valueCodes } from "../schemas/examples/value-code.ts";
import type { SchemaFields } from "../schemas/fields/schema-fields.ts";
import { firstOf, moreNode } from "../schemas/schema-outline.ts";

/** Protocols, settings of one protocol, and settings inside of each other that are told. */
const maxProtocols = 20;
const maxSettings = 100;
const maxDepth = 4;

const schemaTypes = new Set(["string", "number", "integer", "boolean", "array", "object", "null"]);

/** What a protocol asks for besides, folded for each: schemas (keys, queries, headers) as fields, all else by name. */
export function bindingNodes(bindings: unknown, fields: SchemaFields, definitions: Json): WrittenNode[] {
  const protocols = Object.entries(dereference(bindings, definitions)).filter(([, value]) => isObject(value));
  const told = protocols.slice(0, maxProtocols).flatMap(([protocol, value]) => {
    const { bindingVersion: _, ...settings } = dereference(value, definitions);
    const children = settingNodes(settings, fields, definitions);
    if (children.length === 0) return [];
    return [{ component: "Expandable", props: { title: `Bindings: ${protocol}`, defaultOpen: false }, children }];
  });
  return protocols.length > maxProtocols ? [...told, moreNode(fields.file)] : told;
}

/** Bindings of traits and of what they belong to, protocol by protocol: the later ones count. */
export function mergeBindings(all: readonly unknown[], definitions: Json): Json {
  const merged = new Map<string, Json>();
  for (const bindings of all) {
    for (const [protocol, value] of Object.entries(dereference(bindings, definitions)))
      merged.set(protocol, { ...merged.get(protocol), ...dereference(value, definitions) });
  }
  return Object.fromEntries(merged);
}

function settingNodes(settings: Json, fields: SchemaFields, definitions: Json): WrittenNode[] {
  const nodes: WrittenNode[] = [];
  const add = (name: string, value: unknown, depth: number): void => {
    // One more than are told says that there are more.
    if (nodes.length > maxSettings || value === undefined || value === null) return;
    if (isSchema(value, definitions)) nodes.push(fields.field(name, value, "", false));
    else if (isObject(value) && depth < maxDepth)
      for (const [key, inner] of Object.entries(dereference(value, definitions)))
        add(`${name}.${key}`, inner, depth + 1);
    else nodes.push(setting(name, Array.isArray(value) && value.every(isPlain) ? value : [value]));
  };
  for (const [name, value] of Object.entries(settings)) add(name, value, 0);
  return firstOf(nodes, maxSettings, fields.file);
}

function setting(name: string, values: readonly unknown[]): WrittenNode {
  const told = values.length > 0 ? [": ", ...valueCodes(values.slice(0, maxSettings))] : [];
  if (values.length > maxSettings) told.push(", …");
  return fact(inlineCode(name), ...told);
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== "object";
}

/** A schema says what type it is; an exchange of AMQP has a `type` of its own. */
function isSchema(value: unknown, definitions: Json): boolean {
  const { type, properties, oneOf, allOf, anyOf } = dereference(value, definitions);
  return [properties, oneOf, allOf, anyOf].some((one) => one !== undefined) || schemaTypes.has(String(type));
}
