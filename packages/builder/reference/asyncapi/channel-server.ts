import { type Json, listOf, objectOf, textOf } from "../json.ts";
import type { ChannelServer } from "./channel.ts";

/** Version 3 writes host and pathname, version 2 the URL; variables take their defaults. */
export function serverOf(name: string, written: Json): ChannelServer {
  const variables = objectOf(written.variables);
  const protocol = textOf(written.protocol) ?? "";
  const host = textOf(written.host);
  const address = host === null ? (textOf(written.url) ?? "") : host + (textOf(written.pathname) ?? "");
  const filled = address.replace(/\{([^{}]*)\}/g, (whole, key: string) => {
    const variable = objectOf(Object.hasOwn(variables, key) ? variables[key] : null);
    return textOf(variable.default) ?? textOf(listOf(variable.enum)[0]) ?? whole;
  });
  const url =
    filled === "" || /^[a-z][a-z0-9+.-]*:\/\//i.test(filled) || !protocol ? filled : `${protocol}://${filled}`;
  const isPlain = /^[a-z][a-z0-9+.-]*:\/\/[^\s"'<>\\]+$/i.test(url) || /^[^\s"'<>\\:]+(?::\d+)?$/.test(url);
  return {
    name,
    protocol: protocol.toLowerCase(),
    protocolVersion: textOf(written.protocolVersion),
    url: isPlain && !/^(?:javascript|data|vbscript):/i.test(url) ? url : "",
    description: textOf(written.description) ?? textOf(written.summary) ?? textOf(written.title),
    bindings: written.bindings ?? null,
    variables,
  };
}
