import type { ErrorDetail } from "@lectern/contract";
import type { SchemaObject } from "ajv";

/**
 * The query's known parameters, with integers and booleans read from their one plain spelling: `10`, not `1e1`, `10.0` or
 * `+10`. An empty value and a repeated parameter are faults. What the schema does not name is left out.
 */
export function readQuery(
  query: Record<string, unknown>,
  schema: SchemaObject,
): { values: Record<string, unknown>; faults: ErrorDetail[] } {
  const values: Record<string, unknown> = {};
  const faults: ErrorDetail[] = [];
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, SchemaObject>)) {
    const text = query[name];
    if (text === undefined) continue;
    const path = `query.${name}`;
    if (Array.isArray(text)) faults.push({ message: `${name} must be given once`, path });
    else if (text === "") faults.push({ message: `${name} must not be empty`, path });
    else values[name] = readValue(String(text), property);
  }
  return { values, faults };
}

function readValue(text: string, schema: SchemaObject): unknown {
  if (schema.type === "integer" && /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  if (schema.type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}
