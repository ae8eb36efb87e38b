import type { BuildReport, Diagnostic, SiteManifest } from "@lectern/contract";
import { islandPath } from "../content/index.ts";
import { contentInPieces } from "../files/site-file.ts";
import { type ReferenceSettings, referenceSettings } from "../reference/index.ts";
import type { SearchFile } from "../search/index.ts";
import { readText } from "../source/source-text.ts";
import type { OpenTree } from "../source/tree/open-tree.ts";
import { integrationsOf } from "../theme/index.ts";
import type { ThemeAsset } from "../theme/theme-asset.ts";
import { publishForAgents } from "./artefacts/agents/publish-for-agents.ts";
import { makeFeeds } from "./artefacts/feed/make-feeds.ts";
import { linksOfNotFound, notFoundBody } from "./artefacts/not-found-body.ts";
import { makeThumbnails } from "./artefacts/thumbnail/make-thumbnails.ts";
import type { BuildOptions } from "./build-options.ts";
import type { BuildCache, LastBuild, NewIndex } from "./cache/build-cache.ts";
import type { BodyRecord, ComposedRecord, PageRecord, ReadRecord } from "./cache/page-record.ts";
import { composeHosted } from "./compose/compose-hosted.ts";
import { hostedAddresses } from "./compose/hosted-addresses.ts";
import { describeSite, linkTargetsOf } from "./describe-site.ts";
import { iconNotes } from "./diagnostics/icon-notes.ts";
import { pageDiagnostics } from "./diagnostics/page-diagnostics.ts";
import { pictureNotes } from "./diagnostics/picture-notes.ts";
import type { LastChanges } from "./inputs/last-changes.ts";
import { readGrammars } from "./inputs/read-grammars.ts";
import type { RemoteDocuments } from "./inputs/remote-documents.ts";
import { modelPart, type SiteModel } from "./model/site-model.ts";
import { storeModel } from "./model/stored-model.ts";
import { textType } from "./output/file-type.ts";
import { Output } from "./output/output.ts";
import { pageReferences } from "./page-references.ts";
import type { KeepBase } from "./patch/base/keep-base.ts";
import { dropSnippets } from "./plan/drop-snippets.ts";
import type { PlannedPage } from "./plan/site-plan.ts";
import { type PlannedContent, planContent } from "./plan-content.ts";
import { type BodySettings, bodySettings } from "./render/body-settings.ts";
import { type UpdatedBodies, updateBodies } from "./render/update-bodies.ts";
import { manifestOf } from "./site-manifest.ts";
import { type StaticFiles, selectStaticFiles } from "./statics/static-files.ts";
import { storeStatics } from "./statics/store-statics.ts";
import { siteAssets } from "./styles/site-assets.ts";
import { fontNotes } from "./styles/site-fonts.ts";

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

/** The options of a build, with days of changes and documents that are asked for once. */
export type TreeOptions = Omit<BuildOptions, "lastChanges" | "fetchDocuments"> & {
  lastChanges: LastChanges;
  documents: RemoteDocuments;
};

const scriptType = "text/javascript; charset=utf-8";
const styleType = "text/css; charset=utf-8";

/** The steps of a build, in order. Throws a `SourceFault` where no site can be made. */
export async function buildFromTree(
  opened: OpenTree,
  cache: BuildCache,
  options: TreeOptions,
  version: string,
): Promise<Built> {
  const { tree, readFiles } = withReads(opened);
  const content = await planContent(opened, tree, cache, options);
  const { docsJson, config, plan, records, reference, store } = content;
  const showsChanges = plan.pages.some(({ frontmatter }) => frontmatter.timestamp ?? config.metadata.timestamp);
  // Finding them out takes as long as rendering, and goes on beside it; awaited below, where a failure is told.
  const changes = showsChanges ? options.lastChanges.read() : null;
  changes?.catch(() => {});
  const { grammars, diagnostics: grammarFaults } = readGrammars(config, tree);
  const settings = bodySettings(config, grammars);
  const apiSettings = referenceSettings(config);
  const building: Building = { opened, tree, cache, options, version, content };
  const { bodies, styles, scripts, rendered } = await renderPages(building, settings, apiSettings);
  dropSnippets(plan, bodies);

  const statics = selectStaticFiles(tree, docsJson.read.files, integrationsOf(config.integrations)?.scripts);
  const notFound = notFoundBody(config, tree);
  const links = [...docsJson.read.links, ...linksOfNotFound(notFound, config)];
  const inOrder = plan.pages.map((page) => bodies.get(page) as BodyRecord);
  Object.assign(styles, notFound?.styles);
  Object.assign(scripts, notFound?.scripts);
  const { theme, urls } = await siteAssets({ config, plan, tree, statics, bodies: inOrder, notFound, styles });
  const { model, scopes } = describeSite(building, {
    statics,
    notFound,
    theme,
    urls,
    scripts,
    bodies,
    changes: (await changes) ?? new Map(),
  });

  const output = new Output(options.output);
  writeAssets(output, scopes ? [scopes, ...theme] : theme, scripts);
  const written = await writeSite(building, model, { bodies, inOrder, statics, output });
  const { stored, thumbnails, composed } = written;
  const linkTargets = linkTargetsOf(model, plan);

  const pages = pageRecords(records, bodies, composed.pages);
  return {
    asks: { showsChanges, documents: content.documents },
    base: {
      settings,
      apiSettings,
      references: reference.references,
      overlaysOf: (file) => store.index(file).overlays,
      place: composed.place,
      sharedKey: composed.sharedKey,
      sectionKeys: composed.sectionKeys,
      model,
      storedModel: written.storedModel,
      plan,
      readFiles,
      checkedFiles: linkTargets,
      links,
      fullText: composed.fullText,
    },
    index: {
      config: docsJson,
      pages,
      styles,
      scripts,
      specifications: store.known,
      files: stored.known,
      made: { ...composed.made, ...thumbnails.made, ...written.feeds },
      search: composed.search,
    },
    output,
    manifest: manifestOf({ config, model, isPreview: options.preview !== null }, output, version),
    report: {
      pages: plan.pages.length,
      rendered,
      reused: Math.max(0, plan.pages.length - rendered),
      diagnostics: [
        ...notesOfConfig(building),
        ...grammarFaults,
        ...statics.diagnostics,
        ...stored.diagnostics,
        ...thumbnails.diagnostics,
        ...(notFound?.diagnostics ?? []),
        ...pageDiagnostics(plan, bodies, pages, linkTargets, links),
      ],
      bytes: output.bytes,
    },
  };
}

