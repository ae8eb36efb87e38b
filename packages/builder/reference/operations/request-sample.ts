import type { WrittenNode } from "../../content/index.ts";
import { isObject, type Json } from "../json.ts";
import { fact } from "../page-parts/fact.ts";
import type { ReferenceSettings } from "../reference-settings.ts";
import { type GivenSample, givenSamples } from "../samples/given-samples.ts";
import type { HttpRequest } from "../samples/http-request.ts";
import { type SampleLanguage, sampleLanguage } from "../samples/languages.ts";
import { type Serialization, serializeHeader, serializePairs, serializePath, withQuery } from "../samples/serialize.ts";
import { exampleOf, givesExample } from "../schemas/examples/example-value.ts";
import { firstOf } from "../schemas/schema-outline.ts";
import type { OperationSlice } from "../specification/specification.ts";
import { type Parameter, serializationOf } from "./parameters.ts";
import { bodyOf } from "./request-body.ts";
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

/** Panels of the request: those of the specification (`x-codeSamples`), and one in each other language asked for. */
export function requestPanels(input: SampleInput): WrittenNode[] {
  const given = givenSamples(input.slice.value, input.slice.definitions);
  const panels = given.map(({ language, label, source }) => codePanel(language, label, source));
  const own = firstOf(panels, maxSamples, input.slice.file);
  const languages = madeLanguages(input.settings, given);
  if (languages.length === 0) return own;
  const body = bodyOf(input.slice, input.settings.requiredOnly);
  const request = requestOf(input, body);
  const made = languages.map(({ language, label, write }) => codePanel(language, label, write(request)));
  return [...own, ...made, ...(body?.isCut ? [fact("Shortened: ", body.type)] : [])];
}

/** Whether samples are made of the specification: then they show the first example of a body. */
export function areSamplesMade({ value, definitions }: OperationSlice, settings: ReferenceSettings): boolean {
  return madeLanguages(settings, givenSamples(value, definitions)).length > 0;
}

/** The languages asked for in which the specification gives no sample itself. */
function madeLanguages(settings: ReferenceSettings, given: readonly GivenSample[]): SampleLanguage[] {
  if (!settings.samples) return [];
  const labels = new Set(given.map(({ known }) => known?.label));
  return settings.languages.flatMap((name) => {
    const language = sampleLanguage(name);
    if (!language || labels.has(language.label)) return [];
    labels.add(language.label);
    return [language];
  });
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
    // Its body says what it is, and a form of parts says by what they are divided.
    if (body && parameter.in === "header" && parameter.name.toLowerCase() === "content-type") continue;
    const value = sampleValue(parameter, slice.definitions);
    const how = serializationOf(parameter);
    // A name stays readable: `{id}` says more than an encoded `<string>`, or than a number that nothing has.
    const isOurs = isPlaceholder(value);
    const isMadeUp = parameter.example == null && !givesExample(parameter.schema, slice.definitions);
    if (parameter.in === "path") {
      // A value may hold `$&`, which would mean what is replaced.
      if (!isOurs && !(isMadeUp && typeof value !== "object"))
        path = path.replaceAll(`{${parameter.name}}`, () => serializePath(how, value));
    } else if (parameter.in === "query") {
      if (isWholeQuery(parameter) && typeof value === "string") query.push(encodeURI(value));
      else if (isOurs) query.push(namedPair(how.name));
      else query.push(...pairsOf(isWholeQuery(parameter) ? { name: how.name, in: "query" } : how, value));
    } else if (parameter.in === "header")
      headers.push([parameter.name, isOurs ? `<${parameter.name.toLowerCase()}>` : serializeHeader(how, value)]);
    else if (isOurs) cookies.push(`${parameter.name}=${value}`);
    else cookies.push(...pairsOf(how, value));
  }
  for (const { name, in: place, sample } of credentials) {
    if (place === "header") headers.push([name, sample]);
    else if (place === "query")
      query.push(isPlaceholder(sample) ? namedPair(name) : `${encodeURIComponent(name)}=${encodeURIComponent(sample)}`);
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

/** Whether a value only says what is to be put in its place, and so does each item of a list. */
function isPlaceholder(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isPlaceholder);
  return typeof value === "string" && value.startsWith("<");
}

/** A parameter of a query whose value is to be put in the place of its name. */
function namedPair(name: string): string {
  const written = encodeURIComponent(name);
  return `${written}={${written}}`;
}

function sampleValue({ example, schema }: Parameter, definitions: Json): unknown {
  if (example != null) return example;
  const made = (requiredOnly: boolean) => exampleOf(schema, { definitions, direction: "request", requiredOnly });
  const least = made(true);
  // Of a value that must be given nothing would be sent where none of its parts must be.
  const isNothing = isObject(least) && Object.keys(least).length === 0;
  return (isNothing ? made(false) : least) ?? "<string>";
}

function pairsOf(how: Serialization, value: unknown): string[] {
  return serializePairs(how, value).map(([name, text]) => `${name}=${text}`);
}

/** The whole of what follows the question mark (OpenAPI 3.2). */
function isWholeQuery({ source }: Parameter): boolean {
  return String(source.in).toLowerCase() === "querystring";
}
