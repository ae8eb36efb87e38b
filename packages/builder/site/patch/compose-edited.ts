import type { SiteFile } from "@lectern/contract";
import { joinPieces } from "../../files/file-pieces.ts";
import type { BuildCache } from "../cache/build-cache.ts";
import type { BodyRecord, ComposedRecord } from "../cache/page-record.ts";
import { readChunk } from "../cache/read-chunk.ts";
import { composedKey, sectionKey } from "../compose/composed-keys.ts";
import { PageComposer } from "../compose/page-composer.ts";
import type { MarkPlace } from "../compose/resolve-marks.ts";
import type { ModelPage, SiteModel } from "../model/site-model.ts";
import { htmlType, markdownType, textType } from "../output/file-type.ts";
import type { Output } from "../output/output.ts";
import { readPagePart } from "../render/page-part.ts";
import type { PatchBase } from "./base/patch-base.ts";
import type { Piece } from "./base/piece-file.ts";
import { withNeighbours } from "./edited-head.ts";
import type { Edited } from "./edited-pages.ts";
import { type PageLabel, relabel } from "./named-pages.ts";
import { mostComposed, type Overlay } from "./overlay.ts";

type Section = SiteModel["sections"][number];

export interface ComposeEdited {
  base: PatchBase;
  cache: BuildCache;
  output: Output;
  edited: readonly Edited[];
  /** Gets the drawn pages and sections that have changed. */
  overlay: Overlay;
  /** Get what has changed in the manifest. */
  files: Map<string, SiteFile | null>;
  parts: Map<string, SiteFile>;
  /** How links are written; null where no page is composed for an origin of its own. */
  place: ((composer: PageComposer) => MarkPlace) | null;
}

/**
 * Composes the edited pages, and those that show the name of one: its neighbours, and all that have it in their sidebar.
 * False where these are too many.
 */
export function composeEdited(compose: ComposeEdited): boolean {
  const { base, cache, output, edited, overlay, files, parts } = compose;
  const { head } = base;
  const labels = new Map(
    edited
      .filter(({ was, head }) => JSON.stringify(was.head.label) !== JSON.stringify(head.label))
      .map(({ drawn, head }) => [drawn.head.href, head.label]),
  );
  for (const page of edited) {
    page.drawn = withNeighbours(page.drawn, labels);
    if (JSON.stringify(page.drawn) !== JSON.stringify(page.was.drawn))
      overlay.drawn.set(page.source, { index: page.index, page: page.drawn });
  }
  const sections = new Sections(base, overlay);
  const others = labels.size === 0 ? [] : showing(compose, sections, labels);
  if (!others) return false;
  for (const { drawn } of edited) sections.section(drawn.section);
  const model: SiteModel = { ...head.site, pages: [], sections: sections.opened };
  const composer = new PageComposer(model, head.place);
  const place = compose.place?.(composer);
  const composed = (drawn: ModelPage, body: BodyRecord): ComposedRecord | null => {
    if (!place) return null;
    const part = readPagePart(readChunk(cache, body.part.chunk));
    const file = output.store(joinPieces(composer.compose(drawn, part, place)));
    files.set(drawn.file, { ...file, type: htmlType });
    if (head.site.first !== null && head.firstPage === drawn.path) files.set("index.html", { ...file, type: htmlType });
    return { key: composedKey(sections.key(drawn.section), body, drawn), ...file };
  };
  for (const { drawn, after } of edited) {
    const { body } = after;
    after.composed = composed(drawn, body);
    for (const { sha256, chunk } of [body.part, body.twin])
      if (!output.has(sha256)) output.put(sha256, readChunk(cache, chunk));
    files.set(drawn.twin, { sha256: body.twin.sha256, size: body.twin.size, type: markdownType });
    parts.set(drawn.part, { sha256: body.part.sha256, size: body.part.size, type: textType });
  }
  for (const { drawn, body } of others) composed(drawn, body);
  if (place && sections.changed.has(head.startSection)) {
    // The page of what is not found stands in the section of the first page.
    const start = { path: "", section: head.startSection } as ModelPage;
    const notFound = new PageComposer({ ...model, first: null, pages: [start] }, head.place).notFound(place);
    files.set("404.html", { ...output.store(joinPieces(notFound)), type: htmlType });
  }
  return true;
}

/** Pages that are not edited and show a name that has changed; null where these are too many. */
function showing(
  { base, edited, overlay }: ComposeEdited,
  sections: Sections,
  labels: ReadonlyMap<string, PageLabel>,
): { drawn: ModelPage; body: BodyRecord }[] | null {
  const { head } = base;
  const touched = new Set(edited.flatMap(({ drawn }) => (labels.has(drawn.head.href) ? [drawn.section] : [])));
  for (const line of head.alsoIn.split("\n")) {
    const [href = "", section] = line.split("\t");
    if (labels.has(href)) touched.add(Number(section));
  }
  for (const section of touched) sections.relabel(section, labels);
  const own = new Set(edited.map(({ index }) => index));
  const found: { drawn: ModelPage; body: BodyRecord }[] = [];
  let looked = 0;
  for (const [index, section] of head.pages.sections.entries()) {
    if (!touched.has(section) || own.has(index)) continue;
    if (++looked > mostComposed) return null;
    const page = base.page(index);
    const { source } = page.drawn;
    const before = overlay.drawn.get(source)?.page ?? page.drawn;
    const drawn = withNeighbours(before, labels);
    if (drawn === before && !sections.changed.has(section)) continue;
    if (drawn !== before) overlay.drawn.set(source, { index, page: drawn });
    found.push({ drawn, body: (overlay.pages.get(source) ?? page.record).body as BodyRecord });
  }
  return found;
}

/** Sections of the model, read when they are asked for. */
class Sections {
  readonly opened: Section[] = [];
  /** Those that this patch has changed. */
  readonly changed = new Set<number>();
  readonly #base: PatchBase;
  readonly #overlay: Overlay;

  constructor(base: PatchBase, overlay: Overlay) {
    this.#base = base;
    this.#overlay = overlay;
  }

  section(number: number): Section {
    const base = this.#base;
    this.opened[number] ??=
      this.#overlay.sections.get(number)?.section ?? (base.data(base.head.sections[number] as Piece) as Section);
    return this.opened[number];
  }

  key(number: number): string {
    return this.#overlay.sections.get(number)?.key ?? (this.#base.head.sectionKeys[number] as string);
  }

  relabel(number: number, labels: ReadonlyMap<string, PageLabel>): void {
    const before = this.section(number);
    const section = { ...before, view: { ...before.view, sidebar: relabel(before.view.sidebar, labels) } };
    if (JSON.stringify(section) === JSON.stringify(before)) return;
    this.opened[number] = section;
    this.changed.add(number);
    this.#overlay.sections.set(number, { section, key: sectionKey(this.#base.head.sharedKey, section) });
  }
}
