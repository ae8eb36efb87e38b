import { type Html, html, raw } from "../../html/html.ts";
import type { DirectoryEntry, PageView } from "../page-view.ts";
import { authorIcon } from "./author-icon.ts";
import { uiIcon } from "./icons.ts";
import { inlineMarkdown } from "./inline-markdown.ts";
import { labelText } from "./label.ts";
import { hrefOf, outsideAttributes } from "./links.ts";

/** The pages of the group whose title leads to this page: as cards, or as lists that open. */
export function directory(view: PageView): Html {
  const { directory } = view.page;
  if (!directory) return raw("");
  const draw = directory.style === "card" ? cards : rows;
  return html`<nav class="directory" data-style="${directory.style}" aria-label="${view.page.title}">${draw(view, directory.entries)}</nav>`;
}

/** Pages side by side, the groups among them below, each under its title. */
function cards(view: PageView, entries: readonly DirectoryEntry[]): Html {
  const pages = entries.filter((entry) => entry.children.length === 0);
  const groups = entries.filter((entry) => entry.children.length > 0);
  const grid =
    pages.length > 0
      ? html`<div class="columns mdx-content" data-cols="2">${pages.map((page) => card(view, page))}</div>`
      : "";
  const below = groups.map(
    (group) =>
      html`<section class="directory-group"><p class="directory-title">${title(view, group)}</p>${cards(view, group.children)}</section>`,
  );
  return html`${grid}${below}`;
}

function card(view: PageView, entry: DirectoryEntry): Html {
  const icon = authorIcon(view.site, entry.icon, entry.iconType, "");
  return html`<a class="card directory-card" href="${hrefOf(entry.href ?? "#")}"${outsideAttributes(entry.href ?? "")}><div class="lc-face">${icon.text ? html`<span class="lc-face-sign">${icon}</span>` : ""}<div class="lc-face-body"><p class="lc-face-title">${labelText(entry.label)}</p>${about(entry, "lc-face-text")}</div></div></a>`;
}

function rows(view: PageView, entries: readonly DirectoryEntry[]): Html {
  const items = entries.map((entry) =>
    entry.children.length > 0
      ? html`<li><details class="directory-group"><summary>${uiIcon("chevron-right")}<span class="directory-title">${title(view, entry)}</span></summary>${rows(view, entry.children)}</details></li>`
      : html`<li><a class="directory-page" href="${hrefOf(entry.href ?? "#")}"${outsideAttributes(entry.href ?? "")}><span class="directory-title">${labelText(entry.label)}</span>${about(entry, "directory-text")}</a></li>`,
  );
  return html`<ul>${items}</ul>`;
}

function title(view: PageView, { label, href, icon, iconType }: DirectoryEntry): Html {
  const text = html`${authorIcon(view.site, icon, iconType, "")}${labelText(label)}`;
  return href ? html`<a href="${hrefOf(href)}"${outsideAttributes(href)}>${text}</a>` : text;
}

function about({ description }: DirectoryEntry, className: string): Html {
  return description ? html`<p class="${className}">${inlineMarkdown(description, { links: false })}</p>` : raw("");
}
