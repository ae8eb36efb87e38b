import type { WrittenNode } from "../content/index.ts";
import { exampleOf } from "./example-value.ts";
import { isObject, type Json, objectOf, textOf } from "./json.ts";
import { dereference, firstExample, type Parameter } from "./parameters.ts";
import type { ReferenceSettings } from "./reference-settings.ts";
import type { HttpRequest, RequestBody } from "./samples/http-request.ts";
import { sampleLanguage } from "./samples/languages.ts";
import { resolveSchema, typesOf } from "./schema.ts";
import type { Credential } from "./security.ts";
import type { OperationSlice } from "./specification.ts";

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

/** Panels of the request: those of the specification (`x-codeSamples`), else one in each language asked for. */
export function requestPanels(input: SampleInput): WrittenNode[] {
  const { value } = input.slice;
  const samples = value["x-codeSamples"] ?? value["x-code-samples"];
  const given = (Array.isArray(samples) ? samples : [samples]).map(objectOf);
  const panels = given.flatMap((sample) => {
    const source = textOf(sample.source);
    const lang = textOf(sample.lang) ?? "text";
    const known = sampleLanguage(lang);
    return source
      ? [codePanel(known?.language ?? lang.toLowerCase(), textOf(sample.label) ?? known?.label ?? lang, source)]
      : [];
  });
  if (panels.length > 0 || !input.settings.samples) return panels.slice(0, 40);
  const request = requestOf(input);
  const labels = new Set<string>();
  return input.settings.languages.flatMap((name) => {
    const language = sampleLanguage(name);
    if (!language || labels.has(language.label)) return [];
    labels.add(language.label);
    return [codePanel(language.language, language.label, language.write(request))];
  });
}

/** The request that samples make: required parameters, credentials, and a body as the specification describes it. */
export function requestOf({ slice, server, parameters, credentials, settings }: SampleInput): HttpRequest {
  const headers: HttpRequest["headers"] = [];
  const query: [string, string][] = [];
  const cookies: string[] = [];
  let path = slice.path;
  for (const parameter of parameters) {
    const text = sampleText(parameter, slice.definitions);
    if (parameter.in === "path") {
      // A name of our own making stays readable: `{id}` says more than an encoded `<string>`.
      if (!text.startsWith("<")) path = path.replaceAll(`{${parameter.name}}`, encodeURIComponent(text));
    } else if (!parameter.required) continue;
    else if (parameter.in === "query") query.push([parameter.name, text]);
    else if (parameter.in === "header") headers.push([parameter.name, text]);
    else cookies.push(`${parameter.name}=${text}`);
  }
  for (const { name, in: place, sample } of credentials) {
    if (place === "header") headers.push([name, sample]);
    else if (place === "query") query.push([name, sample]);
    else cookies.push(`${name}=${sample}`);
  }
  if (cookies.length > 0) headers.push(["Cookie", cookies.join("; ")]);
  const body = bodyOf(slice, settings.requiredOnly);
  if (body && body.content.kind !== "multipart") headers.push(["Content-Type", body.type]);
  const search = query.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`).join("&");
  const origin = server.startsWith("/") || server === "" ? `https://api.example.com${server}` : server;
  const join = path.includes("?") ? "&" : "?";
  return {
    method: slice.method,
    url: origin + path + (search ? join + search : ""),
    headers,
    body: body?.content ?? null,
  };
}

function sampleText(parameter: Parameter, definitions: Json): string {
  const value =
    parameter.example ?? exampleOf(parameter.schema, { definitions, direction: "request", requiredOnly: true });
  if (Array.isArray(value)) return value.filter((one) => typeof one !== "object").join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value ?? "<string>");
}

function bodyOf(slice: OperationSlice, requiredOnly: boolean): { type: string; content: RequestBody } | null {
  const media = mediaTypes(dereference(slice.value.requestBody, slice.definitions))[0];
  if (!media) return null;
  const { definitions } = slice;
  const value = mediaExample(media.value, definitions, "request", requiredOnly);
  const { type } = media;
  if (/multipart\/form-data/i.test(type) && isObject(value)) {
    const properties = objectOf(resolveSchema(media.value.schema, definitions).schema.properties);
    const fields = Object.entries(value).map(([name, one]): [string, string, boolean] => {
      const isFile = isFileSchema(resolveSchema(properties[name], definitions).schema, definitions);
      return [name, isFile ? "example-file" : fieldText(one), isFile];
    });
    return { type, content: { kind: "multipart", fields } };
  }
  if (/x-www-form-urlencoded/i.test(type) && isObject(value))
    return {
      type,
      content: { kind: "form", fields: Object.entries(value).map(([name, one]) => [name, fieldText(one)]) },
    };
  if (/json/i.test(type)) return { type, content: { kind: "json", value: value ?? {} } };
  return {
    type,
    content: { kind: "text", text: typeof value === "string" ? value : JSON.stringify(value ?? "", null, 2) },
  };
}

function isFileSchema(schema: Json, definitions: Json): boolean {
  if (typesOf(schema)[0] === "array") return isFileSchema(resolveSchema(schema.items, definitions).schema, {});
  return (
    schema.format === "binary" ||
    schema.format === "base64" ||
    (schema.contentMediaType !== undefined && schema.type === "string")
  );
}

function fieldText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value ?? "");
}

/** Media types of a body or answer, JSON first. */
export function mediaTypes(owner: Json): { type: string; value: Json }[] {
  const all = Object.entries(objectOf(owner.content)).map(([type, value]) => ({ type, value: objectOf(value) }));
  return [...all.filter(({ type }) => /json/i.test(type)), ...all.filter(({ type }) => !/json/i.test(type))].slice(
    0,
    20,
  );
}

/** The example of a media type: its own, or one made from its schema. */
export function mediaExample(
  media: Json,
  definitions: Json,
  direction: "request" | "response",
  requiredOnly: boolean,
): unknown {
  return (
    media.example ??
    firstExample(media.examples, definitions) ??
    exampleOf(media.schema, { definitions, direction, requiredOnly })
  );
}
