import { type JsonNode, positionOf } from "../json/json-node.ts";
import type { Position } from "../site-config.ts";

/** A specification, schema or library that docs.json names, as it is written, and where it is named first. */
export type NamedSpecification = [name: string, position: Position];

const keys = new Set(["openapi", "asyncapi", "graphql", "sdk"]);

/** Every specification that a part of docs.json names. */
export function namedSpecifications(node: JsonNode): NamedSpecification[] {
  const found = new Map<string, Position>();
  collect(node, false, found);
  return [...found];
}

/** @param isNamed what the node holds names specifications. */
function collect(node: JsonNode, isNamed: boolean, found: Map<string, Position>): void {
  if (node.kind === "array") for (const item of node.items) collect(item, isNamed, found);
  else if (node.kind === "object") {
    for (const [key, value] of node.entries) collect(value, keys.has(key) || (isNamed && key === "source"), found);
  } else if (isNamed && typeof node.value === "string" && !found.has(node.value))
    found.set(node.value, positionOf(node.place));
}
