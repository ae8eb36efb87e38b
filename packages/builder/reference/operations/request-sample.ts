import type { WrittenNode } from "../../content/index.ts";
import { jsonLines, jsonLinesType, jsonText } from "../exact-json.ts";
import { fact } from "../fact.ts";
import { isObject, type Json, objectOf, textOf } from "../json.ts";
import type { ReferenceSettings } from "../reference-settings.ts";
import type { HttpRequest, RequestBody } from "../samples/http-request.ts";
import { sampleLanguage } from "../samples/languages.ts";
import {
  joinedItems,
  type Serialization,
  serializeHeader,
  serializePairs,
  serializePath,
  withQuery,
} from "../samples/serialize.ts";
import { isXml, xmlText } from "../samples/xml-value.ts";
import { exampleOf, givesExample, isShortened } from "../schemas/examples/example-value.ts";
import { isFileSchema } from "../schemas/file-schema.ts";
import { resolveSchema, typesOf } from "../schemas/schema.ts";
import { firstOf } from "../schemas/schema-outline.ts";
import type { OperationSlice } from "../specification/specification.ts";
import { dereference, firstExample, type Parameter, serializationOf } from "./parameters.ts";
import { type Credential, isFilledBy } from "./security.ts";

/** Code of one panel of an example. */
export function codePanel(language: string, title: string, text: string): WrittenNode {
  return { component: "CodeBlock", props: { language, filename: title }, children: [text] };
}

export interface SampleInput {
  slice: OperationSlice;
  server: string;
  parameters: readonly Parameter[];
  credentials: readonly Credential[];
  settings: ReferenceSettings;
}

/** Samples of the specification's own that are shown for one operation. */
const maxSamples = 40;

/** Panels of the request: those of the specification (`x-codeSamples`), else one in each language asked for. */
export function requestPanels(input: SampleInput): WrittenNode[] {
  const panels = givenPanels(input.slice);
  if (panels.length > 0 || !input.settings.samples) return firstOf(panels, maxSamples, input.slice.file);
  const body = bodyOf(input.slice, input.settings.requiredOnly);
  const request = requestOf(input, body);
  const labels = new Set<string>();
  const written = input.settings.languages.flatMap((name) => {
    const language = sampleLanguage(name);
    if (!language || labels.has(language.label)) return [];
    labels.add(language.label);
    return [codePanel(language.language, language.label, language.write(request))];
  });
  return body?.isCut && written.length > 0 ? [...written, fact("Shortened: ", body.type)] : written;
}

/** Whether samples are made of the specification, and not its own: then they show the first example of a body. */
export function areSamplesMade(slice: OperationSlice, settings: ReferenceSettings): boolean {
  return settings.samples && settings.languages.length > 0 && givenPanels(slice).length === 0;
}

/** Samples that the specification gives itself. */
function givenPanels({ value, definitions }: OperationSlice): WrittenNode[] {
  const samples = value["x-codeSamples"] ?? value["x-code-samples"];
  return (Array.isArray(samples) ? samples : [samples]).map(objectOf).flatMap((sample) => {
    const source = textOf(sample.source) ?? textOf(definitions[textOf(objectOf(sample.source).$ref) ?? ""]);
    const lang = textOf(sample.lang) ?? "text";
    const known = sampleLanguage(lang);
    return source
      ? [codePanel(known?.language ?? lang.toLowerCase(), textOf(sample.label) ?? labelOf(known, lang, source), source)]
      : [];
  });
}

/** What a sample of the specification is called by; a command of a shell may be any program. */
function labelOf(known: ReturnType<typeof sampleLanguage>, lang: string, source: string): string {
  if (!known) return lang;
  const isOther = known.language === "bash" && !/\bcurl\b/i.test(source);
  return isOther && !/curl/i.test(lang) ? lang.charAt(0).toUpperCase() + lang.slice(1) : known.label;
}

