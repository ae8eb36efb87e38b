import type { PlaygroundData, PlaygroundMedia } from "../../../reference/playground/playground-data.ts";
import type { HttpRequest, RequestBody } from "../../../reference/samples/http-request.ts";
import {
  type Pair,
  serializeHeader,
  serializePairs,
  serializePath,
  withQuery,
} from "../../../reference/samples/serialize.ts";
import { bodyFor } from "./build-body.ts";
import type { Credential, RequestValues } from "./request-values.ts";

/** A request ready to be sent, and as samples write it. */
export interface BuiltRequest {
  method: string;
  /** Absolute, or a path of the reader's host. */
  url: string;
  headers: [name: string, value: string][];
  body: BodyInit | null;
  /** The same for code in any language. */
  sample: HttpRequest;
  /** Path parameters without a value: without them there is no address. */
  missing: string[];
}

/** Puts a request together from what a reader entered. `media` describes the body that was chosen. */
export function buildRequest(data: PlaygroundData, values: RequestValues, media: PlaygroundMedia | null): BuiltRequest {
  const headers: BuiltRequest["headers"] = [];
  const query: Pair[] = [];
  const cookies: Pair[] = [];
  const missing: string[] = [];
  // Parameters of a path may stand in the address of its server, too: `https://{tenant}.example.com`.
  let address = serverAddress(data, values) + data.path;
  for (const parameter of data.parameters) {
    const value = values.parameters[`${parameter.in} ${parameter.name}`];
    if (value === undefined) {
      if (parameter.in === "path") missing.push(parameter.name);
      continue;
    }
    if (parameter.in === "path") address = address.replaceAll(`{${parameter.name}}`, serializePath(parameter, value));
    else if (parameter.in === "query") query.push(...serializePairs(parameter, value));
    else if (parameter.in === "header") headers.push([parameter.name, serializeHeader(parameter, value)]);
    else cookies.push(...serializePairs(parameter, value));
  }
  for (const scheme of data.security[values.security.alternative] ?? []) {
    const text = credentialText(scheme.kind, values.security.credentials[scheme.key]);
    if (text === null) continue;
    if (scheme.in === "query") query.push([encodeURIComponent(scheme.name), encodeURIComponent(text)]);
    else if (scheme.in === "cookie") cookies.push([scheme.name, encodeURIComponent(text)]);
    else headers.push([scheme.name, text]);
  }
  if (cookies.length > 0) headers.push(["Cookie", cookies.map(([name, value]) => `${name}=${value}`).join("; ")]);
  const given = values.body && media ? bodyFor(values.body, media) : null;
  const typeAt = headers.findIndex(([name]) => name.toLowerCase() === "content-type");
  if (given?.type && typeAt < 0) headers.push(["Content-Type", given.type]);
  // The browser writes it, with what divides the parts of the form, which nobody can enter.
  if (given?.type === null && typeAt >= 0) headers.splice(typeAt, 1);
  const search = query.map(([name, value]) => `${name}=${value}`).join("&");
  const url = withQuery(address, search);
  const sampleBody: RequestBody | null = given?.sample ?? null;
  return {
    method: data.method,
    url,
    headers: headers.map(([name, value]) => [name, value.replace(/[\r\n\0]+/g, " ").trim()]),
    body: given?.body ?? null,
    sample: { method: data.method, url: absolute(url), headers, body: sampleBody },
    missing,
  };
}

/** Address of the chosen server, its variables in place. */
function serverAddress(data: PlaygroundData, { server }: RequestValues): string {
  const chosen = data.servers[server.index] ?? data.servers[0];
  if (!chosen) return "";
  const url = chosen.url.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const variables = chosen.variables ?? {};
    const fallback = Object.hasOwn(variables, name) ? variables[name]?.default : undefined;
    return server.variables[name] || fallback || whole;
  });
  return url.replace(/\/+$/, "");
}

/** What a request carries to be let in; null where nothing was entered. */
function credentialText(kind: "bearer" | "basic" | "value", credential: Credential | undefined): string | null {
  if (kind === "basic") {
    if (!credential?.username && !credential?.password) return null;
    const bytes = new TextEncoder().encode(`${credential.username ?? ""}:${credential.password ?? ""}`);
    return `Basic ${btoa(String.fromCharCode(...bytes))}`;
  }
  const value = credential?.value?.trim();
  if (!value) return null;
  return kind === "bearer" && !/^bearer\s/i.test(value) ? `Bearer ${value}` : value;
}

/** Samples run elsewhere: there, a path of the reader's host needs the host. */
function absolute(url: string): string {
  if (!url.startsWith("/") || typeof location === "undefined" || location.origin === "null") return url;
  return location.origin + url;
}
