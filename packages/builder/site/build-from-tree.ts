import type { BuildReport, SiteManifest } from "@lectern/contract";
import type { OpenTree } from "../source/tree/open-tree.ts";
import { reportOf } from "./build-report.ts";
import type { Building, TreeOptions } from "./building.ts";
import type { BuildCache, LastBuild, NewIndex } from "./cache/build-cache.ts";
import type { BodyRecord, ComposedRecord, PageRecord, ReadRecord } from "./cache/page-record.ts";
import { linkTargetsOf } from "./describe-site.ts";
import { Output } from "./output/output.ts";
import type { KeepBase } from "./patch/base/keep-base.ts";
import type { PlannedPage } from "./plan/site-plan.ts";
import { planContent } from "./plan-content.ts";
import { type RenderedSite, renderSite } from "./render-site.ts";
import { manifestOf } from "./site-manifest.ts";
import { type WrittenSite, writeSite } from "./write-site.ts";

export interface Built {
  index: NewIndex;
  /** Everything was given to it; `finish` is left to do. */
  output: Output;
  manifest: SiteManifest;
  report: Omit<BuildReport, "ms">;
  /** For the next build, where only the text of pages changes. */
  base: Omit<KeepBase, "pages" | "index" | "version">;
  /** Whether a page shows the day of its last change, and addresses of the documents that the site was made from. */
  asks: Pick<LastBuild, "showsChanges" | "documents">;
}

/** The steps of a build, in order. Throws a `SourceFault` where no site can be made. */
export async function buildFromTree(
  opened: OpenTree,
  cache: BuildCache,
  options: TreeOptions,
  version: string,
): Promise<Built> {
  const { tree, readFiles } = withReads(opened);
  const content = await planContent(opened, tree, cache, options);
  const building: Building = { opened, tree, cache, options, version, content };
  const rendered = await renderSite(building);
  const output = new Output(options.output);
  const written = await writeSite(building, rendered, output);
  const { config, plan, records, documents } = content;
  const { model, bodies, showsChanges } = rendered;
  const linkTargets = linkTargetsOf(model, plan);
  const pages = pageRecords(records, bodies, written.composed.pages);
  return {
    asks: { showsChanges, documents },
    base: baseOf(building, rendered, written, { readFiles, checkedFiles: linkTargets }),
    index: indexOf(building, rendered, written, pages),
    output,
    manifest: manifestOf({ config, model, isPreview: options.preview !== null }, output, version),
    report: reportOf(building, rendered, { ...written, bytes: output.bytes }, pages, linkTargets),
  };
}

/** What the next build needs where only the text of pages changes. */
function baseOf(
  { content: { plan, reference, store } }: Building,
  { settings, apiSettings, links, model }: RenderedSite,
  { composed, storedModel }: WrittenSite,
  known: Pick<Built["base"], "readFiles" | "checkedFiles">,
): Built["base"] {
  return {
    ...known,
    settings,
    apiSettings,
    references: reference.references,
    overlaysOf: (file) => store.index(file).overlays,
    place: composed.place,
    sharedKey: composed.sharedKey,
    sectionKeys: composed.sectionKeys,
    model,
    storedModel,
    plan,
    links,
    fullText: composed.fullText,
  };
}

/** What the cache knows of the site from now on. */
function indexOf(
  { content: { docsJson, store } }: Building,
  { styles, scripts }: RenderedSite,
  { stored, thumbnails, feeds, composed }: WrittenSite,
  pages: Record<string, PageRecord>,
): NewIndex {
  return {
    config: docsJson,
    pages,
    styles,
    scripts,
    specifications: store.known,
    files: stored.known,
    made: { ...composed.made, ...thumbnails.made, ...feeds },
    search: composed.search,
  };
}

/** The tree, and which of its files were read: what is made of those is more than their own page. */
function withReads(tree: OpenTree): { tree: OpenTree; readFiles: Set<string> } {
  const readFiles = new Set<string>();
  const read = (path: string) => {
    readFiles.add(path);
    return tree.read(path);
  };
  return { tree: { ...tree, read }, readFiles };
}

/** What the next build finds of each file: pages with their bodies, and snippets without. */
function pageRecords(
  records: ReadonlyMap<string, ReadRecord>,
  bodies: ReadonlyMap<PlannedPage, BodyRecord>,
  composed: ReadonlyMap<PlannedPage, ComposedRecord>,
): Record<string, PageRecord> {
  const pages: Record<string, PageRecord> = Object.create(null);
  for (const [file, record] of records) pages[file] = { read: record, body: null, composed: null };
  for (const [page, body] of bodies) {
    const read = records.get(page.source) as ReadRecord;
    pages[page.source] = { read, body, composed: composed.get(page) ?? null };
  }
  return pages;
}
