import { jsonText } from "../exact-json.ts";
import { isObject } from "../json.ts";
import type { PlaygroundParameter } from "../playground/playground-data.ts";

/** How a value becomes text: what `style`, `explode` and `allowReserved` of OpenAPI say. */
export type Serialization = Pick<PlaygroundParameter, "name" | "in" | "style" | "explode" | "allowReserved" | "json">;

/** A name and a value, both already encoded for where they stand. */
export type Pair = [name: string, value: string];

/** What stands between the items of a list; tabs are a style of Swagger 2.0 (`tsv`), which OpenAPI has no name for. */
const separators: Record<string, string> = { spaceDelimited: " ", pipeDelimited: "|", tabDelimited: "\t" };

function separatorOf(style: string | undefined): string {
  return (style !== undefined && Object.hasOwn(separators, style) && separators[style]) || ",";
}

function encodedSeparatorOf(style: string): string {
  const separator = separatorOf(style);
  return separator === "," ? separator : encodeURIComponent(separator);
}

/** Items of a list as one text, as a style says. */
export function joinedItems(style: string, items: readonly unknown[]): string {
  return items.map(plain).join(separatorOf(style));
}

/** Text of a path parameter, ready to stand in a path. */
export function serializePath(parameter: Serialization, value: unknown): string {
  const { name, style = "simple", explode = false } = parameter;
  if (parameter.json) return encodeURIComponent(jsonText(value));
  const encode = encoder(parameter);
  const prefix = style === "label" ? "." : style === "matrix" ? ";" : "";
  const separator = explode && prefix ? prefix : encodedSeparatorOf(style);
  if (style === "matrix") {
    const own = encode(name);
    const named = (key: string, text: string) => (text === "" ? key : `${key}=${text}`);
    if (Array.isArray(value) && explode) return value.map((one) => prefix + named(own, encode(plain(one)))).join("");
    if (isRecord(value) && explode)
      return entriesOf(value)
        .map(([key, one]) => prefix + named(encode(key), encode(one)))
        .join("");
    return prefix + named(own, joined(value, ",", encode, false));
  }
  return prefix + joined(value, separator, encode, explode);
}

/** Text of a header parameter: never encoded. */
export function serializeHeader(parameter: Serialization, value: unknown): string {
  if (parameter.json) return jsonText(value);
  return joined(value, separatorOf(parameter.style), (text) => text, parameter.explode ?? false);
}

/** The pairs of a query parameter, a cookie, or a field of a form. */
export function serializePairs(parameter: Serialization, value: unknown): Pair[] {
  const { name, style = "form" } = parameter;
  const explode = parameter.explode ?? (style === "form" || style === "cookie");
  const encode = encoder(parameter);
  const separator = encodedSeparatorOf(style);
  if (parameter.json) return [[encode(name), encode(jsonText(value))]];
  if (style === "deepObject" && isRecord(value)) return deepPairs(encode(name), value, encode);
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    if (explode) return value.map((one) => [encode(name), encode(plain(one))]);
    return [[encode(name), joined(value, separator, encode, false)]];
  }
  if (isRecord(value)) {
    const entries = entriesOf(value);
    if (entries.length === 0) return [];
    if (explode) return entries.map(([key, one]) => [encode(key), encode(one)]);
    return [[encode(name), joined(value, separator, encode, false)]];
  }
  return [[encode(name), encode(plain(value))]];
}

/** `filter[size][min]=1`; lists repeat their name. Names keep their brackets, as servers that read them expect. */
function deepPairs(name: string, value: unknown, encode: (text: string) => string): Pair[] {
  if (Array.isArray(value)) return value.flatMap((one) => deepPairs(name, one, encode));
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, one]) =>
      one === undefined ? [] : deepPairs(`${name}[${encode(key)}]`, one, encode),
    );
  return [[name, encode(plain(value))]];
}

function joined(value: unknown, separator: string, encode: (text: string) => string, explode: boolean): string {
  if (Array.isArray(value)) return value.map((one) => encode(plain(one))).join(separator);
  if (!isRecord(value)) return encode(plain(value));
  return entriesOf(value)
    .map(([key, one]) => (explode ? `${encode(key)}=${encode(one)}` : `${encode(key)}${separator}${encode(one)}`))
    .join(separator);
}

function encoder({ in: place, style, allowReserved }: Serialization): (text: string) => string {
  // Cookies of that style are written as they are (OpenAPI 3.2).
  if (place === "header" || style === "cookie") return (text) => text;
  if (!allowReserved) return encodeURIComponent;
  // Reserved characters stay, but for those that would end the query or begin the next parameter.
  return (text) => encodeURI(text).replace(/[#&+]/g, encodeURIComponent);
}

function entriesOf(value: Record<string, unknown>): [key: string, text: string][] {
  return Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, plain(one)]]));
}

/** A single value as text; what has parts of its own is JSON. */
export function plain(value: unknown): string {
  if (value === null) return "null";
  return typeof value === "object" ? jsonText(value) : String(value);
}

/** Whether the value has named parts: an object, neither a list nor a file. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !(value instanceof Blob);
}

/** What no address may hold, outside of names in braces, which stand for values. */
const foreign = /\{[^{}]*\}|[^!-~]|["<>\\^`|]/gu;

/**
 * A path as it is asked for, with a query, and what no address may hold encoded. What follows `#` is never sent: authors tell operations of one path apart by
 * it (`/files/{id}#add_link`), and a query behind it would be lost.
 */
export function withQuery(path: string, query: string): string {
  const sent = path
    .replace(/#[^{}]*$/, "")
    .replace(foreign, (part) => (part.startsWith("{") ? part : encodeURIComponent(part)));
  return query === "" ? sent : `${sent}${sent.includes("?") ? "&" : "?"}${query}`;
}
