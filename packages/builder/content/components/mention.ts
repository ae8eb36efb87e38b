import { escapeHtml } from "../../html/html.ts";
import { readFrontmatter } from "../../source/frontmatter/frontmatter.ts";
import { titleFromPath } from "../../source/frontmatter/page-title.ts";
import { sourcePath } from "../links/links.ts";
import { resolveLink } from "../links/resolve-link.ts";
import type { Component } from "../rendering/element-call.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { linkAround } from "./link.ts";

/**
 * `<Mention page="/quickstart" />`: a link that is called as the page is. `<Mention user="ada@example.com" />`: the name of
 * a colleague, as far as the address tells it; the address itself is shown to nobody.
 */
export const mention: Component = (element) => {
  const { state } = element;
  const page = element.text("page");
  const words = page ? titleOfPage(page, state) : nameInAddress(element.text("user"));
  state.plain.add(words);
  const shown = `<span${element.classAttribute("mention")}>${escapeHtml(words)}</span>`;
  return page ? linkAround(page, "", () => shown, state) : shown;
};

/**
 * The title that a page of the tree has in its frontmatter, else the one that its path gives it. The page is read for its
 * name alone: what mentions it is not made of it, as it is of a snippet.
 */
export function titleOfPage(href: string, state: RenderState): string {
  const target = resolveLink(href, state);
  if (target.kind !== "site") return href;
  const path = sourcePath(target.path).replace(/\/$/, "");
  for (const file of ["", "/index"].flatMap((end) => [`${path}${end}.mdx`, `${path}${end}.md`])) {
    const name = file.replace(/^\//, "");
    const text = state.context.hasFile(name) ? state.context.readSource(name) : undefined;
    if (text === undefined) continue;
    const { title } = readFrontmatter(name, text, state.context.variables).frontmatter;
    if (title) return title;
  }
  return titleFromPath(path);
}

/** `ada.lovelace+docs@example.com` → Ada Lovelace. */
export function nameInAddress(address: string): string {
  const [own = ""] = address.split("@");
  return own
    .replace(/\+.*$/, "")
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
