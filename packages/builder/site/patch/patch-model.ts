import type { SiteBlob, SiteFile } from "@lectern/contract";
import { contentInPieces, siteFile } from "../../files/site-file.ts";
import { modelPart } from "../model/site-model.ts";
import { storedPage, storedSection } from "../model/stored-model.ts";
import { textType } from "../output/file-type.ts";
import type { Output } from "../output/output.ts";
import type { BaseModel, PatchBase } from "./base/patch-base.ts";
import type { Overlay } from "./overlay.ts";
import { type Replacement, replaceRanges } from "./replace-ranges.ts";

/** The model of the site with the pages and sections of the overlay in place of theirs: the pieces that hold them made anew. */
export async function patchModel(
  base: PatchBase,
  overlay: Overlay,
  output: Output,
  parts: Map<string, SiteFile>,
): Promise<void> {
  const { layout, pieces } = base.data(base.head.model) as BaseModel;
  const replacements: Replacement[] = [];
  const replace = (places: Float64Array, index: number, json: string) =>
    replacements.push({
      start: places[2 * index] as number,
      end: places[2 * index + 1] as number,
      bytes: Buffer.from(json),
    });
  for (const [number, { section }] of overlay.sections) replace(layout.sections, number, storedSection(section));
  for (const { index, page } of overlay.drawn.values()) {
    replace(layout.pages, index, storedPage(page));
    replace(layout.heads, index, JSON.stringify(page.head));
  }
  replacements.sort((a, b) => a.start - b.start);
  const blobs: SiteBlob[] = [];
  let start = 0;
  let next = 0;
  for (const { blob, text } of pieces) {
    const end = start + text[1];
    const own: Replacement[] = [];
    for (let one = replacements[next]; one && one.start < end; one = replacements[++next])
      own.push({ ...one, start: one.start - start, end: one.end - start });
    blobs.push(own.length > 0 ? await output.storePieces(replaceRanges(base.pieces.windows(text), own)) : blob);
    start = end;
  }
  parts.set(modelPart, siteFile(contentInPieces(blobs), textType));
}
