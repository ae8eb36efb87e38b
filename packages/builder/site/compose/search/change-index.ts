import type { SiteFile } from "@lectern/contract";
import {
  type ChangedPage,
  indexPath,
  type PageTerms,
  type SearchFile,
  type SearchPages,
  type TermRun,
  updateScope,
  type WrittenRun,
} from "../../../search/index.ts";
import type { BuildCache, KeptSearch, KeptSearchRun } from "../../cache/build-cache.ts";
import type { CachedBlob } from "../../cache/page-record.ts";
import { readChunk } from "../../cache/read-chunk.ts";
import type { Output } from "../../output/output.ts";
import { readPageSearch } from "../../render/page-part.ts";

type Files = Record<string, SiteFile>;

/** An index as the last build left it, and what a new one of it goes through. */
export interface IndexBefore {
  index: KeptSearch["index"];
  /** A file of it by its path; undefined where that is not there any more. */
  fileOf(path: string): SiteFile | undefined;
  cache: BuildCache;
  output: Output;
}

/** The index of a scope after some of its pages have changed, with all its files; null where it has to be built whole. */
export function changeIndex(
  scope: string,
  pages: SearchPages,
  changed: readonly ChangedPage[],
  { index, fileOf, cache, output }: IndexBefore,
): { files: Files; index: KeptSearch["index"] } | null {
  const updated = updateScope(indexPath(scope), pages, changed, index, (run: KeptSearchRun) =>
    entriesOfRun(cache, run),
  );
  if (!updated) return null;
  const files: Files = {};
  const write = (file: SearchFile) => {
    files[file.path] = output.file(file.path, file.bytes, file.type, file.immutable);
  };
  const keep = (path: string): boolean => {
    const file = fileOf(path);
    if (file) files[path] = file;
    return file !== undefined;
  };
  write(updated.head);
  for (const { kept, files } of updated.texts) {
    if (files) files.forEach(write);
    else if (!kept.listed.every(({ path }) => keep(path))) return null;
  }
  const runs: KeptSearchRun[] = [];
  for (const { kept, written } of updated.runs) {
    if (kept) {
      if (!kept.paths.every(keep)) return null;
      runs.push(kept);
    }
    if (written) {
      written.files.forEach(write);
      runs.push(keptRun(cache, written));
    }
  }
  const texts = updated.texts.map(({ kept }) => kept);
  return { files, index: { pages: updated.pages, texts, runs } };
}

/** The terms of a page that the last build read; null where they are kept no more. */
export function keptTerms(cache: BuildCache, { chunk }: CachedBlob): PageTerms | null {
  const bytes = cache.chunks.read(chunk);
  return bytes ? (readPageSearch(bytes).terms ?? null) : null;
}

/** The terms of a run of the last build. */
function entriesOfRun(cache: BuildCache, run: KeptSearchRun): TermRun["entries"] {
  return JSON.parse(readChunk(cache, run.chunk).toString()) as TermRun["entries"];
}

/** A run that was written, with its terms kept for the next build. */
export function keptRun(cache: BuildCache, { run, listed, paths }: WrittenRun): KeptSearchRun {
  const chunk = cache.chunks.add(Buffer.from(JSON.stringify(run.entries)));
  return { from: run.from, listed, paths, chunk };
}
