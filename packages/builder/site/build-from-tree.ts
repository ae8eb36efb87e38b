import type { BuildReport, SiteManifest } from "@lectern/contract";
import { islandPath } from "../content/index.ts";
import { planReference, referenceSettings, SpecificationStore } from "../reference/index.ts";
import type { OpenTree } from "../source/open-tree.ts";
import { readText } from "../source/source-text.ts";
import { assetUrls, navigationIcons, themeAssets } from "../theme/index.ts";
import { agentFiles, publishForAgents } from "./artefacts/agents/publish-for-agents.ts";
import { servedSpecifications } from "./artefacts/agents/served-specifications.ts";
import { bundleFeedPaths } from "./artefacts/feed/bundle-feeds.ts";
import { makeFeeds } from "./artefacts/feed/make-feeds.ts";
import { notFoundBody } from "./artefacts/not-found-body.ts";
import { makeThumbnails } from "./artefacts/thumbnail/make-thumbnails.ts";
import type { BuildOptions } from "./build-options.ts";
import type { BuildCache, NewIndex } from "./cache/build-cache.ts";
import { cachedConfig } from "./cache/cached-config.ts";
import type { BodyRecord, PageRecord } from "./cache/page-record.ts";
import { composeHosted } from "./compose/compose-hosted.ts";
import { hostedAddresses } from "./compose/hosted-addresses.ts";
import { scopesFile, settleScopes } from "./compose/search-pages.ts";
import type { LastChanges } from "./last-changes.ts";
import { buildModel } from "./model/build-model.ts";
import { listedPage, modelPart } from "./model/site-model.ts";
import { storeModel } from "./model/stored-model.ts";
import { textType } from "./output/file-type.ts";
import { Output } from "./output/output.ts";
import { pageDiagnostics } from "./page-diagnostics.ts";
import { pageReferences } from "./page-references.ts";
import type { KeepBase } from "./patch/base/keep-base.ts";
import { dropSnippets } from "./plan/drop-snippets.ts";
import { twinFileOf } from "./plan/page-path.ts";
import { planSite } from "./plan/plan-site.ts";
import { withPublicAddress } from "./plan/public-address.ts";
import type { PlannedPage } from "./plan/site-plan.ts";
import { readGrammars } from "./read-grammars.ts";
import { readPages } from "./read-pages.ts";
import { bodySettings } from "./render/body-settings.ts";
import { updateBodies } from "./render/update-bodies.ts";
import { selectStaticFiles } from "./statics/static-files.ts";
import { storeStatics } from "./statics/store-statics.ts";
import { contentStyles } from "./styles/content-styles.ts";
import { logoRules } from "./styles/logo-rules.ts";
import { askedFamilies, fontNotes, outsideFont } from "./styles/site-fonts.ts";

export interface Built {
  index: NewIndex;
  manifest: SiteManifest;
  report: Omit<BuildReport, "ms">;
  /** For the next build, where only the text of pages changes. */
  base: Omit<KeepBase, "pages" | "index" | "version">;
  /** Whether a page shows the day of its last change. */
  showsChanges: boolean;
}

/** The options of a build, with days of changes that are asked for once. */
export type TreeOptions = Omit<BuildOptions, "lastChanges"> & { lastChanges: LastChanges };

const scriptType = "text/javascript; charset=utf-8";
const styleType = "text/css; charset=utf-8";

/** Files that a site makes itself unless the author has one of the same name at the root. */
const overridable = ["robots.txt", "llms.txt", "llms-full.txt", "sitemap.xml"];

