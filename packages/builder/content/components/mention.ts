import { escapeHtml } from "../../html/html.ts";
import { readFrontmatter } from "../../source/frontmatter/frontmatter.ts";
import { titleFromPath } from "../../source/frontmatter/page-title.ts";
import { sourcePath } from "../links/links.ts";
import { resolveLink } from "../links/resolve-link.ts";
import type { Component, ElementCall } from "../rendering/element-call.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { iconOf } from "./icon.ts";
import { linkAround } from "./link.ts";

/** Colours of a mention by the names that the format has for them, as those of badges. */
const badgeColors: ReadonlyMap<string, string> = new Map([
  ["neutral", "gray"],
  ["info", "blue"],
  ["success", "green"],
  ["warning", "orange"],
  ["feature", "purple"],
  ["error", "red"],
]);

/**
 * `<Mention page="/quickstart" />`: a link that is called as the page is, or `path`, as newer pages have it.
 * `<Mention user="ada@example.com" />`: the name of a colleague, as far as the address tells it; the address itself is shown
 * to nobody. Words between the tags stand for either. With an icon or a colour it is a badge.
 */
export const mention: Component = (element) => {
  const { state } = element;
  const page = element.text("page") || element.text("path");
  const icon = iconOf(element);
  const color = badgeColors.get(element.choice("color")) ?? (icon && "gray");
  const badge = color ? ` data-badge data-color="${color}" data-size="md" data-shape="rounded"` : "";
  const content = element.line() || called(page, element);
  const shown = `<span${element.classAttribute(color ? "mention badge" : "mention")}${badge}>${icon}${content}</span>`;
  return page ? linkAround(page, "", () => shown, state) : shown;
};

/** What a page or a colleague is called where the author gives no words. */
function called(page: string, element: ElementCall): string {
  const words = page ? titleOfPage(page, element.state) : nameInAddress(element.text("user"));
  element.state.plain.add(words);
  return escapeHtml(words);
}

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
