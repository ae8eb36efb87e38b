import type { SiteFile } from "@lectern/contract";
import type { BuildCache } from "../cache/build-cache.ts";
import type { KeptManifest } from "../cache/kept-manifest.ts";
import { readChunk } from "../cache/read-chunk.ts";
import { llmsFullText } from "../compose/artefacts.ts";
import { textType } from "../output/file-type.ts";
import type { Output } from "../output/output.ts";
import type { BaseFullText, PatchBase } from "./base/patch-base.ts";
import type { Edited } from "./edited-pages.ts";
import type { Overlay } from "./overlay.ts";
import { type Replacement, replaceRanges } from "./replace-ranges.ts";

export interface PatchFullText {
  base: PatchBase;
  manifest: KeptManifest;
  cache: BuildCache;
  output: Output;
  edited: readonly Edited[];
  overlay: Overlay;
  files: Map<string, SiteFile | null>;
}

/** `llms-full.txt`: the base's text with the parts of edited pages in place of theirs. */
export async function patchFullText(patch: PatchFullText): Promise<void> {
  const { base, manifest, cache, output, edited, overlay, files } = patch;
  const { head } = base;
  if (!head.fullText || !edited.some(({ drawn }) => drawn.inLlms)) return;
  const full = base.data(head.fullText) as BaseFullText;
  const own = new Map(edited.map((page) => [page.source, page]));
  const replacements: Replacement[] = [];
  let at = 0;
  for (const [index, source] of full.sources.entries()) {
    const size = full.sizes[index] as number;
    const page = own.get(source);
    if (page) {
      const twin = readChunk(cache, page.after.body.twin.chunk);
      overlay.fullText.set(source, llmsFullText([{ address: full.addresses[index] as string, twin }]));
    }
    const changed = overlay.fullText.get(source);
    if (changed) replacements.push({ start: at, end: at + size, bytes: changed });
    at += size;
  }
  const before = manifest.file("llms-full.txt")?.sha256;
  const stored = await output.storePieces(replaceRanges(base.pieces.windows(full.text), replacements));
  const file = { ...stored, type: textType };
  // The same text stands where agents look for it.
  for (const path of ["llms-full.txt", ".well-known/llms-full.txt"])
    if (manifest.file(path)?.sha256 === before) files.set(path, file);
}
