import { withCurrentMarks } from "../../html/marks.ts";
import type { ModelHead, ModelPage, SiteModel } from "./site-model.ts";

/** A model as it is kept, and where the pieces of it lie that an edit changes. */
export interface StoredModel {
  bytes: Buffer;
  layout: ModelLayout;
}

/** Start and end of each piece in bytes, one after the other. */
export interface ModelLayout {
  sections: Float64Array;
  pages: Float64Array;
  heads: Float64Array;
}

/**
 * The model as it is kept: a line of JSON for the site, then one for the head of each page. Heads are most of it, and a
 * bundle after an edit needs few of them.
 */
export function storeModel(model: SiteModel): StoredModel {
  const { pages, sections, ...site } = model;
  let text = "";
  let bytes = 0;
  const add = (piece: string) => {
    text += piece;
    bytes += Buffer.byteLength(piece);
  };
  const list = <T>(items: readonly T[], between: string, textOf: (item: T) => string) => {
    const places = new Float64Array(2 * items.length);
    for (const [index, item] of items.entries()) {
      if (index > 0) add(between);
      places[2 * index] = bytes;
      add(textOf(item));
      places[2 * index + 1] = bytes;
    }
    return places;
  };
  add(`${JSON.stringify({ ...site, format: 2 }).slice(0, -1)},"sections":[`);
  const ofSections = list(sections, ",", storedSection);
  add('],"pages":[');
  const ofPages = list(pages, ",", storedPage);
  add(pages.length > 0 ? "]}\n" : "]}");
  const ofHeads = list(pages, "\n", headText);
  return { bytes: Buffer.from(text), layout: { sections: ofSections, pages: ofPages, heads: ofHeads } };
}

/** A section as its model is stored. */
export function storedSection(section: SiteModel["sections"][number]): string {
  return JSON.stringify(section);
}

/** A page without its head, which is kept apart. */
export function storedPage({ head: _head, ...page }: ModelPage): string {
  return JSON.stringify(page);
}

/** Reads what `storeModel` wrote, and models of earlier builders. @throws for another format. */
export function readStoredModel(text: string): SiteModel {
  const [site = "", ...heads] = text.split("\n");
  const stored = JSON.parse(site) as Omit<SiteModel, "format"> & { format: number };
  if (stored.format === 1) return earlierModel(text);
  if (stored.format !== 2)
    throw new Error(`The deployment's model has format ${stored.format}, this builder composes formats 1 and 2`);
  return { ...stored, format: 1, pages: stored.pages.map((page, index) => new StoredPage(page, heads[index] ?? "")) };
}

/** A model of format 1: JSON as a whole, perhaps with marks that are written otherwise now. */
function earlierModel(text: string): SiteModel {
  return JSON.parse(withCurrentMarks(text, (mark) => JSON.stringify(mark).slice(1, -1))) as SiteModel;
}

/**
 * The head that was read last. What is made of a page asks for it several times in a row; to keep the heads of all pages would
 * be most of what a bundle holds in memory, which every collection goes through.
 */
let lastRead: { page: StoredPage; head: ModelHead } | null = null;

/** A page whose head is read when it is asked for. */
class StoredPage implements ModelPage {
  readonly path: string;
  readonly file: string;
  readonly source: string;
  readonly twin: string;
  readonly section: number;
  readonly modified: string | null;
  readonly inSitemap: boolean;
  readonly inSearch: boolean;
  readonly inLlms: boolean;
  readonly boost: number;
  readonly hasFeed: boolean;
  readonly summary: string;
  readonly part: string;
  readonly #headText: string;

  constructor(page: Omit<ModelPage, "head">, headText: string) {
    this.path = page.path;
    this.file = page.file;
    this.source = page.source;
    this.twin = page.twin;
    this.section = page.section;
    this.modified = page.modified;
    this.inSitemap = page.inSitemap;
    this.inSearch = page.inSearch;
    this.inLlms = page.inLlms;
    this.boost = page.boost;
    this.hasFeed = page.hasFeed ?? false;
    this.summary = page.summary;
    this.part = page.part;
    this.#headText = headText;
  }

  get head(): ModelHead {
    if (lastRead?.page !== this) lastRead = { page: this, head: JSON.parse(this.#headText) as ModelHead };
    return lastRead.head;
  }

  get headText(): string {
    return this.#headText;
  }
}

/** The head of a page as text: the same for the same head. */
export function headText(page: ModelPage): string {
  return page instanceof StoredPage ? page.headText : JSON.stringify(page.head);
}
