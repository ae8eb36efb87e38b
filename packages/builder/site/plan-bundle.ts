import type { Diagnostic } from "@lectern/contract";
import { joinPieces } from "../files/file-pieces.ts";
import type { PlannedFile } from "../files/planned-file.ts";
import { sortByCodePoint } from "../source/tree/code-point-order.ts";
import { keyOf, sha256 } from "../text/hashes.ts";
import { bundleSkills } from "./artefacts/agents/bundle-skills.ts";
import { bundleFeedPaths, bundleFeeds } from "./artefacts/feed/bundle-feeds.ts";
import { bundleThumbnails } from "./artefacts/thumbnail/bundle-thumbnails.ts";
import type { ComposeOptions } from "./build-options.ts";
import { BundleAddresses } from "./compose/bundle/bundle-addresses.ts";
import { featuresFor } from "./compose/bundle/bundle-features.ts";
import { bundleFiles } from "./compose/bundle/bundle-files.ts";
import { BundleKeys } from "./compose/bundle/bundle-keys.ts";
import { bundleLists } from "./compose/bundle/bundle-lists.ts";
import { BundlePage, type BundlePages } from "./compose/bundle/bundle-page.ts";
import { bundleSearch, isNamedByContent } from "./compose/bundle/bundle-search.ts";
import { OutsideContent } from "./compose/outside-content.ts";
import { PageComposer } from "./compose/page-composer.ts";
import { redirectFiles } from "./compose/redirect-files.ts";
import { StoredFile } from "./compose/stored-file.ts";
import { readModel } from "./model/read-parts.ts";
import { modelPart, type SiteModel } from "./model/site-model.ts";
import { withPages } from "./model/subset.ts";

export interface BundlePlan {
  /** In code-point order of their paths. */
  files: PlannedFile[];
  /** What was found so far; all of it once every file was read or known to be reused. */
  diagnostics(): Diagnostic[];
}

/**
 * The files of a deployment as a bundle, none of them made yet. Each has a key of everything that makes it, so that
 * whoever packs them composes only those that differ from the bundle before.
 * @throws when `paths` names a page that the deployment does not have.
 */
export async function planBundle(options: ComposeOptions): Promise<BundlePlan> {
  const whole = await readModel(options.manifest, options.read);
  const model = options.paths === null ? whole : withPages(whole, options.paths);
  const outside = new OutsideContent(options.target === "client-hosted" && options.features.outsideContent === true);
  const features = featuresFor(options.target, options.features);
  const search = features.search ? await bundleSearch(options, model) : [];
  const redirects = redirectFiles(model);
  const skills = bundleSkills(options, model);
  const made = [...search, ...redirects].map((file) => file.path).filter((path) => !isNamedByContent(path));
  made.push(...bundleFeedPaths(model), ...skills.carried, ...skills.lists.map(({ path }) => path));
  const addresses = new BundleAddresses(model, made, outside.isKept);
  const settings = { origin: null, preview: null, features: { ...features, search: search.length > 0 } };
  const composer = new PageComposer(model, settings);
  const keys = new BundleKeys(model, { ...settings, keepsOutside: outside.isKept }, made);
  const modelKey = keyOf(keys.shared, options.manifest.parts[modelPart]?.sha256 ?? "", JSON.stringify(options.paths));

  const files = new Map<string, PlannedFile>();
  const add = (file: PlannedFile) => files.set(file.path, file);
  for (const file of bundleFiles({ options, model, addresses, keys, outside })) add(file);
  const stored = [...model.pages.map((page) => page.twin), ...bundleThumbnails(options, model)];
  for (const file of storedFiles(stored, options)) add(file);
  for (const file of redirects) {
    const text = file.text(addresses);
    add({ path: file.path, key: sha256(text), read: async () => Buffer.from(text) });
  }
  for (const { path, known, read } of search) add({ path, key: known.sha256, known, read });
  for (const page of bundlePages({ options, composer, addresses, keys }, model, outside)) add(page);
  add({
    path: "404.html",
    key: keys.notFound(),
    read: async () => joinPieces(composer.notFound(addresses.placeOf("404.html"))),
  });
  for (const file of storedFiles(skills.carried, options)) add(file);
  for (const { path, key, make, inParts } of [...bundleLists(options, model), ...skills.lists]) {
    add({ path, key: keyOf("list", path, key ?? modelKey), read: make, ...inParts });
  }
  for (const { path, key, make } of bundleFeeds(options, model, addresses))
    add({ path, key: keyOf("feed", keys.shared, path, key), read: make });
  return {
    files: sortByCodePoint([...files.keys()]).map((path) => files.get(path) as PlannedFile),
    diagnostics: () => outside.diagnostics(),
  };
}

/** Every page in its file, and the first at the root once more. */
function bundlePages(
  making: Omit<BundlePages, "onPage"> & { options: ComposeOptions },
  model: SiteModel,
  outside: OutsideContent,
): BundlePage[] {
  let done = 0;
  const pages: BundlePages = {
    ...making,
    onPage(page, path, line) {
      outside.tell(page.source, line);
      if (path === page.file) making.options.onPage?.(++done, model.pages.length);
    },
  };
  const first = model.first === null ? undefined : model.pages[model.first];
  const own = model.pages.map((page) => new BundlePage(pages, page, page.file));
  return first ? [...own, new BundlePage(pages, first, "index.html")] : own;
}

function storedFiles(paths: readonly string[], { manifest, read }: ComposeOptions): StoredFile[] {
  return paths.flatMap((path) => {
    const known = manifest.files[path];
    return known ? [new StoredFile(path, known, read)] : [];
  });
}
