import { serverCardPath } from "./mcp/paths.ts";
import type { PublishedSite } from "./published-site.ts";

/** What a site may have for programs, by the relation that leads there (RFC 8288). */
const relations = {
  "llms-txt": "llms.txt",
  "llms-full-txt": "llms-full.txt",
  "api-catalog": ".well-known/api-catalog",
  "agent-card": ".well-known/agent-card.json",
  "agent-skills": ".well-known/agent-skills/index.json",
};

const known = new WeakMap<PublishedSite, Record<string, string>>();

/** Headers by which a page leads programs to what the site has for them, so that they need not guess where it is. */
export function agentLinks(site: PublishedSite): Record<string, string> {
  const before = known.get(site);
  if (before) return before;
  const links = Object.entries(relations).flatMap(([relation, file]) =>
    site.file(file) ? [`</${file}>; rel="${relation}"`] : [],
  );
  links.push(`<${serverCardPath}>; rel="mcp-server-card"`);
  const headers: Record<string, string> = { link: links.join(", ") };
  if (site.file("llms.txt")) headers["x-llms-txt"] = "/llms.txt";
  known.set(site, headers);
  return headers;
}
