import { closeSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import type { SiteBlob, SiteRedirect } from "@lectern/contract";
import { AppendWriter } from "../../../files/append-writer.ts";
import { isAbandoned } from "../../../files/chunk-store.ts";
import { readSealed, writeSealed } from "../../../files/sealed-file.ts";
import type { OperationReference, ReferenceSettings } from "../../../reference/index.ts";
import type { KeptSearch, MadeFiles } from "../../cache/build-cache.ts";
import type { PageRecord } from "../../cache/page-record.ts";
import type { PlaceSettings } from "../../compose/page-composer.ts";
import type { ModelPage, SiteModel } from "../../model/site-model.ts";
import type { ModelLayout } from "../../model/stored-model.ts";
import type { BodySettings } from "../../render/body-settings.ts";
import { removeOverlay } from "../overlay.ts";
import type { NameCounts } from "../shared-names.ts";
import { DamagedBase, type Piece, PieceFile } from "./piece-file.ts";

/** A page as the last whole build left it. */
export interface BasePage {
  record: PageRecord;
  drawn: ModelPage;
  /** Whether what it is made of besides its file is known here. */
  isPatchable: boolean;
  /** The operation that it is about, and the overlays of its specification. */
  operation: { reference: OperationReference; overlays: readonly string[] } | null;
}

/** What lists of pages (`llms.txt`, a skill) say of them: of those that the lists may name, in their order. */
export interface BaseLists {
  sources: string[];
  titles: string[];
  descriptions: string[];
  summaries: string[];
  twins: string[];
  /** Label of the first group around a page; null where there is none. */
  groups: (string | null)[];
  /** Links of the navigation that lead outside, each once. */
  outside: { label: string; href: string }[];
}

/** The model as it is kept, to be changed in some places: its pieces with the blobs that they are. */
export interface BaseModel {
  layout: ModelLayout;
  pieces: { blob: SiteBlob; text: Piece }[];
}

/** The search index of one scope, with the sources of its pages in order. */
export interface BaseSearch {
  made: MadeFiles;
  index: KeptSearch["index"];
  sources: string[];
}

/** The text of all pages, as it was made from `pages` in this order. */
export interface BaseFullText {
  sources: string[];
  /** Bytes of each page's part of the text. */
  sizes: number[];
  addresses: string[];
  /** As it is stored: how many pages each piece has, and their text. */
  pieces: { pages: number; text: Piece }[];
}

/**
 * What a whole build leaves for the next one, so that an edit of some pages' text costs what these pages cost. Small;
 * everything large is a piece of the data file, read when it is asked for.
 */
export interface PatchHead {
  version: string;
  /** Names the data file and the build. */
  id: string;
  /** Key of all options that matter, and of what was found in the tree beside files. */
  options: string;
  /** `path\0hash\n` for each file of the tree. */
  listing: string;
  settings: BodySettings;
  apiSettings: ReferenceSettings;
  place: PlaceSettings;
  /** The model without pages and sections. */
  site: Omit<SiteModel, "pages" | "sections">;
  sections: Piece[];
  sharedKey: string;
  sectionKeys: string[];
  /** Of each section: the scope that its readers search. */
  scopes: string[];
  /** Pieces of the pages in the order of `paths`, and the section of each. */
  pages: { pieces: Float64Array; sections: Uint32Array };
  /** Files that pages are made of besides their own, one a line. */
  dependedOn: string;
  /** Those of them that nothing but pages is made of, with the pages: `file\tindex index`, one a line. */
  snippets: string;
  /** Pages that other pages than their neighbours name, by their `href`, one a line. */
  named: string;
  /** Sections whose sidebars lead to a page of another section: `href\tsection`, one a line. */
  alsoIn: string;
  /** Section of the page that stands at the root. */
  startSection: number;
  /** How many pages use each name that stylesheets and scripts of the site are made for. */
  names: NameCounts;
  /** What links with a fragment want of pages: `path\tsuffix`, one a line. */
  wanted: string;
  /** Source of each page of the plan, by its path: a line for each page, with a tab between. */
  paths: string;
  /** Files that links may lead to, one a line: those that pages are composed with, and those that links are checked with. */
  files: { composed: string; checked: string };
  redirects: SiteRedirect[];
  firstPage: string | null;
  search: Map<string, Piece>;
  fullText: Piece | null;
  lists: Piece;
  model: Piece;
}

const dataName = (id: string) => `patch-${id}.data`;

/** Writes pieces into a new data file. */
export class PieceWriter {
  readonly #folder: string;
  readonly #id: string;
  readonly #temporary: string;
  readonly #descriptor: number;
  readonly #writer: AppendWriter;

  constructor(folder: string, id: string) {
    this.#folder = folder;
    this.#id = id;
    this.#temporary = join(folder, `${dataName(id)}.${process.pid}.part`);
    this.#descriptor = openSync(this.#temporary, "w");
    this.#writer = new AppendWriter(this.#descriptor);
  }

  add(bytes: Uint8Array): Piece {
    return this.addAll([bytes]);
  }

  addData(value: unknown): Piece {
    return this.add(serialize(value));
  }

  /** One piece of many bytes that are never held together. */
  addAll(parts: Iterable<Uint8Array>): Piece {
    const start = this.#writer.size;
    let checksum = 0;
    for (const bytes of parts) {
      checksum = crc32(bytes, checksum);
      this.#writer.append(bytes);
    }
    return [start, this.#writer.size - start, checksum];
  }

  /** Ends the data, then writes the head that names it; before that the base of the build before still holds. */
  save(head: PatchHead): void {
    this.#writer.flush();
    closeSync(this.#descriptor);
    renameSync(this.#temporary, join(this.#folder, dataName(this.#id)));
    writeSealed(join(this.#folder, "patch-head"), head);
    removeOverlay(this.#folder);
    for (const name of readdirSync(this.#folder)) {
      const path = join(this.#folder, name);
      if (/^patch-[0-9a-f]+\.data$/.test(name) && name !== dataName(this.#id)) rmSync(path, { force: true });
      // Another build of the same cache may be writing its own.
      if (/^patch-.*\.part$/.test(name) && isAbandoned(path)) rmSync(path, { force: true });
    }
  }
}

/** What a whole build left, opened for reading. */
export class PatchBase {
  readonly head: PatchHead;
  readonly pieces: PieceFile;
  #sources: string[] | null = null;
  #places: Map<string, number> | null = null;

  private constructor(head: PatchHead, pieces: PieceFile) {
    this.head = head;
    this.pieces = pieces;
  }

  /** Null where there is none, or one of another program. */
  static open(folder: string, version: string): PatchBase | null {
    const head = readSealed(join(folder, "patch-head")) as PatchHead | null;
    if (head?.version !== version || !/^[0-9a-f]+$/.test(head.id)) return null;
    try {
      return new PatchBase(head, new PieceFile(join(folder, dataName(head.id))));
    } catch {
      return null;
    }
  }

  /** Sources of the pages in order. */
  get sources(): readonly string[] {
    const { paths } = this.head;
    this.#sources ??= paths === "" ? [] : paths.split("\n").map((line) => line.slice(line.indexOf("\t") + 1));
    return this.#sources;
  }

  /** The place of a page in the order of pages; null where there is none. */
  indexOf(source: string): number | null {
    this.#places ??= new Map(this.sources.map((one, index) => [one, index]));
    return this.#places.get(source) ?? null;
  }

  /** What the last whole build left of a page. @throws {DamagedBase} */
  page(index: number): BasePage {
    return this.data([...this.head.pages.pieces.subarray(3 * index, 3 * index + 3)] as Piece) as BasePage;
  }

  /** The same by its source; null where there is none. */
  pageOf(source: string): BasePage | null {
    const index = this.indexOf(source);
    return index === null ? null : this.page(index);
  }

  /** Pages that are made of a file that nothing else is made of; null for any other file. */
  pagesWith(file: string): string[] | null {
    const { snippets } = this.head;
    const at = snippets.startsWith(`${file}\t`) ? 0 : snippets.indexOf(`\n${file}\t`) + 1;
    if (at === 0 && !snippets.startsWith(`${file}\t`)) return null;
    const end = snippets.indexOf("\n", at);
    const indexes = snippets.slice(at + file.length + 1, end < 0 ? undefined : end).split(" ");
    return indexes.map((index) => this.sources[Number(index)] as string);
  }

  /** Null when the file is damaged. */
  read(piece: Piece): Buffer | null {
    return this.pieces.read(piece);
  }

  /** @throws {DamagedBase} */
  data(piece: Piece): unknown {
    return deserialize(this.bytes(piece));
  }

  /** @throws {DamagedBase} */
  bytes(piece: Piece): Buffer {
    const bytes = this.read(piece);
    if (!bytes) throw new DamagedBase();
    return bytes;
  }

  close(): void {
    this.pieces.close();
  }
}
