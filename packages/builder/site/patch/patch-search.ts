import type { SiteFile } from "@lectern/contract";
import { indexPath, type PageTerms, type SearchFile, type SearchPage, updateScope } from "../../search/index.ts";
import type { BuildCache, KeptSearchRun } from "../cache/build-cache.ts";
import type { BodyRecord } from "../cache/page-record.ts";
import { readChunk } from "../cache/read-chunk.ts";
import { entriesOfRun, keptRun } from "../compose/make-search.ts";
import { searchPageIn } from "../compose/search-pages.ts";
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
  const known = unpackSearch(packed);
  const changed: { index: number; before: PageTerms }[] = [];
  for (const { source, was } of edited) {
    const index = known.sources.indexOf(source);
    const bytes = cache.chunks.read(was.body.search.chunk);
    const terms = bytes && readPageSearch(bytes).terms;
    if (index < 0 || !terms) return false;
    changed.push({ index, before: terms });
  }
  const opened = new Map<number, SearchPage>();
  const pages = {
    length: known.sources.length,
    at(index: number): SearchPage {
      let page = opened.get(index);
      if (!page) {
        const tab = known.index.pages[index]?.tab ?? "";
        page = openPage(patch, scope, tab, known.sources[index] as string);
        opened.set(index, page);
      }
      return page;
    },
  };
  const updated = updateScope(indexPath(scope), pages, changed, known.index, (run: KeptSearchRun) =>
    entriesOfRun(cache, run),
  );
  if (!updated) return false;
  const made: Record<string, SiteFile> = {};
  const write = (file: SearchFile) => {
    made[file.path] = output.file(file.path, file.bytes, file.type, file.immutable);
  };
  const keep = (path: string) => {
    const file = known.made.files[path];
    if (file) made[path] = file;
    return file !== undefined;
  };
  write(updated.head);
  for (const { kept, files } of updated.texts) {
    if (files) files.forEach(write);
    else if (!kept.listed.every(({ path }) => keep(path))) return false;
  }
  const runs: KeptSearchRun[] = [];
  for (const { kept, written } of updated.runs) {
    if (kept) {
      if (!kept.paths.every(keep)) return false;
      runs.push(kept);
    }
    if (written) {
      for (const file of written.files) write(file);
      runs.push(keptRun(cache, written));
    }
  }
  for (const path in known.made.files) if (!made[path]) files.set(path, null);
  for (const path in made)
    if (made[path]?.sha256 !== known.made.files[path]?.sha256) files.set(path, made[path] as SiteFile);
  const texts = updated.texts.map(({ kept }) => kept);
  indexes.set(scope, {
    made: { key: "", files: made },
    index: { pages: updated.pages, texts, runs },
    sources: known.sources,
  });
  return true;
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
