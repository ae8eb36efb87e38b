import { type Html, html, raw } from "../../html/html.ts";
import type { NavbarLink } from "../../source/site-config.ts";
import type { SectionView, SiteView } from "../page-view.ts";
import { authorIcon } from "./author-icon.ts";
import { brandIcon, uiIcon } from "./icons.ts";
import { hrefOf, isSiteUrl, onlineElse, outsideAttributes } from "./links.ts";
import { onceForBoth } from "./once.ts";
import { frameLinks } from "./own-files.ts";
import { switcherMenus } from "./switchers.ts";
import { tabList } from "./tabs.ts";
import { isRightToLeft, textsFor } from "./texts.ts";

/** The bar on top, parted where a page may differ from others of its section. */
interface PageHeader {
  start: Html;
  switchers: Html;
  end: Html;
}

/**
 * Logo, switchers, search, links, colour mode; under them the tabs. Before it the ground of the page, for styles of the
 * content: ours paint nothing on it. Search and tabs each have a box of their own, which such styles hide.
 */
export const pageHeader = onceForBoth((site: SiteView, section: SectionView): PageHeader => {
  const texts = textsFor(section.language);
  const start = html`<span id="background-color" class="fixed inset-0 pointer-events-none"></span><header id="navbar" class="lc-header">${ground(site)}<div class="lc-header-bar">
<div class="lc-header-start"><button class="lc-icon-button lc-menu-button" type="button" popovertarget="sidebar" aria-label="${texts.openMenu}">${uiIcon("menu")}</button>
${logo(site, section)}<div class="lc-header-switchers">`;
  const end = html`</div></div>
${searchButton(site, texts)}
<div class="lc-header-end"><nav class="topbar-right-container" aria-label="${texts.links}">${section.navbar.links.map((one) => navbarLink(site, one))}${section.navbar.primary ? primaryButton(site, section.navbar.primary) : ""}</nav>
${site.features.search ? html`<button id="search-bar-entry-mobile" class="lc-icon-button lc-needs-script" type="button" data-search aria-label="${texts.search}">${uiIcon("search")}</button>` : ""}${themeSwitch(site, texts)}</div>
</div>${tabList(site, section)}</header>`;
  return { start, switchers: switcherMenus(site, section), end };
});

/** What styles of the content give another ground or line instead of the bar. Two looks of the format call theirs otherwise. */
function ground(site: SiteView): Html | string {
  if (!site.assets.sought?.includes("bar") || site.theme === "maple" || site.theme === "willow") return "";
  return html`<div id="navbar-transition" data-is-opaque="false"></div>`;
}

/** The logo, or the site's name: it leads where docs.json says, else to the first page in the reader's language. */
function logo(site: SiteView, section: SectionView): Html {
  const { config } = site;
  // It is cut at its own end where there is no room for it, also on a page that runs the other way.
  const direction = isRightToLeft(section.language) ? raw(' dir="auto"') : "";
  const name = html`<span class="lc-site-name"${direction}>${site.name}</span>`;
  let image = name;
  if (config.logo) {
    const { light, dark } = config.logo;
    const drawn =
      light === dark
        ? html`<img class="nav-logo" src="${hrefOf(light)}" alt="${site.name}" height="28">`
        : html`<img class="nav-logo lc-light-only" src="${hrefOf(light)}" alt="${site.name}" height="28"><img class="nav-logo lc-dark-only" src="${hrefOf(dark)}" alt="${site.name}" height="28" loading="lazy">`;
    image = isSiteUrl(light) && isSiteUrl(dark) ? drawn : onlineElse(drawn, name);
  }
  const languages = section.switchers.find(({ kind }) => kind === "language")?.options;
  const href = config.logoHref ?? languages?.find(({ active }) => active)?.href ?? "/";
  return html`<a class="lc-logo" href="${hrefOf(href)}"${outsideAttributes(href)}>${image}</a>`;
}

function searchButton(site: SiteView, texts: ReturnType<typeof textsFor>): Html {
  if (!site.features.search) return raw("");
  const prompt = site.config.search.prompt || texts.searchPrompt;
  return html`<div class="lc-search-entry"><button id="search-bar-entry" class="lc-search-button lc-needs-script" type="button" data-search aria-haspopup="dialog">${uiIcon("search")}<span>${prompt}</span><kbd><span class="lc-mod">⌘</span>K</kbd></button></div>`;
}

/** The place of the header's links at the foot of the drawer, since a phone's header has no room for them: a script fills it. */
export function drawerLinks({ language, navbar: { links, primary } }: SectionView): Html {
  if (links.length === 0 && !primary) return raw("");
  return html`<nav class="lc-drawer-links" aria-label="${textsFor(language).moreLinks}"></nav>`;
}

function navbarLink(site: SiteView, link: NavbarLink): Html {
  const icon = brandIcon(link.type) ?? authorIcon(site, link.icon, link.iconType, "");
  const label = link.label || { github: "GitHub", discord: "Discord", button: "", link: "" }[link.type];
  const shown = label && html`<span>${label}</span>`;
  return frameLinks(
    site,
    html` <span class="navbar-link"><a href="${hrefOf(link.href)}"${label ? "" : nameOf(link)}${outsideAttributes(link.href)}>${icon}${shown}</a></span>`,
  );
}

/** What a link that shows an icon alone is called: the host it leads to, or the address itself. */
function nameOf({ href }: NavbarLink): Html {
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(href)?.[1];
  return html` aria-label="${host ?? href.replace(/^mailto:/, "")}"`;
}

/** The ground of the button is an element of its own, which is where stylesheets of the content look for it. */
function primaryButton(site: SiteView, link: NavbarLink): Html {
  if (link.type === "github" || link.type === "discord") return navbarLink(site, link);
  return html`<div id="topbar-cta-button" class="lc-cta"><a class="lc-button" href="${hrefOf(link.href)}"${link.label ? "" : nameOf(link)}${outsideAttributes(link.href)}><span class="bg-primary-dark"></span><div>${authorIcon(site, link.icon, link.iconType, "")}${link.label && html`<span>${link.label}</span>`}</div></a></div>`;
}

function themeSwitch(site: SiteView, texts: ReturnType<typeof textsFor>): Html {
  if (site.config.appearance.strict) return raw("");
  return html`<button id="theme-preference-menu-trigger" class="lc-icon-button lc-theme-switch lc-needs-script" type="button" data-component-name="theme-toggle" data-theme-switch aria-label="${texts.toggleTheme}">${uiIcon("sun")}${uiIcon("moon")}</button>`;
}
