import type { SiteBlob } from "@lectern/contract";
import type { OperationReference, ReferenceSettings } from "../../../reference/index.ts";
import type { NamedLink } from "../../../source/config/named-links.ts";
import { addToList } from "../../../text/add-to-list.ts";
import type { CacheIndex } from "../../cache/build-cache.ts";
import type { PageRecord } from "../../cache/page-record.ts";
import { AddressBook } from "../../compose/address-book.ts";
import { llmsFullText } from "../../compose/artefacts.ts";
import type { PlaceSettings } from "../../compose/page-composer.ts";
import { scopeOf } from "../../compose/search/search-pages.ts";
import { piecesOfPages } from "../../model/pieces-of-pages.ts";
import { type ModelPage, type SiteModel, startOf } from "../../model/site-model.ts";
import type { StoredModel } from "../../model/stored-model.ts";
import type { SitePlan } from "../../plan/site-plan.ts";
import type { BodySettings } from "../../render/body-settings.ts";
import { namedPages, otherPlaces } from "../named-pages.ts";
import { countNames, type NameCounts } from "../shared-names.ts";
import { filesOf, namesOperation, snippetLines } from "../snippets.ts";
import { addWanted, collectWanted, hasRedirectToAnchor } from "../wanted-anchors.ts";
import { listsOf } from "./base-lists.ts";
import { packSearch } from "./packed-search.ts";
import {
  type BaseFullText,
  type BaseModel,
  type BasePage,
  type BaseSearch,
  type PatchHead,
  PieceWriter,
} from "./patch-base.ts";
import type { Piece } from "./piece-file.ts";

/** What a whole build knows at its end. */
export interface KeepBase {
  version: string;
  settings: BodySettings;
  apiSettings: ReferenceSettings;
  /** Operations that pages are about, by the page's source, and overlays of a specification. */
  references: ReadonlyMap<string, OperationReference>;
  overlaysOf(file: string): readonly string[];
  place: PlaceSettings;
  sharedKey: string;
  sectionKeys: readonly string[];
  model: SiteModel;
  storedModel: StoredModel & { blobs: readonly SiteBlob[] };
  plan: SitePlan;
  pages: Readonly<Record<string, PageRecord>>;
  index: Pick<CacheIndex, "made" | "search">;
  checkedFiles: readonly string[];
  /** Those of docs.json. */
  links: readonly NamedLink[];
  /** Files that were read for anything but the page that they are. */
  readFiles: ReadonlySet<string>;
  /** The pages of the text of all pages; null where the author wrote the file. */
  fullText: { pages: readonly ModelPage[]; address(page: ModelPage): string; twin(page: ModelPage): Uint8Array } | null;
}

/** Writes what `patchBuild` needs of this build. `folder` is that of the cache. */
export function keepBase(
  folder: string,
  keep: KeepBase,
  build: { id: string; options: string; listing: string },
): void {
  const { model, plan, fullText } = keep;
  const pieces = new PieceWriter(folder, build.id);
  const { pages: drawnPages, sections, ...site } = model;
  const { placed, dependents, wanted, names } = addPages(pieces, keep);
  const head: PatchHead = {
    version: keep.version,
    ...build,
    settings: keep.settings,
    apiSettings: keep.apiSettings,
    place: keep.place,
    site,
    search: addSearch(pieces, keep),
    sections: sections.map((section) => pieces.addData(section)),
    sharedKey: keep.sharedKey,
    sectionKeys: [...keep.sectionKeys],
    scopes: sections.map(({ view }) => view.searchScope ?? view.language),
    pages: { pieces: placed, sections: Uint32Array.from(drawnPages, (page) => page.section) },
    dependedOn: [...new Set([...keep.readFiles, ...dependents.keys()])].join("\n"),
    snippets: snippetLines(dependents, keep).join("\n"),
    named: [...namedPages(model, keep.pages)].join("\n"),
    alsoIn: otherPlaces(model).join("\n"),
    startSection: startOf(model)?.section ?? 0,
    names,
    wanted: [...wanted].join("\n"),
    paths: plan.pages.map((page) => `${page.path}\t${page.source}`).join("\n"),
    files: {
      composed: [...model.files, ...drawnPages.map((page) => page.twin)].join("\n"),
      checked: keep.checkedFiles.join("\n"),
    },
    redirects: plan.redirects,
    firstPage: plan.firstPage?.path ?? null,
    fullText: fullText && addFullText(pieces, fullText),
    lists: pieces.addData(listsOf(model)),
    model: pieces.addData({
      layout: keep.storedModel.layout,
      pieces: keep.storedModel.blobs.map((blob, index) => ({
        blob,
        text: pieces.add(keep.storedModel.pieces[index] as Buffer),
      })),
    } satisfies BaseModel),
  };
  pieces.save(head);
}

