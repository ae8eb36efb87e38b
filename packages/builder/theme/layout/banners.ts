import { type Html, html, raw } from "../../html/html.ts";
import { sha256 } from "../../text/hashes.ts";
import type { SectionView, SiteView } from "../page-view.ts";
import { uiIcon } from "./icons.ts";
import { inlineMarkdown } from "./inline-markdown.ts";
import { onceForBoth } from "./once.ts";
import { frameLinks } from "./own-files.ts";
import { textsFor } from "./texts.ts";

/** The author's banner and, on previews, the name of the branch. */
export const banners = onceForBoth((site: SiteView, section: SectionView): Html => {
  return html`${previewBanner(site, section)}${authorBanner(site, section)}`;
});

function previewBanner(site: SiteView, section: SectionView): Html {
  if (!site.preview) return raw("");
  const texts = textsFor(section.language);
  return html`<section class="lc-preview-banner" aria-label="${texts.preview}">${uiIcon("git-branch")}<span>${texts.preview} <code>${site.preview.branch}</code></span></section>`;
}

function authorBanner(site: SiteView, section: SectionView): Html {
  const { banner } = site.config;
  if (!banner) return raw("");
  const texts = textsFor(section.language);
  const key = sha256(banner.content).slice(0, 12);
  const close = banner.dismissible
    ? html`<button class="lc-needs-script" type="button" data-dismiss="${key}" aria-label="${texts.dismiss}">${uiIcon("x")}</button>`
    : "";
  return html`<section id="banner" aria-label="${texts.announcement}" data-type="${banner.type}"${banner.dismissible ? html` data-banner="${key}"` : ""}><div dir="auto"><p>${frameLinks(site, inlineMarkdown(banner.content))}</p></div>${close}</section>`;
}
