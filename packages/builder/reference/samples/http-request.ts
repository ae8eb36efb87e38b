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
  | { kind: "multipart"; fields: [name: string, value: string, isFile: boolean][] }
  | { kind: "text"; text: string };

/** The body as one text, for languages that send it so; null when there is none or it has parts. */
export function bodyText(request: HttpRequest, indent = 2): string | null {
  const { body } = request;
  if (body?.kind === "json") return JSON.stringify(body.value, null, indent) ?? "null";
  if (body?.kind === "text") return body.text;
  if (body?.kind === "form") return new URLSearchParams(body.fields).toString();
  return null;
}

/** Text in double quotes as C, Java, Go, JavaScript and their like read it. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
}

/** Every line but the first moved right. */
export function indented(text: string, by: string): string {
  return text.replaceAll("\n", `\n${by}`);
}