/** A site on its way: what it is made of, and with what. */
interface Building {
  opened: OpenTree;
  /** The same tree, where it is noted what is read for more than one page. */
  tree: OpenTree;
  cache: BuildCache;
  options: TreeOptions;
  version: string;
  content: PlannedContent;
}

function renderPages(
  { opened, cache, options, version, content: { plan, reference, store } }: Building,
  settings: BodySettings,
  apiSettings: ReferenceSettings,
): Promise<UpdatedBodies> {
  return updateBodies<PlannedPage>({
    pages: plan.pages,
    tree: opened,
    source: options.source,
    settings,
    referenceOf: pageReferences(apiSettings, reference.references, store),
    threads: options.threads,
    cache,
    version,
    onProgress: (done) => options.onProgress?.(done, plan.pages.length),
    onPage: options.onPage,
  });
}

/** Writes what pages and lists are made of into the output: files as they are, pictures, feeds, pages, and the model itself. */
async function writeSite(
  { tree, cache, options, version, content: { config, plan } }: Building,
  model: SiteModel,
  made: {
    bodies: ReadonlyMap<PlannedPage, BodyRecord>;
    /** Those of the pages of the plan, in its order. */
    inOrder: readonly BodyRecord[];
    statics: StaticFiles;
    output: Output;
  },
) {
  const { bodies, inOrder, statics, output } = made;
  const { origin, partsOnly = false } = options;
  const isPreview = options.preview !== null;
  const stored = storeStatics(statics.files, tree, cache, output);
  const pictures = { model, plan, config, tree, cache, output, version, origin, isPreview, partsOnly };
  const thumbnails = await makeThumbnails(pictures);
  const feeds = makeFeeds({ model, bodies: inOrder, cache, output, version, origin });
  const composed = composeHosted({ model, plan, bodies, cache, output, options, version });
  if (!isPreview) model.skills = publishForAgents({ model, tree, output, addresses: hostedAddresses(model, origin) });
  const storedModel = storeModel(model);
  const blobs = storedModel.pieces.map((piece) => output.store(piece));
  output.part(modelPart, contentInPieces(blobs), textType);
  return { stored, thumbnails, feeds, composed, storedModel: { ...storedModel, blobs } };
}

/** What is told of docs.json, the navigation that it draws, and the specifications, icons and pictures that it names. */
function notesOfConfig({ opened, content: { docsJson, config, plan, reference } }: Building): Diagnostic[] {
  const named = {
    pages: plan.pages,
    textOf: (source: string) => (opened.byPath.has(source) ? readText(opened, source) : null),
    hasFile: (path: string) => opened.byPath.has(path),
  };
  return [
    ...docsJson.read.diagnostics,
    ...reference.diagnostics,
    ...plan.diagnostics,
    ...fontNotes(config),
    ...iconNotes({ config, icons: docsJson.read.icons, ...named }),
    ...pictureNotes({ pictures: docsJson.read.pictures, ...named }),
  ];
}

/** Files that pages load, by names that hold a hash of their content. */
function writeAssets(
  output: Output,
  assets: readonly (SearchFile | ThemeAsset)[],
  scripts: Readonly<Record<string, string>>,
): void {
  for (const asset of assets) output.file(asset.path, asset.bytes, asset.type, asset.immutable);
  for (const [name, text] of Object.entries(scripts))
    output.file(islandPath(name), text, name.endsWith(".css") ? styleType : scriptType, true);
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
