import type { OperationKind } from "../specification/specification.ts";

/** An operation as frontmatter or navigation names it. */
export interface OperationName {
  kind: OperationKind;
  /** Specification named with it; null to look in those that apply. */
  file: string | null;
  method: string;
  path: string;
}

const operation = /^(?:(.+?)\s+)?(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|QUERY|WEBHOOK)\s+(\S.*?)\s*$/i;

/** Reads `[file] METHOD /path` and `[file] webhook name`; null when it is neither. */
export function readOperationName(text: string): OperationName | null {
  const match = operation.exec(text.trim());
  if (!match) return null;
  const method = (match[2] as string).toUpperCase();
  return {
    kind: method === "WEBHOOK" ? "webhook" : "operation",
    file: match[1]?.trim() ?? null,
    method,
    path: match[3] as string,
  };
}

/** Reads `[file] channel`; a file is a name that ends like one. */
export function readChannelName(text: string): OperationName | null {
  const match = /^(?:(.+?\.(?:json|ya?ml))\s+)?(\S.*?)\s*$/i.exec(text.trim());
  const path = match?.[2];
  return path ? { kind: "channel", file: match[1] ?? null, method: "CHANNEL", path } : null;
}

/** Reads `[file] SchemaKey`. */
export function readSchemaName(text: string): OperationName | null {
  const words = text.trim().split(/\s+/);
  const key = words.pop();
  return key ? { kind: "schema", file: words.join(" ") || null, method: "SCHEMA", path: key } : null;
}
