import { hrefAttribute } from "../components/link.ts";
import { resolveLink } from "../links/resolve-link.ts";
import type { RenderState } from "../rendering/render-state.ts";

/** Seconds, and a path of this site. */
const waitAndPath = /^\s*(\d{1,3})\s*[;,]\s*(?:url\s*=\s*)?(["']?)(\/(?![/\\])[^"'\s]*)\2\s*$/i;

/**
 * `<meta httpEquiv="refresh" content="0; url=/start">`, by which a page leads on to another of the site: the first page of many
 * sites is nothing else. Null for any other, also for one to another host, which a reader did not ask for.
 */
export function renderLeadOn(props: Record<string, unknown>, state: RenderState): string | null {
  const kind = props.httpEquiv ?? props["http-equiv"];
  if (typeof kind !== "string" || kind.toLowerCase() !== "refresh") return null;
  const [, wait, , path] = waitAndPath.exec(String(props.content ?? "")) ?? [];
  if (path === undefined || resolveLink(path, state).kind !== "site") return null;
  const address = /^ href="([^"]*)"/.exec(hrefAttribute(path, state))?.[1] ?? "";
  return `<meta http-equiv="refresh" content="${wait};url=${address}">`;
}
