import type { Diagnostic, SiteFile } from "@lectern/contract";
import { joinPieces } from "../files/file-pieces.ts";
import type { PlannedFile } from "../files/planned-file.ts";
import { decodePath } from "../routing/resolve-path.ts";
import { sortByCodePoint } from "../source/code-point-order.ts";
import { keyOf, sha256 } from "../text/hashes.ts";
import { bundleSkills } from "./artefacts/agents/bundle-skills.ts";
import { bundleFeedPaths, bundleFeeds } from "./artefacts/feed/bundle-feeds.ts";
import { bundleThumbnails } from "./artefacts/thumbnail/bundle-thumbnails.ts";
import type { ComposeOptions } from "./build-options.ts";
import { BundleAddresses } from "./compose/bundle-addresses.ts";
import { featuresFor } from "./compose/bundle-features.ts";
import { BundleKeys } from "./compose/bundle-keys.ts";
import { bundleLists } from "./compose/bundle-lists.ts";
import { BundlePage, type BundlePages } from "./compose/bundle-page.ts";
import { bundleSearch, isNamedByContent } from "./compose/bundle-search.ts";
import { bundleStylesheet } from "./compose/bundle-stylesheet.ts";
import { PageComposer } from "./compose/page-composer.ts";
import { redirectFiles } from "./compose/redirect-files.ts";
import { readModel } from "./model/read-parts.ts";
import { modelPart } from "./model/site-model.ts";
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
  const diagnostics = new Map<string, Diagnostic>();
  const tell = (file: string, line: number | null) => {
    if (line === null || keepsOutside) return;
    const diagnostic = leftOut(file);
    diagnostics.set(diagnostic.code + file, line === 0 ? diagnostic : { ...diagnostic, line });
  };
  const keepsOutside = options.target === "client-hosted" && options.features.outsideContent === true;
  const features = featuresFor(options.target, options.features);
  const search = features.search ? await bundleSearch(options, model) : [];
  const redirects = redirectFiles(model);
  const made = [...search, ...redirects].map((file) => file.path).filter((path) => !isNamedByContent(path));
  const skills = bundleSkills(options, model);
  made.push(...bundleFeedPaths(model), ...skills.carried, ...skills.lists.map(({ path }) => path));
  const addresses = new BundleAddresses(model, made, keepsOutside);
  const settings = { origin: null, preview: null, features: { ...features, search: search.length > 0 } };
  const composer = new PageComposer(model, settings);
  const keys = new BundleKeys(model, { ...settings, keepsOutside }, made);

  const files = new Map<string, PlannedFile>();
  const add = (file: PlannedFile) => files.set(file.path, file);
  const addBlob = (path: string) => {
    const known = options.manifest.files[path];
    if (known) add(new StoredFile(path, known, options.read));
  };
  let done = 0;
  const first = model.first === null ? undefined : model.pages[model.first];
  const pages: BundlePages = {
    options,
    composer,
    addresses,
    keys,
    onPage(page, path, outside) {
      tell(page.source, outside);
      // The first page stands at the root once more.
      if (path === page.file) options.onPage?.(++done, model.pages.length);
    },
  };

  const listed = new Set(model.files);
  const stylesheets = new Set(model.assets.customStylesheets.map((path) => path.slice(1)));
  const { outsideFont } = model.assets;
  const theme = model.assets.stylesheet.slice(1);
  if (outsideFont && !keepsOutside) {
    stylesheets.add(theme);
    tell(outsideFont.file, outsideFont.line);
  }
  for (const path of model.files) {
    const file = options.manifest.files[path];
    if (!file || !stylesheets.has(path)) addBlob(path);
    else {
      let outside: number | null = null;
      add({
        path,
        key: keyOf("stylesheet", keys.shared, path, file.sha256),
        async read() {
          const text = Buffer.from(await options.read(file.sha256)).toString();
          const place = (target: string) => {
            const name = decodePath(target.replace(/[?#].*$/s, ""))?.slice(1);
            return name !== undefined && listed.has(name) ? addresses.placeOf(path).url(target) : null;
          };
          const own = bundleStylesheet(text, place, keepsOutside);
          // What the theme leaves out is docs.json's doing, and said there.
          outside = path === theme ? null : own.outsideLine;
          tell(path, outside);
          return Buffer.from(own.text);
        },
        leftOut: () => outside,
        onReused: (line) => tell(path, line),
      });
    }
  }
  for (const page of model.pages) addBlob(page.twin);
  for (const path of bundleThumbnails(options, model)) addBlob(path);
  for (const file of redirects) {
    const text = file.text(addresses);
    add({ path: file.path, key: sha256(text), read: async () => Buffer.from(text) });
  }
  for (const { path, known, read } of search) add({ path, key: known.sha256, known, read });
  for (const page of model.pages) add(new BundlePage(pages, page, page.file));
  if (first) add(new BundlePage(pages, first, "index.html"));
  add({
    path: "404.html",
    key: keys.notFound(),
    read: async () => joinPieces(composer.notFound(addresses.placeOf("404.html"))),
  });
  const modelKey = keyOf(keys.shared, options.manifest.parts[modelPart]?.sha256 ?? "", JSON.stringify(options.paths));
  for (const path of skills.carried) addBlob(path);
  for (const { path, key, make, inParts } of [...bundleLists(options, model), ...skills.lists]) {
    add({ path, key: keyOf("list", path, key ?? modelKey), read: make, ...inParts });
  }
  for (const { path, key, make } of bundleFeeds(options, model, addresses))
    add({ path, key: keyOf("feed", keys.shared, path, key), read: make });
  return {
    files: sortByCodePoint([...files.keys()]).map((path) => files.get(path) as PlannedFile),
    diagnostics: () => [...diagnostics.values()],
  };
}

/** A file that is taken as it is stored. */
class StoredFile implements PlannedFile {
  readonly path: string;
  readonly known: SiteFile;
  readonly #read: ComposeOptions["read"];

  constructor(path: string, known: SiteFile, read: ComposeOptions["read"]) {
    this.path = path;
    this.known = known;
    this.#read = read;
  }

  get key(): string {
    return this.known.sha256;
  }

  read(): Promise<Uint8Array> {
    return this.#read(this.known.sha256);
  }
}

function leftOut(file: string): Diagnostic {
  return {
    severity: "info",
    code: "outside-content-left-out",
    message:
      "Something from another host is left out of the bundle, which makes no request there; pages have a link or a note instead",
    file,
    hint: "Put the file into the repository",
  };
}