/** The steps of a build, in order. Throws a `SourceFault` where no site can be made. */
export async function buildFromTree(
  opened: OpenTree,
  cache: BuildCache,
  options: TreeOptions,
  version: string,
): Promise<Built> {
  const { tree, readFiles } = withReads(opened);
  const read = cachedConfig(tree, cache);
  const records = readPages(opened, read.read.config.variables, (file) => cache.index.pages[file]?.read);
  const store = new SpecificationStore(tree, cache.index.specifications);
  const reference = planReference(
    read.read.config,
    new Map([...records].map(([file, record]) => [file, record.frontmatter])),
    store,
    tree,
  );
  const config = withPublicAddress(reference.config, options.publicAddress ?? null);
  const plan = planSite(config, [
    ...[...records].map(([file, record]) => ({
      file,
      frontmatter: reference.completed.get(file) ?? record.frontmatter,
    })),
    ...reference.generated,
  ]);
  const showsChanges = plan.pages.some(({ frontmatter }) => frontmatter.timestamp ?? config.metadata.timestamp);
  // Finding them out takes as long as rendering, and goes on beside it.
  const changes = showsChanges ? options.lastChanges.read() : null;
  changes?.catch(() => {});
  for (const { file, frontmatter } of reference.generated)
    records.set(file, { hash: "", frontmatter, diagnostics: [] });
  const { grammars, diagnostics: grammarFaults } = readGrammars(config, tree);
  const settings = bodySettings(config, grammars);
  const apiSettings = referenceSettings(config);
  const { bodies, styles, scripts, rendered } = await updateBodies<PlannedPage>({
    pages: plan.pages,
    tree: opened,
    source: options.source,
    settings,
    referenceOf: pageReferences(apiSettings, reference.references, store),
    threads: options.threads,
    cache,
    // Another file may turn out to be a snippet, which is not published.
    publish: (page, sha256, bytes) => page.isNamed && options.output.put(sha256, bytes),
    version,
    onProgress: (done) => options.onProgress?.(done, plan.pages.length),
    onPage: options.onPage,
  });
  dropSnippets(plan, bodies);

  const statics = selectStaticFiles(tree.files, read.read.files);
  const notFound = notFoundBody(config, tree);
  const inOrder = plan.pages.map((page) => bodies.get(page) as BodyRecord);
  const classes = new Set([...namesOf(inOrder, "classes"), ...(notFound?.classes ?? [])]);
  const features = new Set([...namesOf(inOrder, "features"), ...(notFound?.features ?? [])]);
  Object.assign(styles, notFound?.styles);
  Object.assign(scripts, notFound?.scripts);
  const askedFonts = statics.stylesheets.flatMap((path) => askedFamilies(readText(tree, path.slice(1))));
  const languages = new Set(plan.pages.map(({ section }) => section.view.language));
  // What no page says is said in English: where there is nothing.
  if (languages.size === 0) languages.add("en");
  const icons = navigationIcons(config, new Set(plan.pages.map(({ section }) => section.view)));
  const rules = [await contentStyles(config, classes, styles), logoRules(config, tree), icons.rules]
    .filter(Boolean)
    .join("\n");
  const theme = themeAssets(config, rules, features, askedFonts, languages);
  const model = buildModel({
    config,
    plan,
    assets: {
      ...assetUrls(theme, config),
      maskedIcons: icons.names,
      thumbnail: null,
      searchScopes: null,
      customStylesheets: statics.stylesheets,
      customScripts: statics.scripts,
      outsideFont: outsideFont(config),
    },
    files: [
      ...statics.files.map(({ file }) => file.path),
      ...theme.map((asset) => asset.path),
      ...Object.keys(scripts).map(islandPath),
    ],
    specifications: servedSpecifications(store.known, statics.files),
    notFound: { html: notFound?.html ?? "", features: notFound?.features ?? [] },
    repository: options.repository ?? null,
    overrides: overridable.filter((name) => tree.byPath.has(name)),
    changes: (await changes) ?? new Map(),
    summary: (page) => (bodies.get(page) as BodyRecord).summary,
  });
  settleScopes(model);
  const scopes = scopesFile(model);
  if (scopes) model.assets.searchScopes = `/${scopes.path}`;

  const output = new Output(options.output);
  if (scopes) output.file(scopes.path, scopes.bytes, scopes.type, scopes.immutable);
  for (const asset of theme) output.file(asset.path, asset.bytes, asset.type, asset.immutable);
  for (const [name, text] of Object.entries(scripts))
    output.file(islandPath(name), text, name.endsWith(".css") ? styleType : scriptType, true);
  const stored = storeStatics(statics.files, tree, cache, output);
  const { origin } = options;
  const isPreview = options.preview !== null;
  const thumbnails = await makeThumbnails({ model, config, tree, cache, output, version, origin, isPreview });
  const feeds = makeFeeds({ model, bodies: inOrder, cache, output, version, origin });
  const composed = composeHosted({ model, plan, bodies, cache, output, options, version });
  if (!isPreview) model.skills = publishForAgents({ model, tree, output, addresses: hostedAddresses(model, origin) });
  const linkTargets = [
    ...model.files,
    ...bundleFeedPaths(model),
    ...agentFiles,
    ...plan.pages.map((page) => twinFileOf(page.path)),
    ...overridable,
  ];
  const storedModel = storeModel(model);
  output.part(modelPart, output.store(storedModel.bytes), textType);

  const pages: Record<string, PageRecord> = Object.create(null);
  for (const [file, record] of records) pages[file] = { read: record, body: null, composed: null };
  for (const [page, body] of bodies) {
    pages[page.source] = {
      read: records.get(page.source) as PageRecord["read"],
      body,
      composed: composed.pages.get(page) ?? null,
    };
  }
  const manifest: SiteManifest = {
    format: 1,
    builder: version,
    files: output.files,
    pages: model.pages.map(listedPage),
    redirects: plan.redirects,
    parts: output.parts,
    site: {
      name: config.name,
      description: config.description,
      trailingSlash: config.seo.trailingSlash,
      ...(config.errors.notFound.redirect ? { notFoundRedirect: true as const } : {}),
    },
  };
  return {
    showsChanges,
    base: {
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
      readFiles,
      checkedFiles: linkTargets,
      fullText: composed.fullText,
    },
    index: {
      config: read,
      pages,
      styles,
      scripts,
      specifications: store.known,
      files: stored.known,
      made: { ...composed.made, ...thumbnails.made, ...feeds },
      search: composed.search,
    },
    manifest,
    report: {
      pages: plan.pages.length,
      rendered,
      reused: Math.max(0, plan.pages.length - rendered),
      diagnostics: [
        ...read.read.diagnostics,
        ...reference.diagnostics,
        ...plan.diagnostics,
        ...fontNotes(config),
        ...grammarFaults,
        ...statics.diagnostics,
        ...stored.diagnostics,
        ...thumbnails.diagnostics,
        ...(notFound?.diagnostics ?? []),
        ...pageDiagnostics(plan, bodies, pages, linkTargets),
      ],
      bytes: output.bytes,
    },
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

/** The classes or features that the bodies use, in order of their first use. */
function namesOf(bodies: readonly BodyRecord[], list: "classes" | "features"): Set<string> {
  const names = new Set<string>();
  for (const body of bodies) for (const name of body[list].split(" ")) if (name !== "") names.add(name);
  return names;
}
