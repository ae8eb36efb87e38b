import { jsonLines, jsonLinesType } from "../exact-json.ts";
import type { Json } from "../json.ts";
import { asSent, type MediaType } from "../operations/media-types.ts";
import { withoutBrackets } from "../samples/without-brackets.ts";
import { isXml } from "../samples/xml-value.ts";
import { exampleOf } from "../schemas/examples/example-value.ts";

/** Whether a body is entered as a text that is not what its example is written in: XML, lines of JSON. */
export function isEnteredAsText({ type }: MediaType): boolean {
  return isXml(type) || jsonLinesType.test(type);
}

/** An example of such a body as it is entered, and sent; one that is made of the schema where none is given. */
export function enteredText(given: unknown, media: MediaType, definitions: Json): unknown {
  const { schema } = media.value;
  const value = given ?? withoutBrackets(exampleOf(schema, { definitions, direction: "request", requiredOnly: false }));
  if (value === undefined || typeof value === "string") return value;
  return isXml(media.type) ? asSent(value, media, definitions).value : jsonLines(value);
}
