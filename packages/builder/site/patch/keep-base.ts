import type { CacheIndex } from "../cache/build-cache.ts";
import type { PageRecord } from "../cache/page-record.ts";
import { AddressBook } from "../compose/address-book.ts";
import { llmsFullText } from "../compose/artefacts.ts";
import type { PlaceSettings } from "../compose/page-composer.ts";
import { scopeOf } from "../compose/search-pages.ts";
import type { ModelPage, SiteModel } from "../compose/site-model.ts";
import type { SitePlan } from "../plan/site-plan.ts";
import type { BodySettings } from "../render/body-renderer.ts";
import { packSearch } from "./packed-search.ts";
import {
  type BaseFullText,
  type BasePage,
  type BaseSearch,
  type PatchHead,
  type Piece,
  PieceWriter,
} from "./patch-base.ts";
import { countNames, type NameCounts } from "./shared-names.ts";
import { collectWanted, hasRedirectToAnchor } from "./wanted-anchors.ts";

/** What a whole build knows at its end. */
export interface KeepBase {
  version: string;
  settings: BodySettings;
  place: PlaceSettings;
  sectionKeys: readonly string[];
  model: SiteModel;
  plan: SitePlan;
  pages: Readonly<Record<string, PageRecord>>;
  index: Pick<CacheIndex, "made" | "search">;
  checkedFiles: readonly string[];
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
  const { model, plan, pages, index } = keep;
  const pieces = new PieceWriter(folder, build.id);
  const { pages: drawnPages, sections, ...site } = model;
  const sources: string[] = [];
  const placed: Piece[] = [];
  const dependedOn = new Set(keep.readFiles);
  const wanted = new Set<string>();
  const names: NameCounts = new Map();
  const book = checkBook(
    plan.pages.map((page) => page.path),
    keep.checkedFiles,
    model,
    plan.firstPage?.path ?? null,
  );
  const viaRedirect = hasRedirectToAnchor(model.redirects);
  for (const [at, page] of plan.pages.entries()) {
    const record = pages[page.source];
    if (!record?.body) continue;
    for (const [path] of record.body.dependencies) if (path !== page.source) dependedOn.add(path);
    for (const path of record.body.uses) dependedOn.add(path);
    countNames(names, record.body, 1);
    collectWanted(record.body, book, viaRedirect, wanted);
    // What a specification says of a page is not in its own text.
    if (page.frontmatter.api !== null || page.frontmatter.openapi !== null || !record.read.hash) continue;
    sources.push(page.source);
    placed.push(pieces.addData({ record, drawn: drawnPages[at] as ModelPage } satisfies BasePage));
  }
  const search: PatchHead["search"] = new Map();
  const listings = Map.groupBy(
    drawnPages.filter((page) => page.inSearch),
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
  const { fullText } = keep;
  const head: PatchHead = {
    version: keep.version,
    ...build,
    settings: keep.settings,
    place: keep.place,
    site,
    sections: sections.map((section) => pieces.addData(section)),
    sectionKeys: [...keep.sectionKeys],
    scopes: sections.map(({ view }) => view.searchScope ?? view.language),
    pages: { sources: sources.join("\n"), pieces: Float64Array.from(placed.flat()) },
    dependedOn: [...dependedOn].join("\n"),
    names,
    wanted: [...wanted].join("\n"),
    paths: plan.pages.map((page) => `${page.path}\t${page.source}`).join("\n"),
    files: {
      composed: [...model.files, ...drawnPages.map((page) => page.twin)].join("\n"),
      checked: keep.checkedFiles.join("\n"),
    },
    redirects: plan.redirects,
    firstPage: plan.firstPage?.path ?? null,
    search,
    fullText: fullText && addFullText(pieces, fullText),
  };
  pieces.save(head);
}

function addFullText(pieces: PieceWriter, full: NonNullable<KeepBase["fullText"]>): Piece {
  const sizes: number[] = [];
  const addresses = full.pages.map((page) => full.address(page));
  function* parts(): Generator<Uint8Array> {
    for (const [index, page] of full.pages.entries()) {
      const part = llmsFullText([{ address: addresses[index] as string, twin: full.twin(page) }]);
      sizes.push(part.byteLength);
      yield part;
    }
  }
  const text = pieces.addAll(parts());
  const sources = full.pages.map((page) => page.source);
  return pieces.addData({ sources, sizes, addresses, text } satisfies BaseFullText);
}

function checkBook(pages: Iterable<string>, files: Iterable<string>, model: SiteModel, firstPage: string | null) {
  return new AddressBook({ pages, files, redirects: model.redirects, firstPage });
}
