import { serviceOptions } from "./chrome.ts";
import { docsJsonSchema } from "./docs-json-schema.ts";
import { noEffect, type Shape } from "./shape.ts";

/** A key that a build accepts and does nothing with. */
export interface KeyWithoutEffect {
  key: string;
  reason: string;
}

/** What docs.json may say without an effect, for the manual: each key once, parts of the navigation as `navigation.**`. */
export function keysWithoutEffect(): KeyWithoutEffect[] {
  const found = new Map<string, string>();
  const walk = (shape: Shape, name: string): void => {
    if (shape.description?.startsWith(noEffect)) {
      found.set(name, shape.description.slice(noEffect.length));
      return;
    }
    for (const [key, one] of Object.entries(shape.properties ?? {})) walk(one, name ? `${name}.${key}` : key);
    for (const one of shape.anyOf ?? []) walk(one, name);
    if (shape.items) walk(shape.items, `${name}[]`);
  };
  walk(docsJsonSchema, "");
  for (const shape of Object.values(docsJsonSchema.$defs as Record<string, Shape>)) walk(shape, "navigation.**");
  for (const option of serviceOptions)
    found.set(`contextual.options: "${option}"`, "it needs a service beside the site; the entry is left out");
  return [...found].map(([key, reason]) => ({ key, reason }));
}
