import { type Html, html, raw } from "../html/html.ts";
import { banners } from "./layout/banners.ts";
import { directory } from "./layout/directory.ts";
import { footer } from "./layout/footer.ts";
import { head } from "./layout/head.ts";
import { drawerLinks, header } from "./layout/header.ts";
import { uiIcon } from "./layout/icons.ts";
import { pageBottom } from "./layout/page-bottom.ts";
import { pageTop } from "./layout/page-top.ts";
import { anchorList, sidebarNavigation } from "./layout/sidebar.ts";
import { leadToCounterparts, switcherMenus } from "./layout/switchers.ts";
import { tableOfContents } from "./layout/table-of-contents.ts";
import { tabList } from "./layout/tabs.ts";
import { isRightToLeft, textsFor } from "./layout/texts.ts";
import type { PageView } from "./page-view.ts";

/**
 * The whole HTML document of a page, with marks for the site's URLs (`html/marks.ts`). Carries no inline script and no
 * inline style, so that it runs under `default-src 'self'`.
 */
export function renderPage(view: PageView): string {
  return documentAround(view, mainOf(view)).text;
}

/** The same frame around other content. */
export function documentAround(view: PageView, main: Html): Html {
  const { site, section, page } = view;
  const texts = textsFor(section.language);
  const mode = site.config.appearance.default;
  const direction = isRightToLeft(section.language) ? raw(' dir="rtl"') : "";
  return html`<!doctype html>
<html lang="${section.language}"${direction} class="${mode === "dark" ? "dark" : "light"}" data-theme="${site.theme}" data-mode="${page.mode}" data-appearance="${mode}"${site.config.appearance.strict ? raw(" data-strict") : ""}${section.tabs.length > 0 ? raw(" data-tabs") : ""}${site.config.background.decoration ? html` data-decoration="${site.config.background.decoration}"` : ""} data-current-path="${page.href}"><head>${head(view)}</head>
<body><a class="lc-skip" href="#content-area">${texts.skip}</a>
${banners(site, section)}${leadToCounterparts(header(view), view)}
<div id="body-content" class="lc-frame">${sidebar(view)}<main id="content-area" tabindex="-1">${main}</main>${tableOfContents(view)}</div>
${page.mode === "custom" || page.mode === "frame" ? "" : footer(site)}
</body></html>
`;
}

function mainOf(view: PageView): Html {
  const bare = view.page.mode === "custom" || view.page.mode === "frame";
  if (bare) return html`<div id="content" class="mdx-content">${view.body}</div>`;
  return html`<article>${pageTop(view)}<div id="content" class="mdx-content">${view.body}</div>${directory(view)}</article>${pageBottom(view)}`;
}

/**
 * The navigation: a column on wide screens, a drawer on narrow ones. The drawer is a popover, which opens and closes
 * without a script. Pages without a column keep the drawer.
 */
function sidebar(view: PageView): Html {
  const { site, section, page } = view;
  const texts = textsFor(section.language);
  return html`<div id="sidebar" popover><div id="sidebar-content"><div class="lc-drawer-top"><div class="lc-drawer-switchers">${leadToCounterparts(switcherMenus(site, section), view)}</div><button class="lc-icon-button" type="button" popovertarget="sidebar" popovertargetaction="hide" aria-label="${texts.closeMenu}">${uiIcon("x")}</button></div><div class="lc-drawer-tabs">${tabList(site, section, "drawer")}</div><nav aria-label="${texts.navigation}">${anchorList(site, section)}${sidebarNavigation(site, section, page.href)}</nav>${drawerLinks(site, section)}</div></div>`;
}
