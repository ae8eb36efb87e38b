import type { SiteView } from "../page-view.ts";

/** A page's or file's address with its host, percent-encoded; null where the place of the site is not known. */
export function absoluteUrl({ origin, config }: SiteView, href: string, kind: "page" | "file" = "page"): string | null {
  if (/^https?:\/\//i.test(href)) return href;
  const base = kind === "page" ? (canonicalBase(config.seo.metatags.canonical) ?? origin) : origin;
  if (base === null || !href.startsWith("/") || href.startsWith("//")) return null;
  if (href === "/") return base;
  const slash = kind === "page" && config.seo.trailingSlash ? "/" : "";
  return base + encodeURI(href).replace(/[?#]/g, encodeURIComponent) + slash;
}

/** `seo.metatags.canonical`: the address that all pages are to be known by, whoever serves them. */
function canonicalBase(written: string | undefined): string | null {
  return written && /^https?:\/\/[^\s?#]+$/i.test(written) ? written.replace(/\/+$/, "") : null;
}
