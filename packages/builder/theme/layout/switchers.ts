import { type Html, html, raw } from "../../html/html.ts";
import { colorClass } from "../color/navigation-colors.ts";
import type { PageView, SectionView, SiteView, SwitcherView } from "../page-view.ts";
import { authorIcon } from "./author-icon.ts";
import { uiIcon } from "./icons.ts";
import { hrefOf, outsideAttributes } from "./links.ts";
import { menuItem } from "./tabs.ts";
import { textsFor } from "./texts.ts";

/** Menus that lead to the same place in another language, version or product. Work without a script: `details`. */
export function switcherMenus(site: SiteView, section: SectionView): Html {
  const menus = section.switchers
    .filter(({ options }) => options.length > 1 || !options[0]?.active || options[0].menu)
    .map((one) => menu(site, section, one));
  return html`${menus}`;
}

/**
 * The same menus on one page: languages lead to the same page where they have it, else to where they begin. A section's
 * menus are drawn once; only these addresses differ.
 */
export function leadToCounterparts(menus: Html, { section, page }: PageView): Html {
  if (page.alternates.length === 0) return menus;
  const own = new Map(page.alternates.map(({ language, href }) => [language, href]));
  let { text } = menus;
  for (const option of section.switchers.flatMap(({ options }) => options)) {
    const href = option.language && own.get(option.language);
    if (!href || href === option.href) continue;
    text = text.replaceAll(address(option.language, option.href), () => address(option.language, href));
  }
  return raw(text);
}

function address(language: string | undefined, href: string): string {
  const to = html`href="${hrefOf(href)}"`;
  return (language ? html`lang="${language}" hreflang="${language}" ${to}` : to).text;
}

function iconClass({ color }: SwitcherView["options"][number], isProduct: boolean): string {
  const own = isProduct ? " nav-dropdown-products-selector-item-icon" : "";
  return `nav-dropdown-item-icon${own} ${colorClass(color)}`.trim();
}

function menu(site: SiteView, section: SectionView, switcher: SwitcherView): Html {
  const active = switcher.options.find((option) => option.active);
  const texts = textsFor(section.language);
  const languages = switcher.kind === "language";
  const isProduct = switcher.kind === "product";
  const named = (part: string) => `nav-dropdown-${part}${isProduct ? ` nav-dropdown-products-selector-${part}` : ""}`;
  const items = switcher.options.map((option) => {
    const state = option.active ? raw(' data-active="true" aria-current="true"') : "";
    return html`<li${languages && option.language ? html` id="localization-select-item-${option.language}"` : ""}><a class="${named("item")}" ${raw(address(option.language, option.href))}${state}${outsideAttributes(option.href)}>${authorIcon(site, option.icon, option.iconType, iconClass(option, isProduct))}<span class="nav-dropdown-item-text-container"><span class="${named("item-title")}">${option.label}${option.tag ? html`<span class="nav-tag-pill"><span class="nav-tag-pill-text">${option.tag}</span></span>` : ""}</span>${option.description ? html`<span class="${named("item-description")}">${option.description}</span>` : ""}</span>${option.active ? uiIcon("check") : ""}</a>${option.menu ? html`<ul class="lc-menu-part">${option.menu.map((item) => html`<li>${menuItem(site, item)}</li>`)}</ul>` : ""}</li>`;
  });
  const icon = languages
    ? uiIcon("languages")
    : authorIcon(site, active?.icon ?? null, active?.iconType ?? null, active ? iconClass(active, isProduct) : "");
  const names = { language: texts.language, version: texts.version, product: texts.product, dropdown: texts.section };
  // A page that stands beside the products is in none of them.
  const label = active?.label ?? names[switcher.kind];
  const id = languages ? raw(' id="localization-select-trigger"') : "";
  return html`<details class="lc-menu lc-switcher" name="lc-menu" data-kind="${switcher.kind}"><summary class="${named("trigger")}"${id} aria-label="${names[switcher.kind]}${active ? `: ${label}` : ""}">${icon}<span>${label}</span>${uiIcon("chevrons-up-down")}</summary><ul${languages ? raw(' id="localization-select-content"') : ""} class="lc-menu-panel ${named("content")}">${items}</ul></details>`;
}
