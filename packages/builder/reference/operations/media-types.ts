import { isObject, type Json, objectOf } from "../json.ts";
import { isXml, xmlText } from "../samples/xml-value.ts";
import { exampleOf, isShortened } from "../schemas/examples/example-value.ts";
import { firstExample } from "./parameters.ts";

/** A media type of a body or answer with what is said of it. */
export interface MediaType {
  type: string;
  value: Json;
}

/** Media types of one body or answer that are shown. */
export const maxMediaTypes = 20;

/** Media types of a body or answer, JSON first. */
export function mediaTypes(owner: Json): MediaType[] {
  const all = Object.entries(byMediaType(owner)).map(([type, written]) => {
    const value = withSchema(objectOf(written));
    // A stream of OpenAPI 3.2 is described by what it consists of.
    return {
      type,
      value: value.schema === undefined && value.itemSchema ? { ...value, schema: value.itemSchema } : value,
    };
  });
  return [...all.filter(({ type }) => /json/i.test(type)), ...all.filter(({ type }) => !/json/i.test(type))].slice(
    0,
    maxMediaTypes,
  );
}

/** The content of a body or answer by media type; JSON where its schema stands in its place, as in Swagger 2. */
function byMediaType(owner: Json): Json {
  const { content, schema, examples } = owner;
  if (content === undefined && schema === undefined && isSchema(owner))
    return { "application/json": { schema: owner } };
  if (content !== undefined || !isObject(schema)) return objectOf(content);
  const given = Object.entries(objectOf(examples)).filter(([type]) => type.includes("/"));
  return given.length === 0
    ? { "application/json": { schema } }
    : Object.fromEntries(given.map(([type, example]) => [type, { schema, example }]));
}

/** A media type whose schema some authors write in its place. */
function withSchema(media: Json): Json {
  return media.schema === undefined && media.itemSchema === undefined && isSchema(media) ? { schema: media } : media;
}

/** Whether something is a schema, or refers to one, where a media type, a body or an answer should be. */
function isSchema({ $ref, type, properties, items, allOf, oneOf, anyOf }: Json): boolean {
  if (typeof $ref === "string") return /\/(?:schemas|definitions)\//.test($ref);
  return typeof type === "string" || [properties, items, allOf, oneOf, anyOf].some((one) => typeof one === "object");
}

/** Media types of what is sent; where OpenAPI 3.1 says nothing of bytes but their media type, that they are a file. */
export function sentMediaTypes(owner: Json): MediaType[] {
  return mediaTypes(owner).map(({ type, value }) => {
    const { schema, example, examples } = value;
    const isBare = schema === undefined && example === undefined && examples === undefined;
    if (!isBare || !/octet-stream|\/(?:pdf|zip|gzip)$|^(?:image|audio|video)\//i.test(type)) return { type, value };
    return { type, value: { ...value, schema: { type: "string", format: "binary" } } };
  });
}

/** The example of a media type, as it is sent: its own, or one made from its schema. */
export function mediaExample(
  media: MediaType,
  definitions: Json,
  direction: "request" | "response",
  requiredOnly: boolean,
): Sent {
  const { example, examples, schema } = media.value;
  const value =
    example ?? firstExample(examples, definitions) ?? exampleOf(schema, { definitions, direction, requiredOnly });
  return asSent(value, media, definitions);
}

/** A value in the form of its media type; `isCut` where it is not whole. */
export interface Sent {
  value: unknown;
  isCut: boolean;
}

/** A value in the form of its media type: XML as text, everything else as it is. */
export function asSent(value: unknown, { type, value: { schema } }: MediaType, definitions: Json): Sent {
  const isCut = isShortened(value);
  if (!isXml(type) || value === null || value === undefined) return { value, isCut };
  // Text is XML already, unless it is the value of an element.
  if (typeof value === "string" && (/^\s*</.test(value) || schema === undefined)) return { value, isCut };
  const written = xmlText(value, schema, definitions);
  return { value: written.text, isCut: isCut || written.isCut };
}
