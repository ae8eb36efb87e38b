import type { IncomingHttpHeaders } from "node:http";

/** A request as a page asks the site to send it. */
export interface AskedRequest {
  /** Path of the page whose endpoint it is. */
  page: string;
  method: string;
  url: string;
  headers: [name: string, value: string][];
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY"]);
/** Meant for one connection, or for whoever stands between: never passed on, in neither direction. */
const hopByHop =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|content-length|expect|via|forwarded|x-forwarded-.*|x-real-ip|http2-settings)$/i;
/** Of an answer: what would act on the site, or speaks of bytes that are not sent on as they came. */
const notShown = /^(?:set-cookie2?|clear-site-data|content-encoding)$/i;
const mostHeaders = 100;

/** Reads what a page asks for; null when it is not well-formed. */
export function readEnvelope(text: string): AskedRequest | null {
  try {
    const value = JSON.parse(text) as Partial<AskedRequest> | null;
    const { page, method, url, headers } = value ?? {};
    if (typeof page !== "string" || typeof url !== "string" || typeof method !== "string" || !methods.has(method))
      return null;
    if (!Array.isArray(headers) || headers.length > mostHeaders) return null;
    const isHeader = ([name, text]: [unknown, unknown]) =>
      typeof name === "string" &&
      typeof text === "string" &&
      /^[\w!#$%&'*+.^`|~-]{1,200}$/.test(name) &&
      /^[\t\x20-\x7e\x80-\uffff]*$/.test(text);
    return headers.every((one) => Array.isArray(one) && isHeader(one as [unknown, unknown]))
      ? (value as AskedRequest)
      : null;
  } catch {
    return null;
  }
}

/** Headers of the request to the API: those that the reader gave, none of the connection to us. */
export function outgoingHeaders({ headers }: AskedRequest): Record<string, string | string[]> {
  const outgoing: Record<string, string | string[]> = { "user-agent": "lectern-playground", accept: "*/*" };
  const given = new Map<string, string[]>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    // Headers travel as bytes: what is no Latin-1 goes as UTF-8.
    const bytes = /^[\0-\xff]*$/.test(value) ? value : Buffer.from(value).toString("latin1");
    if (!hopByHop.test(key)) given.set(key, [...(given.get(key) ?? []), bytes]);
  }
  for (const [name, values] of given) outgoing[name] = values.length === 1 ? (values[0] as string) : values;
  outgoing["accept-encoding"] = "identity";
  outgoing.via = "1.1 lectern";
  return outgoing;
}

/** Headers of the answer that the reader is shown. */
export function shownHeaders(headers: IncomingHttpHeaders): [name: string, value: string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || hopByHop.test(name) || notShown.test(name) ? [] : [[name, [value].flat().join(", ")]],
  );
}
