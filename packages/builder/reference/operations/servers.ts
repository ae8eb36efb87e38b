import { type Json, listOf, objectOf, textOf } from "../json.ts";
import type { PlaygroundServer } from "../playground/playground-data.ts";
import type { OperationSlice } from "../specification/specification.ts";

export interface Server {
  /** With the defaults of its variables in place; absolute, or a path of the reader's host. */
  url: string;
  description: string | null;
}

/** Servers of an operation, its own before those of its path and of the specification. Other schemes are left out. */
export function serversOf(slice: OperationSlice): Server[] {
  return writtenServers(slice).flatMap((server) => {
    const url = withDefaults(server);
    const description = textOf(server.description);
    return isServerUrl(url) ? [{ url: url.replace(/\/+$/, ""), description }] : [];
  });
}

/** The same servers with their variables still in them: those that a browser can send a request to. */
export function serverTemplatesOf(slice: OperationSlice): PlaygroundServer[] {
  return writtenServers(slice).flatMap((server) => {
    const url = withDefaults(server);
    if (!isServerUrl(url) || /^wss?:/i.test(url)) return [];
    const description = textOf(server.description);
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
        url: (textOf(server.url) ?? "").replace(/\/+$/, ""),
        ...(description ? { description } : {}),
        ...(variables.length > 0 ? { variables: Object.fromEntries(variables) } : {}),
      },
    ];
  });
}

function writtenServers(slice: OperationSlice): Json[] {
  const written = [slice.value.servers, slice.pathItem.servers, slice.servers]
    .map(listOf)
    .find((list) => list.length > 0);
  return (written ?? []).slice(0, 50).map(objectOf);
}

function withDefaults(server: Json): string {
  const variables = objectOf(server.variables);
  return (textOf(server.url) ?? "").replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const variable = objectOf(Object.hasOwn(variables, name) ? variables[name] : null);
    return scalarText(variable.default) ?? scalarText(listOf(variable.enum)[0]) ?? whole;
  });
}

/** A port may be written as a number. */
export function scalarText(value: unknown): string | null {
  return typeof value === "number" || typeof value === "boolean" ? String(value) : textOf(value);
}

/** Only what a request can be sent to: no `javascript:`, no `data:`. */
export function isServerUrl(url: string): boolean {
  return /^(?:https?|wss?):\/\/[^\s"'<>\\]+$/i.test(url) || /^\/(?!\/)[^\s"'<>\\]*$/.test(url);
}
