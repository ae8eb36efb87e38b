import { encodePath } from "../../compose/places.ts";
import type { ModelPage, SiteModel } from "../../model/site-model.ts";

/** What a feed says of its page. */
export interface FeedPage {
  title: string;
  description: string;
  language: string;
  /** Address of the page, whole where the site's is known, else relative to the feed. */
  url: string;
  /** What items are known by, before the `#` of their place: the address where it is whole, else the page's path. */
  id: string;
  /** Whole address of the feed; null where it is not known. */
  feedUrl: string | null;
}

/** The path of a page's feed. */
export function feedPathOf(page: string): string {
  return page === "" ? "rss.xml" : `${page}/rss.xml`;
}

/**
 * What the feed of a page says of it.
 * @param address of the site, without a slash at its end: `https://docs.example.org`.
 * @param relative address of the page from its feed, for a site whose address is not known.
 */
export function feedPageOf(model: SiteModel, page: ModelPage, address: string | null, relative = ""): FeedPage {
  const { path, head, summary, section } = page;
  const slash = model.configs[0]?.seo.trailingSlash && path !== "" ? "/" : "";
  const url = address === null ? relative : `${address}/${encodePath(path)}${slash}`;
  return {
    title: head.title === model.name ? head.title : `${head.title} - ${model.name}`,
    description: head.description || summary,
    language: model.sections[section]?.view.language ?? "en",
    url,
    id: address === null ? `/${encodePath(path)}` : url,
    feedUrl: address === null ? null : `${address}/${encodePath(feedPathOf(path))}`,
  };
}

/** Where links of a feed lead below a whole address. */
export function linkBelow(address: string, target: string): string {
  const cut = target.search(/[?#]/);
  return cut < 0 ? address + encodePath(target) : address + encodePath(target.slice(0, cut)) + target.slice(cut);
}