/** What the pages are and what of the site depends on them. */
interface AddedPages {
  /** Where the piece of each page stands, three numbers for each. */
  placed: Float64Array;
  /** Pages, by their place in the order, that each file is a part of. */
  dependents: Map<string, number[]>;
  /** Anchors that pages and docs.json link to. */
  wanted: Set<string>;
  names: NameCounts;
}

function addPages(pieces: PieceWriter, keep: KeepBase): AddedPages {
  const { model, plan, pages } = keep;
  const placed = new Float64Array(3 * plan.pages.length);
  const dependents = new Map<string, number[]>();
  const wanted = new Set<string>();
  const names: NameCounts = new Map();
  const book = new AddressBook({
    pages: plan.pages.map((page) => page.path),
    files: keep.checkedFiles,
    redirects: model.redirects,
    firstPage: plan.firstPage?.path ?? null,
  });
  for (const { target } of keep.links) addWanted(target, book, wanted);
  const viaRedirect = hasRedirectToAnchor(model.redirects);
  for (const [at, page] of plan.pages.entries()) {
    const record = pages[page.source] as PageRecord;
    const own: BasePage = { record, drawn: model.pages[at] as ModelPage, isPatchable: false, operation: null };
    if (record.body) {
      for (const path of filesOf(record.body)) if (path !== page.source) addToList(dependents, path, at);
      countNames(names, record.body, 1);
      collectWanted(record.body, book, viaRedirect, wanted);
      const reference = record.read.hash === "" ? undefined : keep.references.get(page.source);
      if (reference) own.operation = { reference, overlays: keep.overlaysOf(reference.file) };
      // What is said of an operation that was not found stands in its place in the file.
      own.isPatchable =
        record.read.hash !== "" && (reference !== undefined || !namesOperation(record.read.frontmatter));
    }
    placed.set(pieces.addData(own), 3 * at);
  }
  return { placed, dependents, wanted, names };
}

/** The indexes of search, by their scope. */
function addSearch(pieces: PieceWriter, { model, index }: KeepBase): PatchHead["search"] {
  const search: PatchHead["search"] = new Map();
  const listings = Map.groupBy(
    model.pages.filter((page) => page.inSearch),
    (page) => scopeOf(model, page),
  );
  for (const [scope, listed] of listings) {
    const made = index.made[`search ${scope}`];
    const kept = index.search[`search ${scope}`];
    if (made && kept) {
      const own: BaseSearch = { made, index: kept.index, sources: listed.map((page) => page.source) };
      search.set(scope, pieces.add(packSearch(own)));
    }
  }
  return search;
}

function addFullText(pieces: PieceWriter, full: NonNullable<KeepBase["fullText"]>): Piece {
  const sizes: number[] = [];
  function* parts(pages: readonly ModelPage[]): Generator<Uint8Array> {
    for (const page of pages) {
      const part = llmsFullText([{ address: full.address(page), twin: full.twin(page) }]);
      sizes.push(part.byteLength);
      yield part;
    }
  }
  const texts = piecesOfPages(full.pages, full.address).map((pages) => ({
    pages: pages.length,
    text: pieces.addAll(parts(pages)),
  }));
  const sources = full.pages.map((page) => page.source);
  const addresses = full.pages.map((page) => full.address(page));
  return pieces.addData({ sources, sizes, addresses, pieces: texts } satisfies BaseFullText);
}
