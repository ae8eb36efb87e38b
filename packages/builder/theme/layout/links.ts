import { type Html, raw } from "../../html/html.ts";
import { external, siteUrl } from "../../html/marks.ts";

/** Whether an address is a page or file of the site: `/guides/start`, not `//host` nor `https:`. */
export function isSiteUrl(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("//");
}

/** What an `href` attribute prints: a marked URL of the site, an anchor, or an outside address of a harmless scheme. */
export function hrefOf(href: string): string {
  if (isSiteUrl(href)) return siteUrl(href);
  return /^(https?:|mailto:|tel:|#|\/\/)/i.test(href) ? href : "#";
}

/** Attributes for a link that leaves the site. */
export function outsideAttributes(href: string): Html {
  return /^(https?:)?\/\//i.test(href) ? raw(' target="_blank" rel="noopener noreferrer"') : raw("");
}

/** Markup that stands only where the reader may reach outside. */
export function onlineOnly(markup: Html): Html {
  return raw(external(markup.text, ""));
}

/** Markup that stands where the reader may reach outside, and what stands in its place in a bundle. */
export function onlineElse(markup: Html, offline: Html): Html {
  return raw(external(markup.text, offline.text));
}
