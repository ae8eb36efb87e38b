import { inlineCode, type WrittenNode } from "../../content/index.ts";
import { fact } from "../fact.ts";
import { type Json, listOf, objectOf, textOf } from "../json.ts";
import { nameOf, resolveSchema } from "./schema.ts";

/**
 * The value of a discriminator that means one of several alternatives, as a line; nothing where the alternative's own
 * attribute says it. `alternative` is the schema as it is written, `resolved` the same with its parts in place.
 */
export function valueNodes(
  discriminator: unknown,
  alternative: unknown,
  resolved: Json,
  definitions: Json,
): WrittenNode[] {
  const name = textOf(discriminator) ?? textOf(objectOf(discriminator).propertyName);
  const reference = textOf(objectOf(alternative).$ref);
  if (name === null || reference === null) return [];
  const { const: constant, enum: options } = resolveSchema(objectOf(resolved.properties)[name], definitions).schema;
  if (constant !== undefined || listOf(options).length === 1) return [];
  const mapped = Object.entries(objectOf(objectOf(discriminator).mapping)).flatMap(([value, target]) =>
    isTarget(textOf(target) ?? "", reference) ? [value] : [],
  );
  const known = listOf(options);
  const implied = nameOf(reference);
  const values = mapped.length > 0 ? mapped : known.length === 0 || known.includes(implied) ? [implied] : [];
  if (values.length === 0) return [];
  const told = values.flatMap((value, index) => [index === 0 ? " = " : " | ", inlineCode(value)]);
  return [fact(inlineCode(name), ...told)];
}

/** A mapping names a schema by a reference, or by its name alone. */
function isTarget(target: string, reference: string): boolean {
  return target.includes("#") ? reference.endsWith(target.slice(target.indexOf("#"))) : nameOf(reference) === target;
}
