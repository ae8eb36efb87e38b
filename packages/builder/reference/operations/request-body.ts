import { jsonLines, jsonLinesType, jsonText, parseJson } from "../exact-json.ts";
import { isObject, type Json, objectOf, textOf } from "../json.ts";
import type { RequestBody } from "../samples/http-request.ts";
import { joinedItems, type Serialization, serializePairs } from "../samples/serialize.ts";
import { fittingValue } from "../schemas/examples/fitting-value.ts";
import { shortJson } from "../schemas/examples/shortened-value.ts";
import { isFileSchema } from "../schemas/file-schema.ts";
import { resolveSchema, typesOf } from "../schemas/schema.ts";
import type { OperationSlice } from "../specification/specification.ts";
import { type MediaType, mediaExample, sentMediaTypes } from "./media-types.ts";
import { dereference } from "./parameters.ts";

/** The body of samples; `isCut` where it was made of a part of its schema. */
export function bodyOf(
  { method, value: { requestBody }, definitions }: OperationSlice,
  requiredOnly: boolean,
): { type: string; content: RequestBody; isCut: boolean } | null {
  const body = dereference(requestBody, definitions);
  const [described] = sentMediaTypes(body);
  if (!described) return null;
  const isFile = isOfFiles(resolveSchema(described.value.schema, definitions).schema, definitions);
  const media = { ...described, type: sentType(described.type, isFile) };
  const { value, isCut } = mediaExample(media, definitions, "request", requiredOnly);
  const { value: content, isCut: isLong } = shortened(
    contentOf(media, meantValue(value, media, definitions), definitions),
  );
  if (body.required !== true && (isEmptyForm(content) || bodiless.has(method))) return null;
  return { type: media.type, content, isCut: isCut || isLong };
}

/** Characters of a body that a sample writes, in each of its languages. */
const maxLength = 30_000;

/** A body without what a sample would be too long with: JSON so that it is JSON still, any text where that is too long. */
function shortened(body: RequestBody): { value: RequestBody; isCut: boolean } {
  if (body.kind === "json") {
    const { text, isCut } = shortJson(body.value, maxLength);
    return { value: isCut ? { ...body, value: parseJson(text) } : body, isCut };
  }
  const isCut = body.kind === "text" && body.text.length > maxLength;
  return { value: isCut ? { ...body, text: `${body.text.slice(0, maxLength)}\n…` } : body, isCut };
}

/** A media type that a request can say: where a specification has a range of them (`*\/*`), one that lies in it. */
function sentType(type: string, isFile: boolean): string {
  if (!type.includes("*")) return type;
  const family = type.slice(0, type.indexOf("/"));
  return familiar.get(family) ?? (isFile ? "application/octet-stream" : "application/json");
}

const familiar = new Map([
  ["image", "image/png"],
  ["audio", "audio/mpeg"],
  ["video", "video/mp4"],
  ["text", "text/plain"],
]);

/** Methods whose requests have no body as a rule: `fetch` refuses one. */
const bodiless = new Set(["GET", "HEAD"]);

/** Some programs describe a form without fields wherever there is no body. */
function isEmptyForm(content: RequestBody): boolean {
  return (content.kind === "form" || content.kind === "multipart") && content.fields.length === 0;
}

/** The value that an example of JSON says where its author wrote it as a text: what is sent is an object or a list, no text. */
function meantValue(value: unknown, { type, value: { schema } }: MediaType, definitions: Json): unknown {
  if (typeof value !== "string" || !/json/i.test(type) || jsonLinesType.test(type)) return value;
  const described = resolveSchema(schema, definitions).schema;
  return fittingValue(value.trim(), typesOf(described).length > 0 ? described : anyParts) ?? value;
}

/** What nobody describes may have parts. */
const anyParts: Json = { type: ["object", "array"] };

function contentOf(media: MediaType, value: unknown, definitions: Json): RequestBody {
  const { type } = media;
  if (/multipart\/form-data/i.test(type) && isObject(value)) {
    const properties = objectOf(resolveSchema(media.value.schema, definitions).schema.properties);
    const encoding = objectOf(media.value.encoding);
    const fields = Object.entries(value).flatMap(([name, one]) => {
      const isFile = isOfFiles(resolveSchema(properties[name], definitions).schema, definitions);
      const type = textOf(objectOf(encoding[name]).contentType);
      const isOne = type !== null && !/[,*]/.test(type);
      // Each item of a list is a part of its own, unless the specification joins them.
      const { style, explode } = objectOf(encoding[name]);
      const isJoined = textOf(style) !== null && explode === false;
      const parts = !Array.isArray(one) || isFile ? [one] : isJoined ? [joinedItems(String(style), one)] : one;
      return parts.map((part): [string, string, boolean, type?: string] => {
        const text = isFile ? "example-file" : fieldText(part);
        return isOne ? [name, text, isFile, type] : [name, text, isFile];
      });
    });
    return { kind: "multipart", fields };
  }
  if (/x-www-form-urlencoded/i.test(type) && isObject(value))
    return { kind: "form", fields: formFields(value, objectOf(media.value.encoding)) };
  if (isOfFiles(resolveSchema(media.value.schema, definitions).schema, definitions))
    return { kind: "file", name: "example-file" };
  if (jsonLinesType.test(type))
    return { kind: "text", text: typeof value === "string" ? value : jsonLines(value ?? {}) };
  if (/json/i.test(type)) return { kind: "json", value: value ?? {} };
  return { kind: "text", text: typeof value === "string" ? value : jsonText(value ?? "", 2) };
}

/** Fields of a form: what has parts is JSON unless the specification names a style for it. */
function formFields(value: Json, encoding: Json): [name: string, value: string][] {
  return Object.entries(value).flatMap(([name, one]): [string, string][] => {
    const { style, explode } = objectOf(encoding[name]);
    const isList = Array.isArray(one) && one.every((item) => typeof item !== "object");
    if (!isList && !textOf(style)) return [[name, fieldText(one)]];
    const how: Serialization = { name, in: "query" };
    if (textOf(style)) how.style = String(style);
    if (typeof explode === "boolean") how.explode = explode;
    return serializePairs(how, one).map(([key, text]) => [decodeURIComponent(key), decodeURIComponent(text)]);
  });
}

/** Whether a value is a file, or each item of a list is one. */
function isOfFiles(schema: Json, definitions: Json): boolean {
  const isList = typesOf(schema)[0] === "array";
  return isFileSchema(isList ? resolveSchema(schema.items, definitions).schema : schema);
}

function fieldText(value: unknown): string {
  return typeof value === "object" ? jsonText(value) : String(value ?? "");
}
