import type { ListAddresses } from "../compose/artefacts.ts";
import type { SiteModel } from "../model/site-model.ts";
import { escapeXml } from "./xml.ts";

/** Addresses that one sitemap may hold, as search engines agreed. */
const mostAddresses = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * sitemap.xml: pages that search engines may list, in the order of navigation. Of more than one file may hold, it lists
 * the files (`sitemap-1.xml` …). Addresses must be absolute.
 */
export function sitemaps(
  model: SiteModel,
  addresses: ListAddresses,
  most = mostAddresses,
): { name: string; text: string }[] {
  const urls = model.pages
    .filter((page) => page.inSitemap)
    .map((page) => {
      const changed = page.modified ? `<lastmod>${page.modified}</lastmod>` : "";
      return `<url><loc>${escapeXml(addresses.page(page))}</loc>${changed}</url>\n`;
    });
  if (urls.length <= most) return [{ name: "sitemap.xml", text: document("urlset", urls) }];
  const parts: { name: string; text: string }[] = [];
  for (let from = 0; from < urls.length; from += most)
    parts.push({ name: `sitemap-${parts.length + 1}.xml`, text: document("urlset", urls.slice(from, from + most)) });
  const listed = parts.map(({ name }) => `<sitemap><loc>${escapeXml(addresses.file(name))}</loc></sitemap>\n`);
  return [{ name: "sitemap.xml", text: document("sitemapindex", listed) }, ...parts];
}

function document(element: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${namespace}>\n${entries.join("")}</${element}>\n`;
}
