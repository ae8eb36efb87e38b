import { type Html, html, raw } from "../../html/html.ts";
import type { SiteView } from "../page-view.ts";
import { brandIcon, uiIcon } from "./icons.ts";
import { hrefOf, outsideAttributes } from "./links.ts";
import { once } from "./once.ts";
import { frameLinks } from "./own-files.ts";

/** Columns of links and the marks of the platforms where the authors are found. */
export const footer = once((site: SiteView): Html => {
  const { columns, socials } = site.config.footer;
  const lists = columns.map(
    (column) =>
      html`<div class="lc-footer-column">${column.header ? html`<div class="lc-footer-header">${column.header}</div>` : ""}<ul>${column.items.map((item) => html`<li><a href="${hrefOf(item.href)}"${outsideAttributes(item.href)}>${item.label}</a></li>`)}</ul></div>`,
  );
  const marks = socials.map(
    ({ platform, href }) =>
      html`<li><a href="${hrefOf(href)}"${outsideAttributes(href)} aria-label="${platform}">${brandIcon(platform) ?? uiIcon("link")}</a></li>`,
  );
  const whole = html`<footer id="footer" class="${columns.length > 0 ? raw("advanced-footer") : ""}"><div class="lc-footer-inner">${lists.length > 0 ? html`<div class="lc-footer-columns">${lists}</div>` : ""}<div class="lc-footer-base"><span class="lc-footer-name">${site.name}</span>${marks.length > 0 ? html`<ul class="lc-footer-socials">${marks}</ul>` : ""}</div></div></footer>`;
  return frameLinks(site, whole);
});
