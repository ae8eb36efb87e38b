import { type Json, listOf, objectOf, textOf } from "../json.ts";
import type { PlaygroundServer } from "../playground/playground-data.ts";
import type { OperationSlice } from "../specification/specification.ts";
import { scalarText, withDefaults } from "./server-variables.ts";

export interface Server {
  /** With the defaults of its variables in place; absolute, or a path of the reader's host. */
  url: string;
  description: string | null;
}

/** Servers of an operation, its own before those of its path and of the specification. Other schemes are left out. */
export function serversOf(slice: OperationSlice): Server[] {
  return writtenServers(slice).flatMap((server) => {
    const url = schemeBefore(server) + addressOf(server);
    const description = aboutServer(server);
    return isServerUrl(url) ? [{ url: url.replace(/\/+$/, ""), description }] : [];
  });
}

/** Servers that no request of ours can be sent to, such as those of other protocols: they are only named. */
export function otherServersOf(slice: OperationSlice): Server[] {
  return writtenServers(slice).flatMap((server) => {
    const url = schemeBefore(server) + addressOf(server);
    const isTold = !isServerUrl(url) && /^[a-z][a-z0-9+.-]*:\/\//i.test(url);
    return isTold ? [{ url, description: aboutServer(server) }] : [];
  });
}

/** The same servers with their variables still in them: those that a browser can send a request to. */
export function serverTemplatesOf(slice: OperationSlice): PlaygroundServer[] {
  return writtenServers(slice).flatMap((server) => {
    const scheme = schemeBefore(server);
    const url = scheme + addressOf(server);
    if (!isServerUrl(url) || /^wss?:/i.test(url)) return [];
    const description = aboutServer(server);
    const variables = Object.entries(objectOf(server.variables)).map(([name, one]) => {
      const variable = objectOf(one);
      const options = listOf(variable.enum).flatMap((option) => scalarText(option) ?? []);
      const start = scalarText(variable.default) ?? options[0] ?? "";
      const about = textOf(variable.description);
      return [
        name,
        { default: start, ...(options.length > 0 ? { enum: options } : {}), ...(about ? { description: about } : {}) },
      ] as const;
    });
    return [
      {
        url: (scheme + templateOf(server)).replace(/\/+$/, ""),
        ...(description ? { description } : {}),
        ...(variables.length > 0 ? { variables: Object.fromEntries(variables) } : {}),
      },
    ];
  });
}

/** Servers of one operation that are shown. */
const maxServers = 50;

/** Whether there are more servers than are shown. */
export function hasMoreServers(slice: OperationSlice): boolean {
  return [slice.value.servers, slice.pathItem.servers, slice.servers].some((list) => listOf(list).length > maxServers);
}

function writtenServers(slice: OperationSlice): Json[] {
  const written = [slice.value.servers, slice.pathItem.servers, slice.servers]
    .map(listOf)
    .find((list) => list.length > 0);
  return (written ?? []).slice(0, maxServers).map(objectOf);
}

/** What an address says with its variables in it; a word between angle brackets is one that nobody described. */
function templateOf(server: Json): string {
  return (textOf(server.url) ?? "").trim().replace(/<([\w.-]+)>/g, "{$1}");
}

/** Names of a host, one of them with a dot, or the reader's own machine; a port; a path. */
const bareHost = /^(?:(localhost|127\.0\.0\.1)|[\w{}-]+(?:\.[\w{}-]+)*\.[a-z]{2,})(?::\d+)?(?:\/|$)/i;

/** What is to stand before an address that names a host without saying how to speak to it. */
function schemeBefore(server: Json): string {
  return schemeOf(addressOf(server));
}

/** An address with what is to stand before it. */
export function withScheme(address: string): string {
  const url = address.trim();
  return schemeOf(url) + url;
}

function schemeOf(url: string): string {
  if (/^\/\/[^/]/.test(url)) return "https:";
  const host = bareHost.exec(url);
  if (!host) return "";
  return host[1] ? "http://" : "https://";
}

function addressOf(server: Json): string {
  return withDefaults(templateOf(server), objectOf(server.variables));
}

/** Whether the first of those that list servers names one that samples can ask. */
export function namesServer(holders: readonly Json[]): boolean {
  const written = holders.map((one) => listOf(one.servers)).find((list) => list.length > 0) ?? [];
  const urls = written.map(objectOf).map((server) => schemeBefore(server) + addressOf(server));
  return urls.some((url) => isServerUrl(url) && !url.startsWith("/"));
}

/** An address that names no host, with its variables in it: it counts from where its document is. Null for any other. */
export function relativeAddress(server: Json): string | null {
  const url = addressOf(server);
  const isWhole = /^[a-z][a-z0-9+.-]*:|^[{\\]|^\/\//i.test(url) || schemeOf(url) !== "";
  return url === "" || isWhole || /[\s"'<>]/.test(url) ? null : templateOf(server);
}

/** Only what a request can be sent to: no `javascript:`, no `data:`. */
export function isServerUrl(url: string): boolean {
  return /^(?:https?|wss?):\/\/[^\s"'<>\\]+$/i.test(url) || /^\/(?!\/)[^\s"'<>\\]*$/.test(url);
}

/** What is said of a server; without that, the name that it has in OpenAPI 3.2. */
function aboutServer({ description, name }: Json): string | null {
  return textOf(description) ?? textOf(name);
}
