import type { SiteView } from "../page-view.ts";

/** A page's or file's address with its host, percent-encoded; null where the place of the site is not known. */
export function absoluteUrl({ origin, config }: SiteView, href: string, kind: "page" | "file" = "page"): string | null {
  if (/^https?:\/\//i.test(href)) return href;
  const canonical = siteAddress(config.seo.metatags.canonical);
  // A file stands where the site is served; a bundle only knows where its pages are to be known.
  const base = kind === "page" ? (canonical ?? origin) : (origin ?? canonical);
  if (base === null || !href.startsWith("/") || href.startsWith("//")) return null;
  if (href === "/") return base;
  const slash = kind === "page" && config.seo.trailingSlash ? "/" : "";
  return base + encodeURI(href).replace(/[?#]/g, encodeURIComponent) + slash;
}

/** `seo.metatags.canonical`: the address that all pages are to be known by, whoever serves them; without a slash at its end. */
export function siteAddress(written: string | undefined): string | null {
  return written && /^https?:\/\/[^\s?#]+$/i.test(written) && URL.canParse(written)
    ? written.replace(/\/+$/, "")
    : null;
}
