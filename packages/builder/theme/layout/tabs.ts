import { type Html, html, raw } from "../../html/html.ts";
import { colorClass } from "../color/navigation-colors.ts";
import type { MenuItemView, SectionView, SiteView, TabView } from "../page-view.ts";
import { authorIcon } from "./author-icon.ts";
import { uiIcon } from "./icons.ts";
import { hrefOf, outsideAttributes } from "./links.ts";
import { textsFor } from "./texts.ts";

/** Tabs up to which every page carries all of them. */
const mostTabs = 50;

/**
 * The sections of the site: a row under the header, its tabs side by side as in the format: stylesheets of the content name
 * the first or the last of them. On narrow screens a script shows them in the drawer. As of a large
 * section (`large-section.ts`), a page shows those around its own where there are very many.
 */
export function tabList(site: SiteView, section: SectionView): Html {
  if (section.tabs.length === 0) return raw("");
  const texts = textsFor(section.language);
  // A space apart: whoever reads the page as text finds no two names in one word.
  const items = tabsAround(section.tabs).map((tab, at) => html`${at > 0 ? " " : ""}${tabItem(site, tab)}`);
  return html`<div class="lc-tabs"><nav class="nav-tabs" aria-label="${texts.sections}">${items}</nav></div>`;
}

function tabsAround(tabs: readonly TabView[]): readonly TabView[] {
  if (tabs.length <= mostTabs) return tabs;
  const size = Math.ceil(Math.sqrt(tabs.length));
  const open = Math.floor(
    Math.max(
      tabs.findIndex((tab) => tab.active),
      0,
    ) / size,
  );
  return tabs.flatMap((first, at) => {
    if (Math.floor(at / size) === open) return [first];
    if (at % size > 0) return [];
    const last = tabs[Math.min(at + size, tabs.length) - 1] as TabView;
    return [{ ...first, label: `${first.label} … ${last.label}`, icon: null, menu: [] }];
  });
}

function tabItem(site: SiteView, tab: TabView): Html {
  const icon = authorIcon(site, tab.icon, tab.iconType, `tab-icon ${colorClass(tab.color)}`.trim());
  const active = tab.active ? raw(' data-active="true" aria-current="true"') : "";
  const align = tab.align === "end" ? raw(' data-align="end"') : "";
  if (tab.menu.length === 0) {
    return html`<a class="nav-tabs-item" href="${hrefOf(tab.href)}"${align}${active}${outsideAttributes(tab.href)}>${icon}${tab.label}</a>`;
  }
  const panel = html`<ul class="lc-menu-panel nav-dropdown-content">${tab.menu.map((item) => html`<li>${menuItem(site, item)}</li>`)}</ul>`;
  return html`<details class="lc-menu" name="lc-menu"${align}><summary class="nav-tabs-item"${active}>${icon}${tab.label}${uiIcon("chevron-down")}</summary>${panel}</details>`;
}

/** An entry of the menu of a tab or a product. */
export function menuItem(site: SiteView, item: MenuItemView): Html {
  const className = `nav-dropdown-item-icon ${colorClass(item.color)}`.trim();
  const icon = authorIcon(site, item.icon, item.iconType, className);
  const description = item.description
    ? html` <span class="nav-dropdown-item-description">${item.description}</span>`
    : "";
  const active = item.active ? raw(' data-active="true"') : "";
  return html`<a class="nav-dropdown-item" href="${hrefOf(item.href)}"${active}${outsideAttributes(item.href)}>${icon}<span class="nav-dropdown-item-text-container"><span class="nav-dropdown-item-title">${item.label}</span>${description}</span></a>`;
}
