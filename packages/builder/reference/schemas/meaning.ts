import { type Json, listOf, objectOf, own, textOf } from "../json.ts";
import { nameOf, resolveSchema } from "./schema.ts";

/** An attribute and those of its values that mean one alternative. */
export interface Meaning {
  name: string;
  values: readonly string[];
}

/**
 * What a discriminator asks for to mean one of several alternatives; null where the alternative's own attribute says it.
 * @param alternative the schema as it is written.
 * @param resolved the same with its parts in place.
 */
export function meaning(
  discriminator: unknown,
  alternative: unknown,
  resolved: Json,
  definitions: Json,
): Meaning | null {
  const name = textOf(discriminator) ?? textOf(objectOf(discriminator).propertyName);
  const reference = textOf(objectOf(alternative).$ref);
  if (name === null || reference === null) return null;
  const property = own(objectOf(resolved.properties), name);
  const { const: constant, enum: options } = resolveSchema(property, definitions).schema;
  if (constant !== undefined || listOf(options).length === 1) return null;
  const mapped = Object.entries(objectOf(objectOf(discriminator).mapping)).flatMap(([value, target]) =>
    isTarget(textOf(target) ?? "", reference) ? [value] : [],
  );
  const known = listOf(options);
  const implied = nameOf(reference);
  const values = mapped.length > 0 ? mapped : known.length === 0 || known.includes(implied) ? [implied] : [];
  return values.length === 0 ? null : { name, values };
}

/** A mapping names a schema by a reference, or by its name alone. */
export function isTarget(target: string, reference: string): boolean {
  return target.includes("#") ? reference.endsWith(target.slice(target.indexOf("#"))) : nameOf(reference) === target;
}

/** An alternative whose attribute can only have the values by which a discriminator means it, and must be given. */
export function meantSchema(discriminator: unknown, alternative: unknown, whole: Json, definitions: Json): Json {
  const meant = meaning(discriminator, alternative, whole, definitions);
  const properties = objectOf(whole.properties);
  const property = meant && own(properties, meant.name);
  if (!meant || (property === undefined && whole.additionalProperties === false)) return whole;
  const { enum: _, ...rest } = resolveSchema(property, definitions).schema;
  const [first, ...others] = meant.values;
  const only = { ...rest, ...(others.length === 0 ? { const: first } : { enum: [...meant.values] }) };
  return {
    ...whole,
    properties: { ...properties, [meant.name]: only },
    required: [...new Set([...listOf(whole.required), meant.name])],
  };
}
