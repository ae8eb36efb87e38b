import { keyOf } from "../../../text/hashes.ts";
import type { BuildCache, MadeFiles } from "../../cache/build-cache.ts";
import type { BodyRecord } from "../../cache/page-record.ts";
import { readChunk } from "../../cache/read-chunk.ts";
import type { SiteModel } from "../../model/site-model.ts";
import type { Output } from "../../output/output.ts";
import { readPagePart } from "../../render/page-part.ts";
import { writeFeed } from "./feed.ts";
import { feedPageOf, feedPathOf, linkBelow } from "./feed-page.ts";

const feedType = "application/rss+xml; charset=utf-8";

export interface MakeFeeds {
  model: SiteModel;
  /** In the order of the model's pages. */
  bodies: readonly BodyRecord[];
  cache: BuildCache;
  output: Output;
  version: string;
  /** Items are named by whole addresses, so without it feeds are made for bundles only. */
  origin: string | null;
}

/**
 * Feeds of the pages with `Update` that everybody may find, made again where the page has changed. Names them in the
 * model, whether or not they are made here.
 */
export function makeFeeds({ model, bodies, cache, output, version, origin }: MakeFeeds): Record<string, MadeFiles> {
  const made: Record<string, MadeFiles> = {};
  const served = new Set(model.files);
  for (const [index, page] of model.pages.entries()) {
    const body = bodies[index] as BodyRecord;
    if (!page.inSitemap || !body.features.split(" ").includes("updates")) continue;
    const path = feedPathOf(page.path);
    if (served.has(path)) continue;
    page.hasFeed = true;
    page.head.rssHref = `/${path}`;
    if (origin === null) continue;
    const feedPage = feedPageOf(model, page, origin);
    const name = `feed ${path}`;
    const key = keyOf(version, body.part.sha256, JSON.stringify(feedPage));
    const known = cache.index.made[name];
    const before = known?.key === key ? known.files[path] : undefined;
    if (known && before && output.has(before.sha256)) {
      output.known(path, before, feedType);
      made[name] = known;
      continue;
    }
    const part = readPagePart(readChunk(cache, body.part.chunk));
    const place = { url: (target: string) => linkBelow(origin, target), allowsOutside: true };
    made[name] = { key, files: { [path]: output.file(path, writeFeed(feedPage, part, place), feedType) } };
  }
  return made;
}
