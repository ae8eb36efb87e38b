import type { Json } from "../json.ts";
import { typesOf } from "./schema.ts";

/** Whether a value is the content of a file. `file` is a type of Swagger 2.0, which authors go on writing. */
export function isFileSchema(schema: Json): boolean {
  const { format, contentMediaType } = schema;
  return (
    typesOf(schema)[0] === "file" ||
    format === "binary" ||
    format === "base64" ||
    (typeof contentMediaType === "string" && !/json|text/.test(contentMediaType))
  );
}
