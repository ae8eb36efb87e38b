import { escapeHtml } from "../../html/html.ts";
import { siteUrl } from "../../html/marks.ts";
import { noteIslandLink } from "../islands/island-links.ts";
import { nameForSilent } from "../links/address-name.ts";
import { sourcePath } from "../links/links.ts";
import { resolveLink } from "../links/resolve-link.ts";
import type { Component } from "../rendering/element-call.ts";
import type { RenderState } from "../rendering/render-state.ts";

/**
 * The `href` attribute for a link as written, with a leading space, ready to stand in a tag; links to other hosts
 * open in a new tab. Empty when the link is refused, which is complained about. Notes what the link refers to.
 */
export function hrefAttribute(url: string, state: RenderState): string {
  const target = resolveLink(url, state);
  noteIslandLink(url, target, state);
  switch (target.kind) {
    case "anchor":
      if (target.fragment.length > 1 && !(state.insideIsland && state.frame("answers-fragments")))
        state.referHere(target.fragment);
      return ` href="${escapeHtml(target.fragment)}"`;
    case "site": {
      state.refer(isFile(target.path, state) ? "file" : "page", target.path + target.suffix);
      return ` href="${siteUrl(escapeHtml(target.path + target.suffix))}"`;
    }
    case "outside":
      return ` href="${escapeHtml(target.url)}"${/^https?:/i.test(target.url) ? ' target="_blank" rel="noopener noreferrer"' : ""}`;
    case "refused":
      state.diagnose(
        "warning",
        "unsafe-link",
        `Links with \`${target.scheme}:\` are not allowed and were taken out.`,
        "Link to a page, a file or an https address.",
      );
      return "";
  }
}

/** Whether a link stands in another, which is told: its words are shown, and lead where the outer one does. */
export function standsInLink(url: string, state: RenderState): boolean {
  if (!state.insideLink) return false;
  if (url !== "")
    state.diagnose(
      "warning",
      "misplaced-element",
      "A link stands in a link, which browsers end there.",
      "Write one after the other. Its words are shown, and lead where the outer one does.",
    );
  return true;
}

/** The opening tag of a link, or nothing where a link cannot be. */
export function openLink(url: string, attributes: string, state: RenderState): string {
  if (standsInLink(url, state)) return "";
  const href = hrefAttribute(url, state);
  return href ? `<a${href}${attributes}>` : "";
}

/** A link around its content, in which no other link can stand; the content alone where there is no opening tag. */
export function linkAround(url: string, attributes: string, content: () => string, state: RenderState): string {
  const open = openLink(url, attributes, state);
  if (!open) return content();
  state.insideLink = true;
  try {
    const inner = content();
    return `${open.slice(0, -1)}${nameForSilent(url, attributes, inner)}>${inner}</a>`;
  } finally {
    state.insideLink = false;
  }
}

/** Whether a link leads to another host. */
export function leadsOutside(url: string): boolean {
  return /^(?:https?:)?\/\//i.test(url.trim());
}

function isFile(path: string, state: RenderState): boolean {
  const dot = path.lastIndexOf(".");
  return dot > path.lastIndexOf("/") && state.context.hasFile(sourcePath(path));
}

/** `<Link href>`: an ordinary link. */
export const link: Component = (element) =>
  linkAround(element.text("href"), element.classAttribute(""), () => element.children(), element.state);
