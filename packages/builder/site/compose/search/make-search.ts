import { buildScope, type ChangedPage, indexPath } from "../../../search/index.ts";
import { keyOf } from "../../../text/hashes.ts";
import type { BuildCache, KeptSearch, MadeFiles } from "../../cache/build-cache.ts";
import type { BodyRecord, CachedBlob } from "../../cache/page-record.ts";
import { ChunkReader, readChunk } from "../../cache/read-chunk.ts";
import type { ModelPage, SiteModel } from "../../model/site-model.ts";
import type { Output } from "../../output/output.ts";
import { readPageSearch } from "../../render/page-part.ts";
import { changeIndex, keptRun, keptTerms } from "./change-index.ts";
import { pagesByScope, searchPage, tabOf } from "./search-pages.ts";

/** What an index is made of, and where it and what the next build takes of it go. */
interface SearchSources {
  model: SiteModel;
  cache: BuildCache;
  output: Output;
  /** Of the program: another one makes it anew. */
  version: string;
}

/** Above this share of changed pages an index is built whole. */
const mostChanged = 0.1;

/**
 * The search index of every scope into the output: taken from the last build where nothing has changed, changed where
 * some pages have, else built whole. All three give the same bytes.
 */
export function makeSearch(
  sources: SearchSources,
  bodyOf: ReadonlyMap<ModelPage, BodyRecord>,
  made: Record<string, MadeFiles>,
): Record<string, KeptSearch> {
  const kept: Record<string, KeptSearch> = {};
  for (const [scope, pages] of pagesByScope(sources.model)) {
    const name = `search ${scope}`;
    const keys = pages.map((page) =>
      keyOf(page.file, page.boost, tabOf(sources.model, page), JSON.stringify(undated(page.head))),
    );
    const bodies = pages.map((page) => bodyOf.get(page) as BodyRecord);
    const blobs = bodies.map(({ search }) => search);
    const key = keyOf(sources.version, ...keys, ...blobs.map(({ sha256 }) => sha256));
    const result =
      takeSearch(sources, name, key) ??
      changeSearch(sources, name, key, pages, keys, blobs) ??
      buildWhole(sources, key, pages, keys, bodies);
    made[name] = result.made;
    kept[name] = result.kept;
    for (const [path, file] of Object.entries(result.made.files))
      sources.output.known(path, file, file.type, file.immutable);
  }
  return kept;
}

/** No index shows when a page was changed. */
function undated(head: ModelPage["head"]): ModelPage["head"] {
  return head.lastUpdated === null ? head : { ...head, lastUpdated: null };
}

interface Made {
  made: MadeFiles;
  kept: KeptSearch;
}

function takeSearch({ cache, output }: SearchSources, name: string, key: string): Made | null {
  const made = cache.index.made[name];
  const kept = cache.index.search[name];
  if (!kept || made?.key !== key || !Object.values(made.files).every((file) => output.has(file.sha256))) return null;
  return { made, kept };
}

function changeSearch(
  sources: SearchSources,
  name: string,
  key: string,
  pages: readonly ModelPage[],
  keys: string[],
  blobs: CachedBlob[],
): Made | null {
  const { cache, model, output } = sources;
  const known = cache.index.made[name];
  const before = cache.index.search[name];
  if (!known || !before || before.keys.length !== keys.length) return null;
  const changed: ChangedPage[] = [];
  for (const [index, own] of keys.entries()) {
    const blob = before.blobs[index] as CachedBlob;
    if (before.keys[index] === own && blob.sha256 === blobs[index]?.sha256) continue;
    const terms = keptTerms(cache, blob);
    if (!terms || changed.length > keys.length * mostChanged) return null;
    changed.push({ index, before: terms });
  }
  const searched = pages.map((page, index) =>
    searchPage(model, page, () => readPageSearch(readChunk(cache, (blobs[index] as CachedBlob).chunk))),
  );
  const made = changeIndex(searched[0]?.scope ?? "", searched, changed, {
    index: before.index,
    fileOf(path) {
      const file = known.files[path];
      return file && output.has(file.sha256) ? file : undefined;
    },
    cache,
    output,
  });
  return made && { made: { key, files: made.files }, kept: { keys, blobs, index: made.index } };
}

function buildWhole(
  sources: SearchSources,
  key: string,
  pages: readonly ModelPage[],
  keys: string[],
  bodies: readonly BodyRecord[],
): Made {
  const { cache, model, output } = sources;
  const reader = new ChunkReader(cache);
  const searched = pages.map((page, index) => {
    const { search, sections } = bodies[index] as BodyRecord;
    return searchPage(model, page, () => readPageSearch(reader.read(search.chunk)), sections);
  });
  const files: MadeFiles["files"] = {};
  const built = buildScope(indexPath(searched[0]?.scope ?? ""), searched, ({ path, bytes, type, immutable }) => {
    files[path] = output.file(path, bytes, type, immutable);
  });
  const runs = built.runs.map((run) => keptRun(cache, run));
  const index = { pages: built.pages, texts: built.texts, runs };
  return { made: { key, files }, kept: { keys, blobs: bodies.map(({ search }) => search), index } };
}
