import { docsJsonSchema } from "./docs-json-schema.ts";
import { noEffect, type Shape } from "./shape.ts";

/** One key of docs.json, for the manual. */
export interface DescribedKey {
  key: string;
  /** `string`, `object`, `"a" or "b"` … */
  type: string;
  meaning: string;
}

/** Every key of docs.json that has an effect, in order; parts of the navigation are left to `keysOfNavigation`. */
export function keysWithEffect(): DescribedKey[] {
  return listed(docsJsonSchema, "", new Set(["navigation"]));
}

/** Keys of the parts of the navigation: those of a division, or of a group. */
export function keysOfNavigation(part: "language" | "group"): DescribedKey[] {
  return listed(
    (docsJsonSchema.$defs as Record<string, Shape>)[part] as Shape,
    "",
    new Set(["navbar", "footer", "banner"]),
  );
}

function listed(root: Shape, prefix: string, closed: ReadonlySet<string>): DescribedKey[] {
  const keys: DescribedKey[] = [];
  const walk = (shape: Shape, name: string) => {
    for (const form of [shape, ...(shape.anyOf ?? [])]) {
      for (const [key, one] of Object.entries(form.properties ?? {})) {
        if (one.description?.startsWith(noEffect)) continue;
        const path = name ? `${name}.${key}` : key;
        if (!keys.some((known) => known.key === path))
          keys.push({ key: path, type: typeOf(one), meaning: one.description ?? "" });
        if (!closed.has(path)) walk(one, path);
      }
      if (form.items) walk(form.items, `${name}[]`);
    }
  };
  walk(root, prefix);
  return keys;
}

function typeOf(shape: Shape): string {
  if (shape.anyOf) return [...new Set(shape.anyOf.map(typeOf))].join(" or ");
  if (shape.enum) return shape.enum.map((word) => `"${word}"`).join(", ");
  if (shape.$ref) return "array";
  return shape.type ?? "object";
}
