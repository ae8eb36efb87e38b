import type { Diagnostic } from "@lectern/contract";
import type { FetchedDocument } from "@lectern/contract/site/fetched-document";
import { readText } from "../../source/source-text.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import { type KnownLibrary, LibraryStore } from "../library/library-store.ts";
import { type FoundOverlays, findOverlays } from "../overlays/find-overlays.ts";
import { indexSpecification } from "./index-specification.ts";
import { loadSpecification, type Specification } from "./load-specification.ts";
import { maxSpecificationBytes } from "./read-document.ts";
import { sliceOf } from "./slice-of-entry.ts";
import type { OperationSlice, SpecificationEntry, SpecificationIndex } from "./specification.ts";
import { type SpecificationKind, specificationKind } from "./specification-kind.ts";
import { withDocuments } from "./with-documents.ts";

/** What is kept of specifications between builds. */
export interface KnownSpecifications {
  /** By file. */
  indexes: Record<string, SpecificationIndex>;
  /** By hash of a JSON or YAML file: what kind of specification it is, if any. */
  kinds: Record<string, SpecificationKind | null>;
  /** By format and path. */
  libraries?: Record<string, KnownLibrary>;
}

/** Files that may be specifications without being named in docs.json. */
const candidate = /\.(?:json|ya?ml)$/i;
const never =
  /(?:^|\/)(?:docs|mint|package|package-lock|tsconfig|vercel|turbo)\.json$|(?:^|\/)(?:pnpm-lock|docker-compose)\.ya?ml$/i;

/** Specifications of a tree and of the web: each is read once for a build, and not at all while its files are those of the last build. */
export class SpecificationStore {
  readonly libraries: LibraryStore;
  readonly #tree: OpenTree;
  readonly #documents: ReadonlyMap<string, FetchedDocument>;
  readonly #before: KnownSpecifications;
  readonly #known: KnownSpecifications = { indexes: Object.create(null), kinds: Object.create(null) };
  readonly #loaded = new Map<string, Specification | null>();
  readonly #byOperation = new Map<string, Map<string, SpecificationEntry>>();
  readonly #overlays = new Map<string, readonly string[]>();
  /** Specifications of which the site may show something. */
  readonly #used = new Set<string>();
  #found: FoundOverlays | null = null;
  #discovered: Record<SpecificationKind, string[]> | null = null;

