import type { Diagnostic } from "@lectern/contract";
import { endpointForm, socketWord } from "../source/endpoint-form.ts";
import type { Frontmatter } from "../source/frontmatter/frontmatter-data.ts";
import type { Position, SiteConfig } from "../source/site-config.ts";
import { isServerUrl } from "./operations/servers.ts";
import { referenceSettings } from "./reference-settings.ts";

/**
 * That nobody says whom pages with a path alone (`api: "GET /users"`) ask: once for all of them, where docs.json does not. Their
 * samples have an address that is nobody's, and no request can be tried.
 */
export function unservedEndpoints(
  config: SiteConfig,
  pages: ReadonlyMap<string, Frontmatter>,
  position: Position,
): Diagnostic[] {
  if (referenceSettings(config).servers.some(isServerUrl)) return [];
  const unserved = [...pages].filter(([, { api, openapi }]) => {
    const [, method = "", address = ""] = endpointForm.exec(openapi === null ? (api ?? "") : "") ?? [];
    return address !== "" && !socketWord.test(method) && !/^(?:https?|wss?):\/\//i.test(address);
  });
  const [first] = unserved;
  if (!first) return [];
  const [file, { api }] = first;
  const others = unserved.length === 1 ? "" : ` and ${unserved.length - 1} more`;
  return [
    {
      severity: "info",
      code: "unserved-endpoint",
      message: `No server is known for ${JSON.stringify(api)} of ${file}${others}: samples ask https://api.example.com`,
      hint: "Name it as `api.mdx.server`, or write the whole address on the page",
      ...position,
    },
  ];
}
