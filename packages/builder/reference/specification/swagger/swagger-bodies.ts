import { isObject, type Json, listOf, objectOf, own } from "../../json.ts";
import { numbered, styleOf } from "./swagger-parameters.ts";

/** What Swagger 2.0 says of the body of one operation: a form by fields, all else by one parameter. */
export interface SwaggerBody {
  path: string;
  method: string;
  fields: Json[];
  body: Json | undefined;
}

/** What the upgrade loses of a body is put into its media types. */
export function keepBody(requestBody: Json, { fields, body }: SwaggerBody): void {
  for (const media of Object.values(objectOf(requestBody.content))) {
    if (!isObject(media) || fields.length === 0) continue;
    keepFields(objectOf(media.schema), fields);
    const encoding = encodingOf(fields);
    if (Object.keys(encoding).length > 0) media.encoding = encoding;
  }
  if (body) keepExamples(requestBody, body);
}

/** What a form says of its fields besides their types. */
function keepFields(schema: Json, fields: readonly Json[]): void {
  const properties = objectOf(schema.properties);
  for (const { name, in: _, required: __, type, collectionFormat: ___, ...rest } of fields) {
    const property = own(properties, String(name));
    if (!isObject(property)) continue;
    for (const [key, value] of Object.entries(rest)) property[key] ??= value;
    if (type !== "file") property.type ??= type;
  }
}

/** Lists that are sent as one text: all that do not name each item. */
function encodingOf(fields: readonly Json[]): Json {
  const joined = fields.filter(({ type, collectionFormat }) => type === "array" && collectionFormat !== "multi");
  return Object.fromEntries(
    joined.map((field) => [String(field.name), { style: styleOf(field) ?? "form", explode: false }]),
  );
}

/** Examples that extensions give, but for those that the upgrade knows: of each media type, or of all. */
function keepExamples(requestBody: Json, body: Json): void {
  const content = objectOf(requestBody.content);
  const example = body["x-example"] ?? body.example;
  const examples = body["x-examples"] ?? body.examples;
  const schema = objectOf(Object.values(content)[0]).schema;
  const mediaOf = (type: string): Json => {
    const name = Object.keys(content).find((one) => essenceOf(one) === essenceOf(type)) ?? type;
    if (!isObject(content[name])) content[name] = { schema };
    return content[name] as Json;
  };
  const give = (media: Json, more: Json) => {
    if (media.example === undefined && media.examples === undefined) Object.assign(media, more);
  };
  const all = Object.values(content).filter(isObject);
  if (isByType(example)) for (const [type, value] of Object.entries(example)) give(mediaOf(type), { example: value });
  else if (example !== undefined) for (const media of all) give(media, { example });
  if (isByType(examples)) for (const [type, value] of Object.entries(examples)) give(mediaOf(type), { example: value });
  else if (listOf(examples).length > 0) for (const media of all) give(media, { examples: numbered(listOf(examples)) });
}

/** Whether examples are named by the media types that they are of. */
export function isByType(value: unknown): value is Json {
  const keys = Object.keys(objectOf(value));
  return keys.length > 0 && keys.every((key) => /^[\w*+.-]+\/[\w*+.-]+(?:\s*;.*)?$/.test(key));
}

/** A media type without its parameters. */
export function essenceOf(type: string): string {
  return (type.split(";")[0] as string).trim().toLowerCase();
}
