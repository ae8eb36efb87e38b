import { docsJsonSchema } from "./docs-json-schema.ts";
import type { Shape } from "./shape.ts";

/**
 * The shape of docs.json as a JSON Schema (2020-12) for editors: made of the one that every build checks, with what a
 * build takes besides. A list may stand in another file (`$ref`), and what is not known is allowed.
 */
export function publishedSchema(): Record<string, unknown> {
  const { $defs, ...root } = docsJsonSchema;
  const shapes = Object.entries($defs as Record<string, Shape>).map(([name, shape]) => [name, open(shape)]);
  return { ...open(root), $defs: { ...Object.fromEntries(shapes), elsewhere } };
}

const elsewhere = {
  type: "object",
  properties: { $ref: { type: "string", description: "A JSON file of the repository, by its relative path" } },
  required: ["$ref"],
};

function open(shape: Shape): Shape {
  const { anyOf, items, properties, additionalProperties, ...rest } = shape;
  const inside: Shape = {
    ...rest,
    ...(anyOf ? { anyOf: anyOf.map(open) } : {}),
    ...(items ? { items: open(items) } : {}),
    ...(properties
      ? { properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, open(one)])) }
      : {}),
    ...(additionalProperties ? { additionalProperties: open(additionalProperties) } : {}),
  };
  if (shape.type !== "array") return inside;
  const { description, ...list } = inside;
  return { ...(description ? { description } : {}), anyOf: [list, { $ref: "#/$defs/elsewhere" }] };
}