/** The request that samples make: required parameters, credentials, and a body as the specification describes it. */
function requestOf(
  { slice, server, parameters, credentials }: SampleInput,
  body: ReturnType<typeof bodyOf>,
): HttpRequest {
  const headers: HttpRequest["headers"] = [];
  const query: string[] = [];
  const cookies: string[] = [];
  let path = slice.path;
  for (const parameter of parameters) {
    if (parameter.in !== "path" && (!parameter.required || isFilledBy(credentials, parameter))) continue;
    const value = sampleValue(parameter, slice.definitions);
    const how = serializationOf(parameter);
    // A name stays readable: `{id}` says more than an encoded `<string>`, or than a number that nothing has.
    const isOurs = typeof value === "string" && value.startsWith("<");
    const isMadeUp = parameter.example == null && !givesExample(parameter.schema, slice.definitions);
    if (parameter.in === "path") {
      // A value may hold `$&`, which would mean what is replaced.
      if (!isOurs && !(isMadeUp && typeof value !== "object"))
        path = path.replaceAll(`{${parameter.name}}`, () => serializePath(how, value));
    } else if (parameter.in === "query") {
      if (isWholeQuery(parameter) && typeof value === "string") query.push(encodeURI(value));
      else if (isOurs) query.push(`${encodeURIComponent(how.name)}={${encodeURIComponent(how.name)}}`);
      else query.push(...pairsOf(isWholeQuery(parameter) ? { name: how.name, in: "query" } : how, value));
    } else if (parameter.in === "header")
      headers.push([parameter.name, isOurs ? `<${parameter.name.toLowerCase()}>` : serializeHeader(how, value)]);
    else if (isOurs) cookies.push(`${parameter.name}=${value}`);
    else cookies.push(...pairsOf(how, value));
  }
  for (const { name, in: place, sample } of credentials) {
    if (place === "header") headers.push([name, sample]);
    else if (place === "query") query.push(`${encodeURIComponent(name)}=${encodeURIComponent(sample)}`);
    else cookies.push(`${name}=${sample}`);
  }
  if (cookies.length > 0) headers.push(["Cookie", cookies.join("; ")]);
  if (body && body.content.kind !== "multipart") headers.push(["Content-Type", body.type]);
  const search = query.join("&");
  const origin = server.startsWith("/") || server === "" ? `https://api.example.com${server}` : server;
  return {
    method: slice.method,
    url: origin + withQuery(path, search),
    headers,
    body: body?.content ?? null,
  };
}

function sampleValue(parameter: Parameter, definitions: Json): unknown {
  const made = exampleOf(parameter.schema, { definitions, direction: "request", requiredOnly: true });
  return parameter.example ?? made ?? "<string>";
}

function pairsOf(how: Serialization, value: unknown): string[] {
  return serializePairs(how, value).map(([name, text]) => `${name}=${text}`);
}

/** The whole of what follows the question mark (OpenAPI 3.2). */
function isWholeQuery({ source }: Parameter): boolean {
  return String(source.in).toLowerCase() === "querystring";
}

/** The body of samples; `isCut` where it was made of a part of its schema. */
function bodyOf(
  { method, value: { requestBody }, definitions }: OperationSlice,
  requiredOnly: boolean,
): { type: string; content: RequestBody; isCut: boolean } | null {
  const body = dereference(requestBody, definitions);
  const [described] = sentMediaTypes(body);
  if (!described) return null;
  const isFile = isOfFiles(resolveSchema(described.value.schema, definitions).schema, definitions);
  const media = { ...described, type: sentType(described.type, isFile) };
  const { value, isCut } = mediaExample(media, definitions, "request", requiredOnly);
  const content = contentOf(media, value, definitions);
  if (body.required !== true && (isEmptyForm(content) || bodiless.has(method))) return null;
  return { type: media.type, content, isCut };
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
  if (jsonLinesType.test(type) && typeof value !== "string") return { kind: "text", text: jsonLines(value ?? {}) };
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
    const value = objectOf(written);
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
function byMediaType({ content, schema, examples }: Json): Json {
  if (content !== undefined || !isObject(schema)) return objectOf(content);
  const given = Object.entries(objectOf(examples)).filter(([type]) => type.includes("/"));
  return given.length === 0
    ? { "application/json": { schema } }
    : Object.fromEntries(given.map(([type, example]) => [type, { schema, example }]));
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
