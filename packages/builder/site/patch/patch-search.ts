import type { SiteFile } from "@lectern/contract";
import type { ChangedPage, SearchPage, SearchPages } from "../../search/index.ts";
import type { BuildCache } from "../cache/build-cache.ts";
import type { BodyRecord } from "../cache/page-record.ts";
import { readChunk } from "../cache/read-chunk.ts";
import { changeIndex, keptTerms } from "../compose/search/change-index.ts";
import { searchPageIn } from "../compose/search/search-pages.ts";
import type { Output } from "../output/output.ts";
import { readPageSearch } from "../render/page-part.ts";
import { unpackSearch } from "./base/packed-search.ts";
import type { BaseSearch, PatchBase } from "./base/patch-base.ts";
import { DamagedBase } from "./base/piece-file.ts";
import type { Edited } from "./edited-pages.ts";
import type { Overlay } from "./overlay.ts";

export interface PatchSearch {
  base: PatchBase;
  cache: BuildCache;
  output: Output;
  edited: readonly Edited[];
  /** Holds the edited pages already. */
  overlay: Overlay;
  /** Gets the changed indexes. */
  indexes: Map<string, BaseSearch>;
  /** Gets the changed files, and null for those that are no longer there. */
  files: Map<string, SiteFile | null>;
}

/** Changes the search indexes that the edited pages stand in. False where an index has to be built whole. */
export function patchSearch(patch: PatchSearch): boolean {
  const { base, edited } = patch;
  const scopes = Map.groupBy(
    edited.filter((page) => page.drawn.inSearch && isFoundOtherwise(page)),
    ({ drawn }) => base.head.scopes[drawn.section] as string,
  );
  for (const [scope, pages] of scopes) if (!patchScope(patch, scope, pages)) return false;
  return true;
}

function patchScope(patch: PatchSearch, scope: string, edited: PatchSearch["edited"]): boolean {
  const { base, cache, output, overlay, indexes, files } = patch;
  const piece = base.head.search.get(scope);
  const packed = overlay.search.get(scope) ?? (piece && base.bytes(piece));
  if (!packed) return false;
  const { index, made, sources } = unpackSearch(packed);
  const changed: ChangedPage[] = [];
  for (const { source, was } of edited) {
    const place = sources.indexOf(source);
    const terms = keptTerms(cache, was.body.search);
    if (place < 0 || !terms) return false;
    changed.push({ index: place, before: terms });
  }
  const pages = openedOnce(sources.length, (place) =>
    openPage(patch, scope, index.pages[place]?.tab ?? "", sources[place] as string),
  );
  const after = changeIndex(scope, pages, changed, { index, fileOf: (path) => made.files[path], cache, output });
  if (!after) return false;
  noteFiles(made.files, after.files, files);
  indexes.set(scope, { made: { key: "", files: after.files }, index: after.index, sources });
  return true;
}

/** Pages of an index, each of them opened when it is first asked for. */
function openedOnce(length: number, open: (index: number) => SearchPage): SearchPages {
  const opened = new Map<number, SearchPage>();
  return {
    length,
    at(index) {
      const page = opened.get(index) ?? open(index);
      opened.set(index, page);
      return page;
    },
  };
}

/** Notes which files of an index are others than before, or are no more. */
function noteFiles(
  before: Readonly<Record<string, SiteFile>>,
  after: Readonly<Record<string, SiteFile>>,
  files: PatchSearch["files"],
): void {
  for (const path in before) if (!after[path]) files.set(path, null);
  for (const [path, file] of Object.entries(after)) if (file.sha256 !== before[path]?.sha256) files.set(path, file);
}

/** Whether an index shows something else of a page: a title in other letters has the same terms. */
function isFoundOtherwise({ was, drawn, after }: Edited): boolean {
  const isSame = JSON.stringify(was.drawn.head) === JSON.stringify(drawn.head);
  return !isSame || was.body.search.sha256 !== after.body.search.sha256;
}

function openPage({ base, cache, overlay }: PatchSearch, scope: string, tab: string, source: string): SearchPage {
  const page = base.pageOf(source);
  if (!page) throw new DamagedBase();
  const body = (overlay.pages.get(source) ?? page.record).body as BodyRecord;
  const drawn = overlay.drawn.get(source)?.page ?? page.drawn;
  return searchPageIn(scope, tab, drawn, () => readPageSearch(readChunk(cache, body.search.chunk)));
}
