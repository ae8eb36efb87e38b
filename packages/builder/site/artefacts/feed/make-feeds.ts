import type { BuildCache, MadeFiles } from "../../cache/build-cache.ts";
import type { BodyRecord } from "../../cache/page-record.ts";
import { readChunk } from "../../cache/read-chunk.ts";
import { encodePath } from "../../compose/places.ts";
import type { ModelPage, SiteModel } from "../../compose/site-model.ts";
import type { Output } from "../../files/output.ts";
import { keyOf } from "../../hashes.ts";
import { readPagePart } from "../../render/page-part.ts";
import { writeFeed } from "./feed.ts";

const feedType = "application/rss+xml; charset=utf-8";

export interface MakeFeeds {
  model: SiteModel;
  /** In the order of the model's pages. */
  bodies: readonly BodyRecord[];
  cache: BuildCache;
  output: Output;
  version: string;
  /** Items are named by whole addresses, so there are no feeds without. */
  origin: string | null;
}

/** Feeds of the pages with `Update` that everybody may find, made again where the page has changed. Named in the model. */
export function makeFeeds({ model, bodies, cache, output, version, origin }: MakeFeeds): Record<string, MadeFiles> {
  const made: Record<string, MadeFiles> = {};
  if (origin === null) return made;
  for (const [index, page] of model.pages.entries()) {
    const body = bodies[index] as BodyRecord;
    if (!page.inSitemap || !body.features.split(" ").includes("updates")) continue;
    const path = page.path === "" ? "rss.xml" : `${page.path}/rss.xml`;
    if (model.files.includes(path)) continue;
    const feedPage = feedPageOf(model, page, path, origin);
    const name = `feed ${path}`;
    const key = keyOf(version, body.part.sha256, JSON.stringify(feedPage));
    const known = cache.index.made[name];
    const before = known?.key === key ? known.files[path] : undefined;
    page.head.rssHref = `/${path}`;
    if (known && before && output.has(before.sha256)) {
      output.known(path, before, feedType);
      made[name] = known;
      continue;
    }
    const { updates = [], sections, html } = readPagePart(readChunk(cache, body.part.chunk));
    made[name] = { key, files: { [path]: output.file(path, writeFeed(feedPage, updates, sections, html), feedType) } };
  }
  return made;
}

function feedPageOf(model: SiteModel, { path, head, summary, section }: ModelPage, feed: string, origin: string) {
  const slash = model.configs[0]?.seo.trailingSlash && path !== "" ? "/" : "";
  return {
    title: head.title === model.name ? head.title : `${head.title} - ${model.name}`,
    description: head.description || summary,
    language: model.sections[section]?.view.language ?? "en",
    origin,
    url: `${origin}/${encodePath(path)}${slash}`,
    feedUrl: `${origin}/${encodePath(feed)}`,
  };
}
