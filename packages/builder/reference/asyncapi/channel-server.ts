import { type Json, objectOf, textOf } from "../json.ts";
import { withDefaults } from "../operations/server-variables.ts";
import type { ChannelServer } from "./channel.ts";

/** Version 3 writes host and pathname, version 2 the URL; variables take their defaults. */
export function serverOf(name: string, written: Json): ChannelServer {
  const variables = objectOf(written.variables);
  const protocol = textOf(written.protocol) ?? "";
  const host = textOf(written.host);
  const address = host === null ? (textOf(written.url) ?? "") : host + (textOf(written.pathname) ?? "");
  const filled = withDefaults(address, variables);
  const url =
    filled === "" || /^[a-z][a-z0-9+.-]*:\/\//i.test(filled) || !protocol ? filled : `${protocol}://${filled}`;
  const isPlain = /^[a-z][a-z0-9+.-]*:\/\/[^\s"'<>\\]+$/i.test(url) || /^[^\s"'<>\\:]+(?::\d+)?$/.test(url);
  return {
    name,
    protocol: protocol.toLowerCase(),
    protocolVersion: textOf(written.protocolVersion),
    url: isPlain && !/^(?:javascript|data|vbscript):/i.test(url) ? url : "",
    description: textsOf(written),
    tags: written.tags ?? null,
    externalDocs: written.externalDocs ?? null,
    bindings: written.bindings ?? null,
    variables,
  };
}

/** All that is said of a server, a paragraph each; null where nothing is. */
function textsOf({ title, summary, description }: Json): string | null {
  const texts = [title, summary, description].map(textOf).filter((text) => text !== null);
  return texts.length > 0 ? [...new Set(texts)].join("\n\n") : null;
}
