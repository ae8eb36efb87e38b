import { jsonText } from "../exact-json.ts";
import { type Json, listOf, textOf } from "../json.ts";
import type { NamedExample } from "../schemas/examples/named-examples.ts";
import { putSoleVariant, resolveSchema, typesOf } from "../schemas/schema.ts";
import { mayHold } from "../schemas/schema-outline.ts";
import type { MediaType } from "./media-types.ts";

/**
 * Examples of a media type's schema that are shown nowhere else: samples show those of the media type itself, which are
 * `named` or its only one, else the first of the schema if it `isSampled`. A schema without attributes is told with its
 * examples.
 */
export function furtherExamples(
  { type, value }: MediaType,
  named: readonly NamedExample[],
  definitions: Json,
  isSampled: boolean,
): { title: string; value: unknown }[] {
  const { schema: whole } = resolveSchema(value.schema, definitions);
  const schema = putSoleVariant(whole, definitions)?.schema ?? whole;
  if (!mayHold(schema) || typesOf(schema)[0] === "array") return [];
  const given = schema.example === undefined ? listOf(schema.examples) : [schema.example, ...listOf(schema.examples)];
  const own = [value.example, ...named.map((one) => one.value)].filter((one) => one !== undefined);
  const shown = new Set((own.length > 0 ? own : given.slice(0, isSampled ? 1 : 0)).map((one) => jsonText(one)));
  const more = [...new Map(given.map((one) => [jsonText(one), one]))].filter(([text]) => !shown.has(text));
  return more.map(([, one]) => ({ title: textOf(schema.title) ?? type, value: one }));
}
