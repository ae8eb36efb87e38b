import { type Json, listOf, objectOf, textOf } from "../json.ts";
import { resolveSchema } from "./schema.ts";

/**
 * What each of several alternatives is called: by its title, the value that its discriminator asks for, or the one of
 * its attributes that is another constant in each; null where nothing tells it.
 */
export function variantTitles(variants: readonly Json[], discriminator: unknown, definitions: Json): (string | null)[] {
  const written = textOf(discriminator) ?? textOf(objectOf(discriminator).propertyName);
  const property = (schema: Json, name: string) => resolveSchema(objectOf(schema.properties)[name], definitions).schema;
  const values = (name: string) => variants.map((schema) => onlyValue(property(schema, name)));
  const telling =
    variants.length > 1
      ? Object.keys(objectOf(variants[0]?.properties))
          .map(values)
          .find((all) => !all.includes(null) && new Set(all).size === all.length)
      : undefined;
  return variants.map((schema, index) => {
    const { const: constant, enum: options } = written ? property(schema, written) : {};
    return textOf(schema.title) ?? textOf(constant) ?? textOf(listOf(options)[0]) ?? telling?.[index] ?? null;
  });
}

/** The text that a value has to be. */
export function onlyValue({ const: constant, enum: options }: Json): string | null {
  const all = listOf(options);
  return textOf(constant) ?? (all.length === 1 ? textOf(all[0]) : null);
}
