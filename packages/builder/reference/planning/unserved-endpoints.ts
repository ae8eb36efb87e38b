import type { Diagnostic } from "@lectern/contract";
import { endpointForm, socketWord } from "../../source/endpoint-form.ts";
import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import type { Position, SiteConfig } from "../../source/site-config.ts";
import { originOf } from "../operations/known-servers.ts";
import { isServerUrl } from "../operations/servers.ts";
import { referenceSettings } from "../reference-settings.ts";
import type { SpecificationIndex } from "../specification/specification.ts";

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
  const hint = "Name it as `api.mdx.server`, or write the whole address on the page";
  return [{ ...unservedBy(`${JSON.stringify(api)} of ${file}`, unserved.length - 1), hint, ...position }];
}

/** The same of operations whose specification names no server with its host, once for each of these. */
export function unservedOperations(config: SiteConfig, specifications: readonly SpecificationIndex[]): Diagnostic[] {
  const { servers, samples } = referenceSettings(config);
  if (servers.some(isServerUrl) || !samples) return [];
  return specifications.flatMap(({ file, unserved }) => {
    if (unserved === null || originOf(file) !== null) return [];
    const hint = "Name it under `servers` of the specification, or as `api.mdx.server` of docs.json";
    return [{ ...unservedBy(JSON.stringify(unserved.name), unserved.others), hint, file, line: 1, column: 1 }];
  });
}

function unservedBy(name: string, others: number): Pick<Diagnostic, "severity" | "code" | "message"> {
  const more = others === 0 ? "" : ` and ${others} more`;
  const message = `No server is known for ${name}${more}: samples ask https://api.example.com`;
  return { severity: "info", code: "unserved-endpoint", message };
}
