import { jsonText } from "../exact-json.ts";
/** A request as code in any language makes it. */
export interface HttpRequest {
  method: string;
  /** Absolute, with query. */
  url: string;
  headers: [name: string, value: string][];
  body: RequestBody | null;
}

export type RequestBody =
  | { kind: "json"; value: unknown }
  | { kind: "form"; fields: [name: string, value: string][] }
  /** `type` is the media type of a part that has one of its own. */
  | { kind: "multipart"; fields: [name: string, value: string, isFile: boolean, type?: string][] }
  | { kind: "file"; name: string }
  | { kind: "text"; text: string };

/** Headers in the order of their names, as samples of `curl` are written: other languages keep the order they were given. */
export function headersByName({ headers }: HttpRequest): HttpRequest["headers"] {
  return [...headers].sort(([one], [other]) => {
    const [left, right] = [one.toLowerCase(), other.toLowerCase()];
    return left < right ? -1 : Number(left > right);
  });
}

/** The body as one text, for languages that send it so; null when there is none or it has parts. */
export function bodyText(request: HttpRequest, indent = 2): string | null {
  const { body } = request;
  if (body?.kind === "json") return jsonText(body.value, indent) ?? "null";
  if (body?.kind === "text") return body.text;
  if (body?.kind === "file") return `<contents of ${body.name}>`;
  if (body?.kind === "form") return new URLSearchParams(body.fields).toString();
  return null;
}

/** Whether a JSON value has a whole number that a program would round. */
export function hasRounded(value: unknown, isExact: (one: bigint) => boolean): boolean {
  if (typeof value === "bigint") return !isExact(value);
  return typeof value === "object" && value !== null && Object.values(value).some((one) => hasRounded(one, isExact));
}

/** Text in double quotes as C, Java, Go, JavaScript and their like read it. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
}

/** The same for languages with other escapes: `write` says what stands for a character, given by four hexadecimal digits. */
export function quotedWith(text: string, write: (code: string) => string): string {
  return quoted(text).replace(/\\(?:\\|u([0-9a-f]{4})|b|f)/g, (whole, code: string | undefined) => {
    if (whole === "\\\\") return whole;
    return write(code ?? (whole === "\\b" ? "0008" : "000c"));
  });
}

/** The same for Rust and Swift, which write characters as `\u{7f}`. */
export function quotedInBraces(text: string): string {
  return quotedWith(text, (code) => `\\u{${code.slice(code.startsWith("00") ? 2 : 0)}}`);
}

/** Text in single quotes as PHP and Ruby read it: signs behind a backslash are those two alone. */
export function singleQuoted(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}

/** Fields by name, in their order: a name may have several values. */
export function fieldsByName<Field extends readonly [name: string, ...rest: unknown[]]>(
  fields: readonly Field[],
): [name: string, fields: [Field, ...Field[]]][] {
  const byName = new Map<string, [Field, ...Field[]]>();
  for (const field of fields) {
    const known = byName.get(field[0]);
    if (known) known.push(field);
    else byName.set(field[0], [field]);
  }
  return [...byName];
}
