import { blobsOf } from "@lectern/contract/site/manifest";
import { gatherPieces } from "../../files/file-pieces.ts";
import { contentInPieces, type FileContent } from "../../files/site-file.ts";
import { keyOf } from "../../text/hashes.ts";
import { sitemaps } from "../artefacts/sitemap.ts";
import type { BuildOptions } from "../build-options.ts";
import type { BuildCache, KeptSearch, MadeFiles } from "../cache/build-cache.ts";
import type { BodyRecord, ComposedRecord } from "../cache/page-record.ts";
import { readChunk } from "../cache/read-chunk.ts";
import { piecesOfPages } from "../model/pieces-of-pages.ts";
import type { ModelPage, SiteModel } from "../model/site-model.ts";
import { htmlType, markdownType, textType, xmlType } from "../output/file-type.ts";
import type { Output } from "../output/output.ts";
import type { KeepBase } from "../patch/base/keep-base.ts";
import type { PlannedPage, SitePlan } from "../plan/site-plan.ts";
import { readPagePart } from "../render/page-part.ts";
import { AddressBook } from "./address-book.ts";
import { type ListAddresses, llmsFullText, llmsText, robots } from "./artefacts.ts";
import { composedKey, sectionKey } from "./composed-keys.ts";
import { hostedAddresses } from "./hosted-addresses.ts";
import { PageComposer, type PlaceSettings } from "./page-composer.ts";
import { hostedPlace } from "./places.ts";
import { makeSearch } from "./search/make-search.ts";

export interface ComposeHosted {
  model: SiteModel;
  plan: SitePlan;
  bodies: ReadonlyMap<PlannedPage, BodyRecord>;
  cache: BuildCache;
  output: Output;
  options: Pick<BuildOptions, "origin" | "preview" | "partsOnly">;
  version: string;
}

export interface ComposedSite {
  pages: Map<PlannedPage, ComposedRecord>;
  place: PlaceSettings;
  /** What all pages share, as a key, and what those of each section do. */
  sharedKey: string;
  sectionKeys: string[];
  /** The pages of `llms-full.txt`; null where the author wrote it, or nobody asks for it. */
  fullText: KeepBase["fullText"];
  made: Record<string, MadeFiles>;
  search: Record<string, KeptSearch>;
}

/**
 * Composes a site for its own origin: pages, twins, parts, lists and the search index, all into the output. With `partsOnly`
 * there are neither pages nor lists that are large.
 */
export function composeHosted(compose: ComposeHosted): ComposedSite {
  const { model, plan, bodies, cache, output, options } = compose;
  const drawn = composePages(compose);
  const made: Record<string, MadeFiles> = {};
  for (const [index, page] of plan.pages.entries()) {
    const { part, twin } = bodies.get(page) as BodyRecord;
    const { part: key, twin: path } = model.pages[index] as ModelPage;
    output.keep(part, cache);
    output.keep(twin, cache);
    output.part(key, part, textType);
    output.known(path, twin, markdownType);
  }
  const bodyOf = new Map(
    model.pages.map((page, index) => [page, bodies.get(plan.pages[index] as PlannedPage) as BodyRecord]),
  );
  const search = makeSearch(compose, bodyOf, made);

  const addresses = hostedAddresses(model, options.origin);
  const write = (name: string, text: string, type: string) => {
    if (!model.overrides.includes(name)) output.file(name, text, type);
  };
  const map = options.origin && !options.preview && !options.partsOnly ? `${options.origin}/sitemap.xml` : null;
  if (map && !model.overrides.includes("sitemap.xml"))
    for (const { name, text } of sitemaps(model, addresses)) write(name, text, xmlType);
  write("robots.txt", robots({ isPreview: options.preview !== null, sitemap: map }), textType);
  write("llms.txt", llmsText(model, addresses), textType);
  const hasFullText = !options.partsOnly && !model.overrides.includes("llms-full.txt");
  const fullText = hasFullText ? makeFullText(compose, addresses, bodyOf, made) : null;
  return { ...drawn, made, search, fullText };
}

