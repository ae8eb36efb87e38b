import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";
import { readText } from "../../source/source-text.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import { keyOf, sha256 } from "../../text/hashes.ts";
import { isRemote } from "../specification/remote-address.ts";
import type { OperationSlice, SpecificationEntry, SpecificationIndex } from "../specification/specification.ts";
import { labelText } from "./group-label.ts";
import { type Library, LibraryFault, type LibraryFormat, type LibrarySource, type LibrarySymbol } from "./library.ts";
import { readLibrary } from "./load-readers.ts";
import { isArchive, unpack } from "./unpack.ts";

/** What is known of a library without reading it again. */
export interface KnownLibrary {
  /** Changes with every file of it. */
  state: string;
  index: LibraryIndex;
}

export type LibraryIndex = Pick<
  SpecificationIndex,
  "file" | "entries" | "labels" | "parents" | "tagOrder" | "diagnostics"
> & {
  /** Tags whose labels are words of ours. */
  worded: readonly string[];
};

/** Symbols of one library that become pages. */
const maxSymbols = 20_000;
/** Bytes of one file, and of all files of a library. */
const maxFileBytes = 50_000_000;
const maxBytes = 200_000_000;

/** Libraries of a tree: each is read once for a build, and not at all while its files are those of the last build. */
export class LibraryStore {
  readonly known: Record<string, KnownLibrary> = Object.create(null);
  readonly #tree: OpenTree;
  readonly #before: Readonly<Record<string, KnownLibrary>>;
  /** Symbols by kind and name. */
  readonly #loaded = new Map<string, Library & { byName: ReadonlyMap<string, LibrarySymbol> }>();
  readonly #byName = new Map<string, Map<string, SpecificationEntry>>();

  constructor(tree: OpenTree, before: Readonly<Record<string, KnownLibrary>> | undefined) {
    this.#tree = tree;
    this.#before = before ?? {};
  }

  get diagnostics(): Diagnostic[] {
    return Object.values(this.known).flatMap(({ index }) => index.diagnostics);
  }

  /** Whether there is a file of that path, or a folder. */
  has(path: string): boolean {
    return this.#filesOf(path).length > 0;
  }

  /** What a library has pages about; without entries when it cannot be read. */
  index(path: string, format: LibraryFormat): LibraryIndex {
    const name = `${format} ${path}`;
    const known = this.known[name];
    if (known) return known.index;
    const state = keyOf(...this.#filesOf(path).flatMap((file) => [file.path, file.hash]));
    const before = Object.hasOwn(this.#before, name) ? this.#before[name] : undefined;
    const index = before?.state === state ? before.index : this.#indexOf(path, format);
    this.known[name] = { state, index };
    return index;
  }

  /** Symbols may be written only as they are asked for, and then recur too deeply. */
  #indexOf(path: string, format: LibraryFormat): LibraryIndex {
    const library = this.#load(path, format);
    return readable(
      path,
      () => indexOf(path, format, library),
      (one) => indexOf(path, format, noSymbols(one)),
    );
  }

  /** The entry of a symbol by its name or one that it answers to. */
  find(path: string, format: LibraryFormat, kind: string, name: string): SpecificationEntry | undefined {
    const library = `${format} ${path}`;
    let entries = this.#byName.get(library);
    if (!entries) {
      entries = new Map();
      const all = this.index(path, format).entries;
      for (const entry of all) entries.set(`${entry.method} ${entry.path}`, entry);
      for (const entry of all)
        for (const alias of entry.library?.aliases ?? []) {
          const key = `${entry.method} ${alias}`;
          if (!entries.has(key)) entries.set(key, entry);
        }
      this.#byName.set(library, entries);
    }
    return entries.get(`${kind} ${name}`);
  }

  /** What the page of a symbol is made of; null when it is gone. */
  slice(path: string, entry: SpecificationEntry, format: LibraryFormat): OperationSlice | null {
    const { method: kind, path: name, position } = entry;
    const symbol = this.#load(path, format).byName.get(`${kind} ${name}`);
    if (!symbol) return null;
    return {
      ...{ file: path, kind: "symbol", method: kind, path: name, calledWith: null, position },
      ...{ value: { nodes: symbol.nodes }, pathItem: {}, servers: [], security: null },
      ...{ securitySchemes: {}, definitions: {} },
    };
  }

  #load(path: string, format: LibraryFormat) {
    const name = `${format} ${path}`;
    let library = this.#loaded.get(name);
    if (!library) {
      const read = this.#read(path, format);
      library = { ...read, byName: new Map(read.symbols.map((one) => [`${one.kind} ${one.name}`, one])) };
      this.#loaded.set(name, library);
    }
    return library;
  }

