import { addToList } from "../../text/add-to-list.ts";
import { isObject, type Json, listOf, objectOf, own, textOf } from "../json.ts";

/** Where a schema keeps what `addAlternatives` found. */
export const alternativesKey = "x-lectern-alternatives";

/**
 * Tells each schema with a discriminator and without `oneOf` which schemas its values may have: those that its mapping
 * names, and those that are made of it by `allOf`. A document says so in the other direction alone.
 */
export function addAlternatives(root: Json, file: string): void {
  const schemas = objectOf(objectOf(root.components).schemas);
  const prefix = `${file}#/components/schemas/`;
  const children = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    for (const part of listOf(objectOf(schema).allOf)) {
      const parent = textOf(objectOf(part).$ref);
      if (parent?.startsWith(prefix)) addToList(children, parent, prefix + name);
    }
  }
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isObject(schema) || schema.oneOf || schema.anyOf) continue;
    // Swagger 2.0 names the attribute alone.
    if (!isObject(schema.discriminator) && textOf(schema.discriminator) === null) continue;
    const mapped = Object.values(objectOf(objectOf(schema.discriminator).mapping)).flatMap((target) => {
      const written = textOf(target);
      if (!written) return [];
      return written.startsWith("#") ? [file + written] : own(schemas, written) ? [prefix + written] : [];
    });
    const found = new Set([...mapped, ...(children.get(prefix + name) ?? [])]);
    found.delete(prefix + name);
    if (found.size > 0) schema[alternativesKey] = [...found].map(($ref) => ({ $ref }));
  }
}
