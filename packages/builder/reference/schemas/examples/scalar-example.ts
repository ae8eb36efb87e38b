import { type Json, textOf } from "../../json.ts";
import { typesOf } from "../schema.ts";
import { numberExample } from "./number-example.ts";
import { patternText } from "./pattern-text.ts";
import { isRuledOut } from "./ruled-out.ts";

/** A made value without parts: of the first type of a schema of which one is not ruled out by `not`. */
export function scalarExample(schema: Json, definitions: Json): unknown {
  const isOut = (one: unknown) => isRuledOut(one, schema, definitions);
  const types = typesOf(schema);
  const made = (types.length > 0 ? types : [undefined]).flatMap((type) => valuesOf(type, schema, isOut));
  return made.find((one) => !isOut(one)) ?? made[0];
}

/** Values of one type, the usual one first. */
function valuesOf(type: string | undefined, schema: Json, isOut: (one: unknown) => boolean): unknown[] {
  if (type === "integer" || type === "number") return [numberExample(schema, type === "integer", isOut)];
  if (type === "boolean") return [true, false];
  if (type === "string") return textsOf(schema);
  if (type === undefined) return [schema.type === "null" ? null : "<unknown>"];
  return [type === "null" ? null : (otherTypes.get(type.toLowerCase()) ?? texts.get(type) ?? `<${type}>`)];
}

function textsOf(schema: Json): string[] {
  const pattern = textOf(schema.pattern);
  const isBytes = textOf(schema.contentEncoding)?.startsWith("base64");
  const usual = texts.get(isBytes ? "byte" : (textOf(schema.format) ?? ""));
  const only = onlyText(pattern) ?? usual ?? (pattern === null ? null : patternText(pattern, schema));
  return only === null ? ["<string>"] : [only, "<string>"];
}

const texts = new Map(
  Object.entries({
    date: "2023-12-25",
    "date-time": "2023-11-07T05:31:56Z",
    time: "05:31:56Z",
    duration: "P1D",
    email: "jsmith@example.com",
    uuid: "3c90c3cc-0d44-4b50-8888-8dd25736052a",
    "idn-email": "jsmith@example.com",
    uri: "https://example.com",
    url: "https://example.com",
    iri: "https://example.com",
    "uri-reference": "/path",
    "iri-reference": "/path",
    "uri-template": "/users/{id}",
    "json-pointer": "/items/0",
    hostname: "example.com",
    "idn-hostname": "example.com",
    ipv4: "192.0.2.1",
    ipv6: "2001:db8::1",
    byte: "aGVsbG8=",
    base64: "aGVsbG8=",
    base64url: "aGVsbG8",
    binary: "<file>",
    password: "<password>",
  }),
);

/** The one text that a pattern allows: `password` of `^password$`. */
function onlyText(pattern: string | null): string | null {
  return pattern === null ? null : (/^\^([\w-]{1,100})\$$/.exec(pattern)?.[1] ?? null);
}

/** Types that specifications do not have, and authors write. */
const otherTypes = new Map<string, unknown>([
  ...["int", "int32", "int64", "long"].map((name): [string, number] => [name, 123]),
  ...["float", "double", "decimal"].map((name): [string, number] => [name, 1.5]),
  ...["str", "text"].map((name): [string, string] => [name, "<string>"]),
  ["bool", true],
]);
