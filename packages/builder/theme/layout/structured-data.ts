import { type Html, html, raw } from "../../html/html.ts";
import { withoutCodeMarks } from "../../text/code-marks.ts";
import type { PageView } from "../page-view.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { plainText } from "./inline-markdown.ts";

type Thing = Record<string, unknown>;

/**
 * JSON-LD: what the page is, the way to it, the site that it belongs to and who stands behind that. A data block, which
 * no policy of scripts concerns.
 */
export function structuredData(view: PageView, canonical: string | null): Html {
  const { page, site, section } = view;
  const home = absoluteUrl(site, "/");
  if (!canonical || !home) return raw("");
  const publisher = organization(view, home);
  const website: Thing = {
    "@type": "WebSite",
    "@id": `${home}#website`,
    name: site.name,
    description: site.description || undefined,
    url: home,
    publisher: { "@id": publisher["@id"] },
  };
  const trail = breadcrumbs(view, canonical, home);
  const description = plainText(page.description) || undefined;
  const isHome = page.href === "/";
  const webPage: Thing = {
    "@type": "WebPage",
    "@id": `${canonical}#webpage`,
    name: page.title,
    description,
    url: canonical,
    dateModified: page.lastUpdated ?? undefined,
    inLanguage: section.language,
    isPartOf: { "@id": website["@id"] },
    breadcrumb: trail ? { "@id": trail["@id"] } : undefined,
    mainEntity: isHome ? undefined : { "@id": `${canonical}#article` },
  };
  const article: Thing = {
    "@type": page.isApi ? "APIReference" : "TechArticle",
    "@id": `${canonical}#article`,
    headline: page.title,
    description,
    keywords: page.keywords.length > 0 ? page.keywords.join(", ") : undefined,
    image: absoluteUrl(site, page.thumbnail ?? site.assets.thumbnail ?? "", "file") ?? undefined,
    url: canonical,
    datePublished: page.created,
    author: page.authors?.map((name) => ({ "@type": "Person", name })),
    dateModified: page.lastUpdated ?? undefined,
    inLanguage: section.language,
    isPartOf: { "@id": webPage["@id"] },
    publisher: { "@id": publisher["@id"] },
  };
  const graph = [publisher, website, webPage, isHome ? null : article, trail].filter((one) => one !== null);
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return html`<script type="application/ld+json">${raw(text.replace(/</g, "\\u003c"))}</script>`;
}

/** `seo.organization`, addresses made whole; the name and logo of the site where it says nothing. */
function organization({ site }: PageView, home: string): Thing {
  const nothing = { id: null, name: null, legalName: null, url: null, logo: null, sameAs: [] };
  const { id, name, legalName, url, logo: own, sameAs } = site.config.seo.organization ?? nothing;
  const logo = own ?? site.config.logo?.light;
  return {
    "@type": "Organization",
    "@id": id ?? `${home}#organization`,
    name: name ?? site.name,
    legalName: legalName ?? undefined,
    url: url ?? home,
    logo: (logo && absoluteUrl(site, logo, "file")) ?? undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
}

/** Steps that lead somewhere: search engines refuse others, but for the page itself. */
function breadcrumbs({ page, site }: PageView, canonical: string, home: string): Thing | null {
  const steps = page.breadcrumbs.flatMap((crumb) => {
    const item = crumb.href === null ? null : absoluteUrl(site, crumb.href);
    return item ? [{ name: withoutCodeMarks(crumb.label), item }] : [];
  });
  if (page.href === "/") return null;
  const all = [{ name: site.name, item: home }, ...steps, { name: page.title, item: canonical }];
  return {
    "@type": "BreadcrumbList",
    "@id": `${canonical}#breadcrumb`,
    itemListElement: all.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}
