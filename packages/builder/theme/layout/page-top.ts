import { type Html, html, raw } from "../../html/html.ts";
import { jointed } from "../../html/long-names.ts";
import { typeset } from "../../html/typography.ts";
import type { PageView } from "../page-view.ts";
import { contextMenu } from "./context-menu.ts";
import { uiIcon } from "./icons.ts";
import { inlineMarkdown } from "./inline-markdown.ts";
import { labelText } from "./label.ts";
import { leftToRight } from "./left-to-right.ts";
import { hrefOf } from "./links.ts";
import { textsFor } from "./texts.ts";

/** What stands above the content: eyebrow or breadcrumbs, title, description, actions. */
export function pageTop(view: PageView): Html {
  const { page } = view;
  const texts = textsFor(view.section.language);
  const deprecated = page.deprecated ? html` <span class="lc-page-tag">${texts.deprecated}</span>` : "";
  const title = leftToRight(page.title, view.section.language);
  return html`<header id="header" class="relative">${eyebrow(view)}<h1 id="page-title"${page.hidesTitle ? raw(' class="lc-visually-hidden"') : ""}>${jointed(typeof title === "string" ? typeset(title) : title)}${deprecated}</h1>${contextMenu(view, "header")}${page.description ? html`<p class="lc-description">${inlineMarkdown(page.description)}</p>` : ""}${feedLink(view)}</header>`;
}

/** Where the author asks for it; browsers and feed readers find the feed in the head of every such page. */
function feedLink({ page }: PageView): Html {
  if (!page.rssHref || !page.showsFeed) return raw("");
  return html`<p class="lc-feed"><a class="lc-button" href="${hrefOf(page.rssHref)}" type="application/rss+xml">${uiIcon("rss")}RSS</a></p>`;
}

function eyebrow(view: PageView): Html {
  const { breadcrumbs } = view.page;
  if (breadcrumbs.length === 0) return raw("");
  if (view.site.config.styling.eyebrows === "section") {
    return html`<p class="eyebrow">${labelText(breadcrumbs.at(-1)?.label ?? "")}</p>`;
  }
  const texts = textsFor(view.section.language);
  const items = breadcrumbs.map(
    (crumb, index) =>
      html`<li class="breadcrumb-item">${index > 0 ? uiIcon("chevron-right") : ""}${crumb.href ? html`<a href="${hrefOf(crumb.href)}">${labelText(crumb.label)}</a>` : html`<span>${labelText(crumb.label)}</span>`}</li>`,
  );
  return html`<nav aria-label="${texts.breadcrumbs}"><ol class="breadcrumb-list eyebrow">${items}</ol></nav>`;
}
