import { blobsOf, type SiteFile } from "@lectern/contract/site/manifest";
import { contentInPieces, siteFile } from "../../files/site-file.ts";
import type { BuildCache } from "../cache/build-cache.ts";
import type { KeptManifest } from "../cache/kept-manifest.ts";
import { readChunk } from "../cache/read-chunk.ts";
import { llmsFullText } from "../compose/artefacts.ts";
import { textType } from "../output/file-type.ts";
import type { Output } from "../output/output.ts";
import type { BaseFullText, PatchBase } from "./base/patch-base.ts";
import { DamagedBase } from "./base/piece-file.ts";
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

/**
 * `llms-full.txt`: the pieces of edited pages made anew, of the base's text with what was edited since in its place.
 * @throws {DamagedBase} where the base does not hold it
 */
export async function patchFullText(patch: PatchFullText): Promise<void> {
  const { base, manifest, cache, output, edited, overlay, files } = patch;
  const { head } = base;
  const before = manifest.file("llms-full.txt");
  if (!head.fullText || !before || !edited.some(({ drawn }) => drawn.inLlms)) return;
  const full = base.data(head.fullText) as BaseFullText;
  const own = new Map(edited.map((page) => [page.source, page]));
  const blobs = [...blobsOf(before)];
  if (blobs.length !== full.pieces.length) throw new DamagedBase();
  let first = 0;
  for (const [number, { pages, text }] of full.pieces.entries()) {
    const replacements: Replacement[] = [];
    let isEdited = false;
    let at = 0;
    for (let index = first; index < first + pages; index++) {
      const source = full.sources[index] as string;
      const size = full.sizes[index] as number;
      const page = own.get(source);
      if (page) {
        const twin = readChunk(cache, page.after.body.twin.chunk);
        overlay.fullText.set(source, llmsFullText([{ address: full.addresses[index] as string, twin }]));
        isEdited = true;
      }
      const changed = overlay.fullText.get(source);
      if (changed) replacements.push({ start: at, end: at + size, bytes: changed });
      at += size;
    }
    if (isEdited) blobs[number] = await output.storePieces(replaceRanges(base.pieces.windows(text), replacements));
    first += pages;
  }
  const file = siteFile(contentInPieces(blobs), textType);
  // The same text stands where agents look for it.
  for (const path of ["llms-full.txt", ".well-known/llms-full.txt"])
    if (manifest.file(path)?.sha256 === before.sha256) files.set(path, file);
}
