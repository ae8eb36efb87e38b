import type { ReferenceSettings } from "../reference-settings.ts";
import type { PlaygroundData, PlaygroundScheme } from "./playground-data.ts";

export interface EndpointPlayground {
  method: string;
  path: string;
  servers: readonly string[];
  security: PlaygroundScheme[][];
  /** Media type of the body, where the page says so. */
  contentType: string | null;
  settings: ReferenceSettings;
}

/** The playground of a page with `api` in its frontmatter: its fields are those that the page shows. */
export function endpointPlayground(endpoint: EndpointPlayground): PlaygroundData | null {
  const { method, path, security, contentType, settings } = endpoint;
  const servers = endpoint.servers
    .filter((url) => !/^wss?:/i.test(url))
    .map((url) => ({ url: url.replace(/\/+$/, "") }));
  const { display, proxy, credentials, prefill } = settings.playground;
  if (display !== "interactive" || servers.length === 0) return null;
  return {
    method,
    path,
    servers,
    parameters: [],
    body: null,
    security,
    definitions: {},
    languages: settings.languages,
    proxy,
    credentials,
    prefill,
    fields: true,
    ...(contentType ? { contentType } : {}),
  };
}
