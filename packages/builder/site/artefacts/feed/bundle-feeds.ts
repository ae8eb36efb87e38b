import { siteAddress } from "../../../theme/layout/absolute-url.ts";
import type { ComposeOptions } from "../../build-options.ts";
import type { BundleAddresses } from "../../compose/bundle/bundle-addresses.ts";
import type { BundleList } from "../../compose/bundle/bundle-lists.ts";
import { readPart } from "../../model/read-parts.ts";
import type { SiteModel } from "../../model/site-model.ts";
import { writeFeed } from "./feed.ts";
import { feedPageOf, feedPathOf, linkBelow } from "./feed-page.ts";

/** The paths of a bundle's feeds. */
export function bundleFeedPaths(model: SiteModel): string[] {
  return model.pages.filter(({ hasFeed }) => hasFeed).map(({ path }) => feedPathOf(path));
}

/**
 * The feeds of a bundle. Their links are whole below the site's canonical address; where there is none they are relative,
 * since where a bundle will stand is not known.
 */
export function bundleFeeds(options: ComposeOptions, model: SiteModel, addresses: BundleAddresses): BundleList[] {
  const pages = model.pages.filter(({ hasFeed }) => hasFeed);
  const address = pages.length > 0 ? siteAddress(model.configs[0]?.seo.metatags.canonical) : null;
  return pages.map((page) => {
    const path = feedPathOf(page.path);
    const own = addresses.placeOf(path);
    const place = address === null ? own : { ...own, url: (target: string) => linkBelow(address, target) };
    const feedPage = feedPageOf(model, page, address, own.url(page.head.href));
    return {
      path,
      key: JSON.stringify([feedPage, options.manifest.parts[page.part]?.sha256]),
      make: async () => Buffer.from(writeFeed(feedPage, await readPart(options, page), place)),
    };
  });
}