function composePages({
  model,
  plan,
  bodies,
  cache,
  output,
  options,
  version,
}: ComposeHosted): Pick<ComposedSite, "pages" | "place" | "sharedKey" | "sectionKeys"> {
  const settings: PlaceSettings = {
    origin: options.origin,
    preview: options.preview,
    features: {
      target: "cloud",
      search: model.pages.some((page) => page.inSearch),
      // What readers of a preview say of it would reach nobody: its host takes no feedback.
      feedback: options.preview === null && collectsFeedback(model) ? { endpoint: "/_lectern/feedback" } : null,
      apiPlayground: true,
      mcp: true,
    },
  };
  const composer = new PageComposer(model, settings);
  const book = new AddressBook({
    pages: model.pages.map((page) => page.path),
    files: [...model.files, ...model.pages.map((page) => page.twin)],
    redirects: model.redirects,
    firstPage: model.first === null ? null : (model.pages[model.first] as ModelPage).path,
  });
  const place = hostedPlace(book, composer.site(0).config.seo.trailingSlash);
  // What all pages share, and what the pages of a section share; a link's address depends on which pages there are.
  const { pages: _pages, sections: _sections, ...site } = model;
  const shared = keyOf(
    version,
    JSON.stringify(settings),
    JSON.stringify(site),
    model.pages.map((page) => page.file).join("\n"),
  );
  const sections = model.sections.map((section) => sectionKey(shared, section));
  const composed = new Map<PlannedPage, ComposedRecord>();
  const made = { pages: composed, place: settings, sharedKey: shared, sectionKeys: sections };
  if (options.partsOnly) return made;
  for (const [index, page] of plan.pages.entries()) {
    const drawn = model.pages[index] as ModelPage;
    const body = bodies.get(page) as BodyRecord;
    const key = composedKey(sections[drawn.section] as string, body, drawn);
    const known = cache.index.pages[page.source]?.composed;
    let record: ComposedRecord;
    if (known?.key === key && output.has(known.sha256)) record = known;
    else {
      const part = readPagePart(readChunk(cache, body.part.chunk));
      record = { key, ...output.store(gatherPieces(composer.compose(drawn, part, place))) };
    }
    composed.set(page, record);
    output.known(drawn.file, record, htmlType);
    // At the root links are absolute, so the first page is the same bytes there.
    if (model.first === index) output.known("index.html", record, htmlType);
  }
  output.file("404.html", gatherPieces(composer.notFound(place)), htmlType);
  return made;
}

/** The site's own switch for everything that readers send. */
function collectsFeedback(model: SiteModel): boolean {
  const telemetry = model.configs[0]?.integrations.telemetry as { enabled?: unknown } | undefined;
  return telemetry?.enabled !== false;
}

function makeFullText(
  { model, cache, output }: ComposeHosted,
  addresses: ListAddresses,
  bodyOf: ReadonlyMap<ModelPage, BodyRecord>,
  made: Record<string, MadeFiles>,
): KeepBase["fullText"] {
  const pages = model.pages.filter((page) => page.inLlms);
  const twinOf = (page: ModelPage) => readChunk(cache, (bodyOf.get(page) as BodyRecord).twin.chunk);
  const key = keyOf(...pages.map((page) => `${addresses.page(page)} ${bodyOf.get(page)?.twin.sha256}`));
  const known = cache.index.made["llms-full"];
  const before = known?.key === key ? known.files["llms-full.txt"] : undefined;
  const content = before && blobsOf(before).every(({ sha256 }) => output.has(sha256)) ? before : makePieces();
  const file = output.known("llms-full.txt", content, textType);
  made["llms-full"] = { key, files: { "llms-full.txt": file } };
  return { pages, address: addresses.page, twin: twinOf };

  function makePieces(): FileContent {
    const blobs = piecesOfPages(pages, addresses.page).map((piece) =>
      output.store(llmsFullText(piece.map((page) => ({ address: addresses.page(page), twin: twinOf(page) })))),
    );
    return contentInPieces(blobs);
  }
}

/** Where pages, their twins and files lie on a hosted site; relative to its root where it has no origin yet. */
