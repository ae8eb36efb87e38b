import { listOf, objectOf, textOf } from "./json.ts";
import type { OperationSlice } from "./specification.ts";

export interface Server {
  /** With the defaults of its variables in place; absolute, or a path of the reader's host. */
  url: string;
  description: string | null;
}

/** Servers of an operation, its own before those of its path and of the specification. Other schemes are left out. */
export function serversOf(slice: OperationSlice): Server[] {
  const written = [slice.value.servers, slice.pathItem.servers, slice.servers]
    .map(listOf)
    .find((list) => list.length > 0);
  return (written ?? []).slice(0, 50).flatMap((one) => {
    const server = objectOf(one);
    const variables = objectOf(server.variables);
    const url = (textOf(server.url) ?? "").replace(/\{([^{}]*)\}/g, (whole, name: string) => {
      const variable = objectOf(Object.hasOwn(variables, name) ? variables[name] : null);
      return textOf(variable.default) ?? textOf(listOf(variable.enum)[0]) ?? whole;
    });
    const description = textOf(server.description);
    return isServerUrl(url) ? [{ url: url.replace(/\/+$/, ""), description }] : [];
  });
}

/** Only what a request can be sent to: no `javascript:`, no `data:`. */
export function isServerUrl(url: string): boolean {
  return /^(?:https?|wss?):\/\/[^\s"'<>\\]+$/i.test(url) || /^\/(?!\/)[^\s"'<>\\]*$/.test(url);
}
