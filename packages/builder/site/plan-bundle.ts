import type { Diagnostic } from "@lectern/contract";
import { joinPieces } from "../files/file-pieces.ts";
import type { PlannedFile } from "../files/planned-file.ts";
import { mark } from "../html/marks.ts";
import { decodePath } from "../routing/resolve-path.ts";
import { sortByCodePoint } from "../source/code-point-order.ts";
import { keyOf, sha256 } from "../text/hashes.ts";
import { bundleSkills } from "./artefacts/agents/bundle-skills.ts";
import { bundleFeedPaths, bundleFeeds } from "./artefacts/feed/bundle-feeds.ts";
import { bundleThumbnails } from "./artefacts/thumbnail/bundle-thumbnails.ts";
import type { ComposeOptions } from "./build-options.ts";
import { builderVersion } from "./builder-version.ts";
import { BundleAddresses } from "./compose/bundle-addresses.ts";
import { featuresFor } from "./compose/bundle-features.ts";
import { bundleLists } from "./compose/bundle-lists.ts";
import { bundleSearch, isNamedByContent } from "./compose/bundle-search.ts";
import { bundleStylesheet } from "./compose/bundle-stylesheet.ts";
import { PageComposer } from "./compose/page-composer.ts";
import { redirectFiles } from "./compose/redirect-files.ts";
import { readModel, readPart } from "./model/read-parts.ts";
import { type ModelPage, modelPart, type SiteModel } from "./model/site-model.ts";
import { headText } from "./model/stored-model.ts";
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
  const add = (path: string, key: string, file: Omit<PlannedFile, "path" | "key">) =>
    files.set(path, { path, key, ...file });
  const addBlob = (path: string) => {
    const known = options.manifest.files[path];
    if (known) add(path, known.sha256, { known, read: () => options.read(known.sha256) });
  };
  let done = 0;
  const addPage = (page: ModelPage, path: string, counts: boolean) => {
    const part = options.manifest.parts[page.part]?.sha256 ?? "";
    const told = () => void (counts && options.onPage?.(++done, model.pages.length));
    let outside: number | null = null;
    const readPieces = async () => {
      const read = await readPart(options, page);
      outside = read.html.includes(mark.online) ? 0 : null;
      tell(page.source, outside);
      const pieces = composer.compose(page, read, addresses.placeOf(path));
      told();
      return pieces;
    };
    add(path, keys.page(page, path, part), {
      read: async () => joinPieces(await readPieces()),
      readPieces,
      leftOut: () => outside,
      onReused(line) {
        tell(page.source, line);
        told();
      },
    });
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
      add(path, keyOf("stylesheet", keys.shared, path, file.sha256), {
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
    add(file.path, sha256(text), { read: async () => Buffer.from(text) });
  }
  for (const { path, known, read } of search) add(path, known.sha256, { known, read });
  for (const page of model.pages) addPage(page, page.file, true);
  const first = model.first === null ? undefined : model.pages[model.first];
  if (first) addPage(first, "index.html", false);
  add("404.html", keys.notFound(), {
    read: async () => joinPieces(composer.notFound(addresses.placeOf("404.html"))),
  });
  const modelKey = keyOf(keys.shared, options.manifest.parts[modelPart]?.sha256 ?? "", JSON.stringify(options.paths));
  for (const path of skills.carried) addBlob(path);
  for (const { path, key, make, inParts } of [...bundleLists(options, model), ...skills.lists]) {
    add(path, keyOf("list", path, key ?? modelKey), { read: make, ...inParts });
  }
  for (const { path, key, make } of bundleFeeds(options, model, addresses))
    add(path, keyOf("feed", keys.shared, path, key), { read: make });
  return {
    files: sortByCodePoint([...files.keys()]).map((path) => files.get(path) as PlannedFile),
    diagnostics: () => [...diagnostics.values()],
  };
}

/** What all pages of a bundle share, and what the pages of a section do, as keys. */
class BundleKeys {
  readonly shared: string;
  readonly #model: SiteModel;
  readonly #sections = new Map<number, string>();

  constructor(model: SiteModel, settings: object, made: readonly string[]) {
    this.#model = model;
    const { pages: _pages, sections: _sections, skills: _skills, ...site } = model;
    // A link's address depends on which pages and files there are.
    this.shared = keyOf(
      builderVersion(),
      JSON.stringify(settings),
      JSON.stringify(site),
      model.pages.map((page) => `${page.path}\n${page.file}`).join("\n"),
      made.join("\n"),
    );
  }

  section(index: number): string {
    let key = this.#sections.get(index);
    if (key === undefined) {
      key = keyOf(this.shared, JSON.stringify(this.#model.sections[index]));
      this.#sections.set(index, key);
    }
    return key;
  }

  /** The key of a page in a file; what follows each other here has no line ends but in JSON, which comes last. */
  page(page: ModelPage, path: string, part: string): string {
    return sha256(`page\n${this.section(page.section)}\n${path}\n${part}\n${headText(page)}`);
  }

  notFound(): string {
    return keyOf("404", this.shared, ...this.#model.sections.map((_, index) => this.section(index)));
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
