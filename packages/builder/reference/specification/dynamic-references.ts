import type { Json } from "../json.ts";

/**
 * A dynamic reference to what one schema of the document alone may be is a reference. Of several that are called the
 * same it would depend on the way that led there which one it means.
 */
export function placeDynamicReferences(root: unknown): void {
  const dynamic: Json[] = [];
  const called = new Map<string, number>();
  const reached = new Set<unknown>([root]);
  for (const value of reached) {
    if (value === null || typeof value !== "object") continue;
    for (const one of Object.values(value)) reached.add(one);
    if (Array.isArray(value)) continue;
    const { $dynamicAnchor: name, $dynamicRef: reference, $ref } = value as Json;
    if (typeof name === "string") called.set(name, (called.get(name) ?? 0) + 1);
    if (typeof reference === "string" && $ref === undefined) dynamic.push(value as Json);
  }
  for (const schema of dynamic) {
    const reference = String(schema.$dynamicRef);
    if ((called.get(reference.slice(reference.indexOf("#") + 1)) ?? 0) < 2) schema.$ref = reference;
  }
}