  /** @param documents of the web, by their addresses. */
  constructor(
    tree: OpenTree,
    before: KnownSpecifications | undefined,
    documents: ReadonlyMap<string, FetchedDocument> = new Map(),
  ) {
    this.#tree = withDocuments(tree, documents);
    this.#documents = documents;
    this.#before = before ?? { indexes: {}, kinds: {} };
    this.libraries = new LibraryStore(this.#tree, before?.libraries);
  }

  /** What is to be kept for the next build. */
  get known(): KnownSpecifications {
    return { ...this.#known, libraries: this.libraries.known };
  }

  get diagnostics(): Diagnostic[] {
    const told = this.used.flatMap((index) => index.diagnostics);
    return [...told, ...(this.#found?.diagnostics ?? []), ...this.libraries.diagnostics];
  }

  /** Those of which the site may show something. */
  get used(): SpecificationIndex[] {
    return Object.values(this.#known.indexes).filter(({ file }) => this.#used.has(file));
  }

  /**
   * Overlays that change a specification, before it is read, in the place of those that name it themselves; none for an
   * empty list. Where several places name some, the first one counts.
   */
  overlay(file: string, overlays: readonly string[]): void {
    if (!this.#overlays.has(file)) this.#overlays.set(file, overlays);
  }

  /** A document on the web, as it was fetched; null for one that nobody fetches. */
  document(address: string): FetchedDocument | null {
    return this.#documents.get(address) ?? null;
  }

  has(file: string): boolean {
    return this.#tree.byPath.has(file);
  }

  /** Index of a specification of the tree; without entries when it cannot be read. */
  index(file: string): SpecificationIndex {
    this.#used.add(file);
    return this.#indexOf(file);
  }

  #indexOf(file: string): SpecificationIndex {
    const known = this.#known.indexes[file];
    if (known) return known;
    const before = Object.hasOwn(this.#before.indexes, file) ? this.#before.indexes[file] : undefined;
    const isFresh = before?.files.every(([path, hash]) => (this.#tree.byPath.get(path)?.hash ?? null) === hash);
    const isSame = JSON.stringify(before?.overlays) === JSON.stringify(this.#overlaysOf(file));
    const index = before && isFresh && isSame ? before : this.#read(file);
    this.#known.indexes[file] = index;
    return index;
  }

  find(file: string, method: string, path: string): SpecificationEntry | undefined {
    this.#used.add(file);
    return this.findAside(file, method, path);
  }

  /** The same in a file that the site need not be made of: what is wrong with that is not told. */
  findAside(file: string, method: string, path: string): SpecificationEntry | undefined {
    let entries = this.#byOperation.get(file);
    if (!entries) {
      entries = new Map();
      for (const entry of this.#indexOf(file).entries) {
        const name = `${entry.method} ${entry.path}`;
        // Of the methods of a webhook the first is the one its name means.
        if (entry.kind === "webhook" && entries.has(name)) continue;
        entries.set(name, entry);
        // A slash at the end makes no difference, unless both are there.
        const other = entry.path.endsWith("/") ? entry.path.slice(0, -1) : `${entry.path}/`;
        if (entry.kind === "operation" && !entries.has(`${entry.method} ${other}`))
          entries.set(`${entry.method} ${other}`, entry);
        // Paths that differ in the names of their parameters alone are the same to OpenAPI.
        const bare = bareOf(entry.path);
        if (entry.kind === "operation" && !entries.has(`${entry.method} ${bare}`))
          entries.set(`${entry.method} ${bare}`, entry);
      }
      this.#byOperation.set(file, entries);
    }
    return entries.get(`${method} ${path}`) ?? entries.get(`${method} ${bareOf(path)}`);
  }

  /** The part of a specification that a page needs; null when it is gone. */
  slice(file: string, entry: SpecificationEntry): OperationSlice | null {
    if (entry.library) return this.libraries.slice(file, entry, entry.library.format);
    const specification = this.#load(file, []);
    return specification && sliceOf(specification, entry);
  }

  /** All specifications of a kind, by name, those of the web last; looked for only when a page names none that is known. */
  discovered(kind: SpecificationKind): string[] {
    if (!this.#discovered) {
      this.#discovered = { openapi: [], asyncapi: [] };
      const candidates = this.#tree.files.filter(({ path }) => candidate.test(path) && !never.test(path));
      const documents = [...this.#documents.keys()].flatMap((address) => this.#tree.byPath.get(address) ?? []);
      for (const { path, size, hash } of [...candidates, ...documents]) {
        if (size > maxSpecificationBytes) continue;
        let found = this.#known.kinds[hash] ?? this.#before.kinds[hash];
        if (found === undefined) found = specificationKind(readText(this.#tree, path));
        this.#known.kinds[hash] = found;
        if (found) this.#discovered[found].push(path);
      }
    }
    return this.#discovered[kind];
  }

  #read(file: string): SpecificationIndex {
    const diagnostics: Diagnostic[] = [];
    const specification = this.#load(file, diagnostics);
    if (specification) return indexSpecification(specification);
    const hash = this.#tree.byPath.get(file)?.hash ?? null;
    return {
      file,
      title: file,
      files: [[file, hash]],
      overlays: this.#overlaysOf(file),
      entries: [],
      labels: [],
      parents: [],
      tagOrder: [],
      unserved: null,
      linksToParts: false,
      diagnostics,
    };
  }

  #overlaysOf(file: string): readonly string[] {
    this.#found ??= findOverlays(this.#tree);
    return this.#overlays.get(file) ?? this.#found.bySpecification.get(file) ?? [];
  }

  #load(file: string, diagnostics: Diagnostic[]): Specification | null {
    let loaded = this.#loaded.get(file);
    if (loaded === undefined) {
      loaded = loadSpecification(this.#tree, file, this.#overlaysOf(file), diagnostics);
      this.#loaded.set(file, loaded);
    }
    return loaded;
  }
}

/** A path without the names of its parameters, and without a slash at its end. */
function bareOf(path: string): string {
  return path.replace(/\{[^{}]*\}/g, "{}").replace(/(?<=.)\/$/, "");
}
