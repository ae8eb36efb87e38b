import { escapeHtml } from "../../html/html.ts";
import { siteUrl } from "../../html/marks.ts";
import { type LinkTarget, sourcePath } from "../links/links.ts";
import type { ContentModule } from "../modules/content-module.ts";
import type { RenderState } from "../rendering/render-state.ts";

/** Where links of a component's first state lead, by what is written, if a browser could not tell that by itself. */
export type IslandLinks = Map<string, string>;

/** Notes where a link of an island leads: a browser knows neither the pages of the site nor its redirects. */
export function noteIslandLink(url: string, target: LinkTarget, state: RenderState): void {
  const { islandLinks } = state;
  if (!islandLinks || !state.insideIsland || /[\n\r]/.test(url)) return;
  if (target.kind === "site" && !isPlain(url, target.path, state))
    islandLinks.set(url, siteUrl(escapeHtml(target.path + target.suffix)));
  if (target.kind === "outside" && target.url !== url) islandLinks.set(url, escapeHtml(target.url));
}

/** Whether a link is the path of a page or file as it stands in the tree. */
function isPlain(url: string, path: string, state: RenderState): boolean {
  if (url.replace(/[?#].*$/s, "") !== path) return false;
  const plain = sourcePath(path);
  return /\.[a-z0-9]{2,5}$/i.test(plain) ? state.context.hasFile(plain) : state.context.hasFile(`${plain}.mdx`);
}

const answering = new WeakMap<ContentModule, { length: number; answers: boolean }>();

/** Whether components of a file answer what an address has after its `#`, so that a link to it needs no element. */
export function answersFragments(module: ContentModule): boolean {
  const { length } = module.code;
  let known = answering.get(module);
  if (known?.length !== length) {
    known = { length, answers: /\bhashchange\b|\blocation\.hash\b/.test(module.code) };
    answering.set(module, known);
  }
  return known.answers;
}

/** ` data-links="…"` of an island: lines, in turn what is written and where it leads. */
export function linksAttribute(links: IslandLinks): string {
  if (links.size === 0) return "";
  return ` data-links="${[...links].map(([url, target]) => `${escapeHtml(url)}\n${target}`).join("\n")}"`;
}
