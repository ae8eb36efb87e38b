import { type Html, html, raw } from "../../html/html.ts";
import { colorClass } from "../color/navigation-colors.ts";
import type { PageView, SectionView, SiteView, SwitcherView } from "../page-view.ts";
import { alongWay } from "../way-view.ts";
import { authorIcon } from "./author-icon.ts";
import { uiIcon } from "./icons.ts";
import { hrefOf, outsideAttributes } from "./links.ts";
import { menuItem } from "./tabs.ts";
import { textsFor } from "./texts.ts";

/** Menus that lead to the same place in another language, version or product. Work without a script: `details`. */
export function switcherMenus(site: SiteView, section: SectionView): Html {
  return html`${shownIn(section).map((one) => menu(site, section, one))}`;
}

function shownIn({ switchers }: SectionView): SwitcherView[] {
  return switchers.filter(({ options }) => options.length > 1 || !options[0]?.active || options[0].menu);
}

/**
 * The same menus on one page: each leads to the same page where the other language, version, product or dropdown has it,
 * else to where that begins. A section's menus are drawn once; only these addresses differ.
 */
export function leadToCounterparts(menus: Html, { section, page }: PageView): Html {
  const { alternates, counterparts = [] } = page;
  if (alternates.length === 0 && counterparts.length === 0) return menus;
  const languages = new Map(alternates.map(({ language, href }) => [language, href]));
  const own = new Set(counterparts);
  const [before = "", ...drawn] = menus.text.split(menuStart);
  let text = before;
  for (const [index, { kind, options }] of shownIn(section).entries()) {
    text += menuStart;
    let left = drawn[index] ?? "";
    for (const option of options) {
      const { language, way } = option;
      const href = language ? languages.get(language) : way && own.has(way.id) ? alongWay(page.href, way) : null;
      const written = itemAt(kind, option, option.href);
      const at = left.indexOf(written);
      if (at < 0) continue;
      text += left.slice(0, at) + itemAt(kind, option, href ?? option.href);
      left = left.slice(at + written.length);
    }
    text += left;
  }
  return raw(text);
}

/** What each menu of a switch begins with. */
const menuStart = '<details class="lc-menu lc-switcher"';

/** The start of an entry, which no entry of a menu within it has. */
function itemAt(kind: SwitcherView["kind"], { language }: SwitcherView["options"][number], href: string): string {
  return `<a class="${classOf(kind, "item")}" ${address(language, href)}`;
}

/** Classes of a part of a menu, which styles of the content know. */
function classOf(kind: SwitcherView["kind"], part: string): string {
  return `nav-dropdown-${part}${kind === "product" ? ` nav-dropdown-products-selector-${part}` : ""}`;
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
  const named = (part: string) => classOf(switcher.kind, part);
  const items = switcher.options.map((option) => {
    const state = option.active ? raw(' data-active="true" aria-current="true"') : "";
    return html`<li${languages && option.language ? html` id="localization-select-item-${option.language}"` : ""}>${raw(itemAt(switcher.kind, option, option.href))}${state}${outsideAttributes(option.href)}>${authorIcon(site, option.icon, option.iconType, iconClass(option, isProduct))}<span class="nav-dropdown-item-text-container"><span class="${named("item-title")}">${option.label}${option.tag ? html`<span class="nav-tag-pill"><span class="nav-tag-pill-text">${option.tag}</span></span>` : ""}</span>${option.description ? html`<span class="${named("item-description")}">${option.description}</span>` : ""}</span>${option.active ? uiIcon("check") : ""}</a>${option.menu ? html`<ul class="lc-menu-part">${option.menu.map((item) => html`<li>${menuItem(site, item)}</li>`)}</ul>` : ""}</li>`;
  });
  const icon = languages
    ? uiIcon("languages")
    : authorIcon(site, active?.icon ?? null, active?.iconType ?? null, active ? iconClass(active, isProduct) : "");
  const names = { language: texts.language, version: texts.version, product: texts.product, dropdown: texts.section };
  // A page that stands beside the products is in none of them.
  const label = active?.label ?? names[switcher.kind];
  const id = languages ? raw(' id="localization-select-trigger"') : "";
  return html`${raw(menuStart)} name="lc-menu" data-kind="${switcher.kind}"><summary class="${named("trigger")}"${id} aria-label="${names[switcher.kind]}${active ? `: ${label}` : ""}">${icon}<span>${label}</span>${uiIcon("chevrons-up-down")}</summary><ul${languages ? raw(' id="localization-select-content"') : ""} class="lc-menu-panel ${named("content")}">${items}</ul></details>`;
}
