import { type Html, html, raw } from "../../html/html.ts";
import { siteUrl } from "../../html/marks.ts";
import { filePath } from "../../source/config/site-path.ts";
import { keepsEnginesOut } from "../../source/robots-tag.ts";
import type { PageView } from "../page-view.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { plainText } from "./inline-markdown.ts";
import { structuredData } from "./structured-data.ts";

/**
 * What search engines and those who show a shared link learn of the page: meta tags, canonical address, the same page
 * in other languages, its Markdown and feed, and its place in the site.
 */
export function metaTags(view: PageView, title: string): Html {
  const { page, site } = view;
  const canonical = absoluteUrl(site, page.canonical ?? page.href);
  const tags = tagsOf(view, title, canonical);
  const metas = Object.entries(tags).map(([name, content]) =>
    /^(og|article|book|profile|fb|music|video):/.test(name)
      ? html`<meta property="${name}" content="${content}">`
      : html`<meta name="${name}" content="${content}">`,
  );
  const canonicalLink = canonical ? html`<link rel="canonical" href="${canonical}">` : "";
  const markdown = page.markdownHref
    ? html`<link rel="alternate" type="text/markdown" href="${siteUrl(page.markdownHref)}">`
    : "";
  const feed = page.rssHref
    ? html`<link rel="alternate" type="application/rss+xml" title="${page.title}" href="${siteUrl(page.rssHref)}">`
    : "";
  // Search engines are told nothing more of what they are asked to leave out.
  const forEngines = keepsEnginesOut(tags.robots) ? "" : html`${languages(view)}${structuredData(view, canonical)}`;
  return html`${metas}${canonicalLink}${markdown}${feed}${forEngines}`;
}

/** The page's own tags win over the site's, and both over what is derived. */
function tagsOf({ page, site }: PageView, title: string, canonical: string | null): Record<string, string> {
  const { canonical: _, ...metatags } = site.config.seo.metatags;
  const written: Record<string, string> = { ...metatags, ...page.metatags };
  const tags: Record<string, string> = {};
  const description = plainText(page.description || site.description);
  if (description) tags.description = description;
  tags["og:title"] = title;
  if (description) tags["og:description"] = description;
  tags["og:type"] = "website";
  tags["og:site_name"] = site.name;
  if (canonical) tags["og:url"] = canonical;
  const image = imageOf(site, written["og:image"] ?? null, page.thumbnail ?? site.assets.thumbnail);
  Object.assign(tags, image);
  tags["twitter:card"] = image["og:image"] ? "summary_large_image" : "summary";
  if (page.keywords.length > 0) tags.keywords = page.keywords.join(", ");
  const rest = { ...written };
  delete rest["og:image"];
  // These stand at the beginning of the head.
  delete rest.viewport;
  delete rest.charset;
  // What a page says of itself is nearer than what the site says of all.
  if (page.description) delete rest.description;
  if (page.keywords.length > 0) delete rest.keywords;
  Object.assign(tags, rest);
  const twitterImage = written["twitter:image"] && absoluteUrl(site, filePath(written["twitter:image"]), "file");
  if (twitterImage) tags["twitter:image"] = twitterImage;
  // What those who show a shared link in the one way are told, they are told in the other too.
  for (const name of ["title", "description", "image"]) {
    const shared = tags[`og:${name}`];
    if (shared) tags[`twitter:${name}`] ??= shared;
  }
  if ((page.noindex || site.preview) && !keepsEnginesOut(tags.robots)) tags.robots = "noindex";
  return tags;
}

/** The picture that the author names, else the one that was drawn, with its measures. Its address must be whole. */
function imageOf(site: PageView["site"], written: string | null, drawn: string | null): Record<string, string> {
  if (written !== null) {
    const url = absoluteUrl(site, filePath(written), "file");
    return url ? { "og:image": url } : {};
  }
  const url = drawn && absoluteUrl(site, drawn, "file");
  return url
    ? { "og:image": url, "og:image:width": "1200", "og:image:height": "630", "og:image:type": "image/png" }
    : {};
}

/** The same page in the other languages, and where readers of none of them go. */
function languages({ page, site }: PageView): Html {
  if (page.alternates.length === 0) return raw("");
  const links = page.alternates.flatMap(({ language, href }) => {
    const url = absoluteUrl(site, href);
    return url ? [html`<link rel="alternate" hreflang="${language}" href="${url}">`] : [];
  });
  return html`${links}`;
}
