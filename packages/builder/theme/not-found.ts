import { type Html, html } from "../html/html.ts";
import { documentAround } from "./document.ts";
import { uiIcon } from "./layout/icons.ts";
import { labelText } from "./layout/label.ts";
import { hrefOf, isSiteUrl } from "./layout/links.ts";
import { textsFor } from "./layout/texts.ts";
import type { PageView, SectionView, SidebarNode } from "./page-view.ts";

/**
 * The page for addresses that lead nowhere. `view.page` needs only a title; `view.body` may hold the author's
 * description, which replaces ours. Stands at the site's root, so its links must be composed as absolute ones.
 */
export function renderNotFound(view: PageView): Html[] {
  const { site, section } = view;
  const texts = textsFor(section.language);
  const { title } = site.config.errors.notFound;
  const own = view.body.text.trim() !== "";
  const text = own ? view.body : texts.notFoundText;
  const search = site.features.search
    ? html` <button class="lc-button lc-needs-script" type="button" data-search>${uiIcon("search")}${texts.search}</button>`
    : "";
  const main = html`<div class="not-found-container"><p class="not-found-status-code">404</p><h1 class="not-found-title">${title ?? texts.notFoundTitle}</h1><div class="not-found-description${own ? " mdx-content" : ""}">${text}</div><p class="lc-not-found-actions"><a class="lc-button lc-button-primary" href="${hrefOf("/")}">${uiIcon("arrow-left")}${texts.home}</a>${search}</p>${recommended(section)}</div>`;
  const page = { ...view.page, title: title ?? texts.notFoundTitle, headings: [], noindex: true, markdownHref: null };
  return documentAround({ ...view, page }, main);
}

/** The pages that the site begins with; a script puts those nearest to the address in their place. */
function recommended(section: SectionView): Html | string {
  const items = pagesOf(section.sidebar)
    .slice(0, 5)
    .map(
      ({ label, href }) =>
        html`<li><a class="not-found-recommended-page-link" href="${hrefOf(href)}">${labelText(label)}</a></li>`,
    );
  if (items.length === 0) return "";
  return html`<nav class="lc-related" aria-labelledby="lc-related-title"><h2 id="lc-related-title">${textsFor(section.language).nearPages}</h2><ul class="not-found-recommended-pages-list">${items}</ul></nav>`;
}

/** Pages of the site in the order of the navigation. */
function pagesOf(nodes: readonly SidebarNode[]): { label: string; href: string }[] {
  return nodes.flatMap((node) => {
    const own = node.href && isSiteUrl(node.href) ? [{ label: node.label, href: node.href }] : [];
    return node.type === "group" ? [...own, ...pagesOf(node.children)] : own;
  });
}
