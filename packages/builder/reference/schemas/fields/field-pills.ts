import { type Json, objectOf, own, textsIn } from "../../json.ts";

/** Where a parameter keeps what is said of the way in which it is sent. */
export const sentAsKey = "\u0000sentAs";

/** Words around a field's type: what `x-mint` puts before it, and what stands behind; `keys` are the settings' own. */
export function pillsOf(schema: Json, keys: readonly string[]): { pre: string[]; post: string[] } {
  const mint = objectOf(schema["x-mint"]);
  return {
    pre: textsIn(mint.pre),
    post: [...textsIn(schema[sentAsKey]), ...builtInPills(schema), ...pillsOfKeys(schema, keys), ...textsIn(mint.post)],
  };
}

function pillsOfKeys(schema: Json, keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const value = own(schema, key);
    return value === true ? [key] : (Array.isArray(value) ? value : [value]).flatMap(pillOf);
  });
}

function pillOf(value: unknown): string[] {
  const text = ["string", "number", "bigint"].includes(typeof value) ? String(value).trim() : "";
  return text === "" ? [] : [text];
}

function builtInPills(schema: Json): string[] {
  return [...(schema.readOnly === true ? ["read-only"] : []), ...(schema.writeOnly === true ? ["write-only"] : [])];
}
