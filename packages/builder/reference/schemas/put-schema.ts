import type { Json } from "../json.ts";
import { putSoleVariant, type ResolvedSchema, resolveSchema } from "./schema.ts";

/** A schema in place, its only alternative included, and the step of an anchor's trail that this is. */
export function putSchema(schema: unknown, definitions: Json): ResolvedSchema & { step: string[] } {
  const { schema: resolved, through } = resolveSchema(schema, definitions);
  const put = putSoleVariant(resolved, definitions);
  if (!put) return { schema: resolved, through, step: [] };
  return { schema: put.schema, through: [...through, ...put.through], step: [`one-of-${put.index}`] };
}