  #read(path: string, format: LibraryFormat): Library {
    const files = this.#filesOf(path);
    const tooLarge = files.find(({ size }) => size > maxFileBytes);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    return readable(
      path,
      () => {
        if (tooLarge || bytes > maxBytes)
          throw new LibraryFault(
            `${tooLarge?.path ?? path} is larger than ${(tooLarge ? maxFileBytes : maxBytes) / 1e6} MB`,
            "Leave out what readers do not need",
            at(tooLarge?.path ?? path),
          );
        return readLibrary(format, this.#sourceOf(path, files));
      },
      noSymbols,
    );
  }

  /** What is in an archive stands for the folder that it was made of. */
  #sourceOf(path: string, files: readonly { path: string }[]): LibrarySource {
    if (!isArchive.test(isRemote(path) ? new URL(path).pathname : path) || files[0]?.path !== path)
      return { path, files: files.map((file) => file.path), read: (file) => readText(this.#tree, file) };
    const within = unpack(path, this.#tree.read(path));
    return {
      path,
      files: [...within.keys()].map((name) => `${path}/${name}`).sort(),
      read: (file) => within.get(file.slice(path.length + 1))?.() ?? "",
    };
  }

  #filesOf(path: string) {
    const { inputs, files, byPath } = this.#tree;
    const file = byPath.get(path) ?? inputs.find((one) => one.path === path);
    if (file) return [file];
    const within = (one: { path: string }) => one.path.startsWith(`${path}/`);
    return inputs.some(within) ? inputs.filter(within) : files.filter(within);
  }
}

/** What recurs too deeply in a reader is as unreadable as what it refuses itself. */
function readable<Read>(path: string, read: () => Read, otherwise: (fault: Diagnostic) => Read): Read {
  try {
    return read();
  } catch (fault) {
    if (!(fault instanceof LibraryFault) && !(fault instanceof RangeError)) throw fault;
    const told =
      fault instanceof LibraryFault
        ? fault
        : new LibraryFault(`${path} is nested too deeply`, "Nest it less deeply", at(path));
    const { message, hint, position } = told;
    return otherwise({ severity: "error", code: "unreadable-specification", message, hint, ...position });
  }
}

function noSymbols(fault: Diagnostic): Library {
  return { symbols: [], diagnostics: [fault] };
}

function at(file: string): Position {
  return { file, line: 1, column: 1 };
}

/** What stands between the labels of groups in each other, in the name of the innermost. */
const between = "\u0000";

function indexOf(file: string, format: LibraryFormat, { symbols, diagnostics }: Library): LibraryIndex {
  const labels = new Map<string, string>();
  const parents = new Map<string, string>();
  const worded = new Set<string>();
  for (const { groups } of symbols)
    for (const [above, label] of groups.entries()) {
      const tag = tagOf(groups.slice(0, above + 1));
      labels.set(tag, labelText(label));
      if (typeof label === "object") worded.add(tag);
      if (above > 0) parents.set(tag, tagOf(groups.slice(0, above)));
    }
  const left = symbols.length - maxSymbols;
  return {
    file,
    entries: symbols.slice(0, maxSymbols).map((symbol) => entryOf(symbol, format)),
    labels: [...labels],
    parents: [...parents],
    worded: [...worded],
    tagOrder: [],
    diagnostics: left > 0 ? [...diagnostics, tooMany(file, left)] : diagnostics,
  };
}

function tagOf(groups: LibrarySymbol["groups"]): string {
  return groups.map(labelText).join(between);
}

function entryOf(symbol: LibrarySymbol, format: LibraryFormat): SpecificationEntry {
  const { kind, name, groups, title, description, deprecated, isMember, position, address, aliases } = symbol;
  return {
    ...{ kind: "symbol", method: kind, path: name, calledWith: null, hash: sha256(JSON.stringify(symbol)) },
    ...{ tag: groups.length > 0 ? tagOf(groups) : null, summary: title, description, operationId: null },
    ...{ deprecated, hidden: false, excluded: isMember, metadata: {}, content: null, href: null, position },
    library: { format, address, aliases },
  };
}

function tooMany(file: string, left: number): Diagnostic {
  const message = `${file} has ${left} symbols more than the ${maxSymbols} that get pages`;
  const hint = "Split the library into several, or leave out what nobody reads";
  return { severity: "warning", code: "too-many-operations", message, hint, ...at(file) };
}
