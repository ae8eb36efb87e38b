import { hash } from "node:crypto";
import { withCurrentMarks } from "../../html/marks.ts";
import { piecesOfPages } from "./pieces-of-pages.ts";
import { groupOf, type ModelHead, type ModelPage, type SiteModel } from "./site-model.ts";

const newline = 10;

/** A model as it is kept, and where what an edit changes lies in it. */
export interface StoredModel {
  /** Kept one after the other, each as a blob of its own: an edit changes few of them. */
  pieces: Buffer[];
  layout: ModelLayout;
}

/** Start and end of each text in bytes of the whole, one after the other. */
export interface ModelLayout {
  sections: Float64Array;
  pages: Float64Array;
  heads: Float64Array;
}

/** What stands in the first line for a page. */
type ListedPage = Omit<ModelPage, "head"> & { headKey?: string };

/**
 * The model as it is kept: a line of JSON for the site, then one for the head of each page. Heads are most of it, and a
 * bundle after an edit needs few of them: for the others it takes the key and the group that the first line has for each. The
 * line is a piece, and so are some hundred heads.
 */
export function storeModel(model: SiteModel): StoredModel {
  const { pages, sections, ...site } = model;
  const pieces: string[] = [""];
  let bytes = 0;
  const add = (text: string) => {
    pieces[pieces.length - 1] += text;
    bytes += Buffer.byteLength(text);
  };
  const list = <T>(
    items: readonly T[],
    between: string,
    textOf: (item: T) => string,
    begins?: (item: T) => boolean,
  ) => {
    const places = new Float64Array(2 * items.length);
    for (const [index, item] of items.entries()) {
      if (index > 0) add(between);
      if (begins?.(item)) pieces.push("");
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
  const begins = new Set(piecesOfPages(pages, (page) => page.path).map(([first]) => first));
  const ofHeads = list(
    pages,
    "\n",
    (page) => JSON.stringify(page.head),
    (page) => begins.has(page),
  );
  return {
    pieces: pieces.map((text) => Buffer.from(text)),
    layout: { sections: ofSections, pages: ofPages, heads: ofHeads },
  };
}

/** A section as its model is stored. */
export function storedSection(section: SiteModel["sections"][number]): string {
  return JSON.stringify(section);
}

/** A page without its head, which is kept apart, and with a key of it and what a list of all pages says of it. */
export function storedPage(page: ModelPage): string {
  const { head, ...listed } = page;
  return JSON.stringify({ ...listed, headKey: headKey(page), group: groupOf({ head }) } satisfies ListedPage);
}

/**
 * Reads the pieces that `storeModel` wrote, and models of earlier builders, which are one. Heads stay the bytes that they are
 * until they are asked for.
 * @throws for another format.
 */
export function readStoredModel(pieces: readonly Uint8Array[]): SiteModel {
  const lines = linesOf(pieces);
  const site = lines.next().value ?? Buffer.alloc(0);
  const stored = JSON.parse(site.toString()) as Omit<SiteModel, "format" | "pages"> & {
    format: number;
    pages: ListedPage[];
  };
  if (stored.format === 1) return earlierModel(site.toString());
  if (stored.format !== 2)
    throw new Error(`The deployment's model has format ${stored.format}, this builder composes formats 1 and 2`);
  const pages = stored.pages.map((page) => new StoredPage(page, lines.next().value ?? Buffer.alloc(0)));
  return { ...stored, format: 1, pages };
}

/** The lines of a text without their ends; no piece of it ends within one. */
function* linesOf(pieces: readonly Uint8Array[]): Generator<Buffer, undefined> {
  for (const { buffer, byteOffset, byteLength } of pieces) {
    const text = Buffer.from(buffer, byteOffset, byteLength);
    for (let start = 0; start < text.length; ) {
      const end = text.indexOf(newline, start);
      yield text.subarray(start, end === -1 ? text.length : end);
      start = end === -1 ? text.length : end + 1;
    }
  }
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
  readonly group: string | undefined;
  readonly #headBytes: Buffer;
  /** Not known of models of earlier builders. */
  readonly #headKey: string | undefined;

  constructor(page: ListedPage, headBytes: Buffer) {
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
    this.group = page.group;
    this.#headBytes = headBytes;
    this.#headKey = page.headKey;
  }

  get head(): ModelHead {
    if (lastRead?.page !== this) lastRead = { page: this, head: JSON.parse(this.#headBytes.toString()) as ModelHead };
    return lastRead.head;
  }

  get headKey(): string {
    return this.#headKey ?? keyOfHead(this.#headBytes);
  }
}

/** A key of the head of a page: the same for the same head, whoever has it. */
export function headKey(page: ModelPage): string {
  return page instanceof StoredPage ? page.headKey : keyOfHead(JSON.stringify(page.head));
}

/** 132 bits: a site has thousands of them, and a bundle's plan goes through all. */
function keyOfHead(head: string | Uint8Array): string {
  return hash("sha256", head, "base64url").slice(0, 22);
}
