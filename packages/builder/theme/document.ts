import { type Html, html, raw } from "../html/html.ts";
import { siteUrl } from "../html/marks.ts";
import { banners } from "./layout/banners.ts";
import { codeNames } from "./layout/code-names.ts";
import { directory } from "./layout/directory.ts";
import { footer } from "./layout/footer.ts";
import { head } from "./layout/head.ts";
import { drawerLinks, pageHeader } from "./layout/header.ts";
import { uiIcon } from "./layout/icons.ts";
import { onceForBoth, shared } from "./layout/once.ts";
import { namedText } from "./layout/own-files.ts";
import { pageBottom } from "./layout/page-bottom.ts";
import { pageTop } from "./layout/page-top.ts";
import { anchorList, sidebarNavigation } from "./layout/sidebar.ts";
import { leadToCounterparts } from "./layout/switchers.ts";
import { contentsButton, tableOfContents } from "./layout/table-of-contents.ts";
import { isRightToLeft, textsFor } from "./layout/texts.ts";
import type { PageView, SectionView, SiteView } from "./page-view.ts";

/**
 * The whole HTML document of a page in the order of its pieces, with marks for the site's URLs (`html/marks.ts`). Carries
 * no inline script and no inline style, so that it runs under `default-src 'self'`. What pages of a section have in
 * common are pieces of their own: `SharedHtml`, the same objects for all of them.
 */
export function renderPage(view: PageView): Html[] {
  return documentAround(view, mainOf(view));
}

/** The same frame around other content. */
export function documentAround(view: PageView, main: Html): Html[] {
  const { site, section, page } = view;
  const mode = site.config.appearance.default;
  const direction = isRightToLeft(section.language) ? raw(' dir="rtl"') : "";
  return [
    html`<!doctype html>
<html lang="${section.language}"${direction} class="${mode === "dark" ? "dark" : "light"}" data-look="${site.theme}" data-mode="${page.mode}" data-page-mode="${page.mode === "default" ? "none" : page.mode}" data-appearance="${mode}"${site.config.appearance.strict ? raw(" data-strict") : ""}${section.tabs.length > 0 ? raw(" data-tabs") : ""}${site.config.background.decoration ? html` data-decoration="${site.config.background.decoration}"` : ""} data-current-path="${page.href}"><head>${head(view)}</head>
`,
    ...bodyTop(view),
    ...sidebarNavigation(site, section, page.href),
    drawerBottom(site, section),
    html`<main id="content-container"><div id="content-area" role="article" tabindex="-1">${main}</div></main>${tableOfContents(view)}</div>
${page.mode === "custom" || page.mode === "frame" ? "" : footer(site)}
</body></html>
`,
  ];
}

/**
 * From the start of the body to the list of pages in the navigation, which is a column on wide screens, a drawer on narrow
 * ones. The drawer is a popover, which opens and closes without a script; one fills it with what the header has no room
 * for. Pages without a column keep the drawer. Only the menus of the header differ within a section.
 */
function bodyTop(view: PageView): Html[] {
  const { beforeMenus, menus, afterMenus } = sectionTop(view.site, view.section);
  return [beforeMenus, leadToCounterparts(menus, view), afterMenus];
}

const sectionTop = onceForBoth((site: SiteView, section: SectionView) => {
  const texts = textsFor(section.language);
  const { start, switchers, end } = pageHeader(site, section);
  return {
    beforeMenus: shared(html`<body><a class="lc-skip" href="#content-area">${texts.skip}</a>${listForAgents}
${banners(site, section)}${start}`),
    menus: shared(switchers),
    afterMenus: shared(html`${end}
<div id="body-content" class="lc-frame"><div id="sidebar" popover><div id="sidebar-content"><div class="lc-drawer-top"><div class="lc-drawer-switchers"></div><button class="lc-icon-button" type="button" popovertarget="sidebar" popovertargetaction="hide" aria-label="${texts.closeMenu}">${uiIcon("x")}</button></div><div class="lc-drawer-tabs"></div><nav id="navigation-items" aria-label="${texts.navigation}">${anchorList(site, section)}`),
  };
});

/** Neither seen nor heard by readers: programs that were given a page find the list of all pages, each as Markdown. */
const listForAgents = html`<p class="lc-visually-hidden" aria-hidden="true" data-nosnippet>All pages of this documentation are listed, each as Markdown, in <a href="${siteUrl("/llms.txt")}" tabindex="-1">llms.txt</a>.</p>`;

/** What stands in the drawer after the list. */
const drawerBottom = onceForBoth(
  (_site: SiteView, section: SectionView): Html => shared(html`</nav>${drawerLinks(section)}</div></div>`),
);

/** Its parts stand right in `#content-area`, where scripts of authors look for them: `#content-area > #header`. */
function mainOf(view: PageView): Html {
  const bare = view.page.mode === "custom" || view.page.mode === "frame";
  const name = view.site.assets.sought?.includes("pages") ? html` data-page-href="${view.page.href}"` : "";
  const body = codeNames(view.site, namedText(view.site, view.body));
  if (bare) return html`<div id="content" class="mdx-content prose"${name}>${body}</div>`;
  return html`${contentsButton(view)}${pageTop(view)}<div id="content" class="mdx-content prose${view.page.isApi ? " api-section" : ""}"${name}>${body}</div>${directory(view)}${pageBottom(view)}`;
}
