import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";
import type { SpecificationEntry } from "../specification/specification.ts";
import type { LibraryUse, SourceReader } from "../specification/specification-sources.ts";
import type { LibraryStore } from "./library-store.ts";
import type { SymbolName } from "./symbol-name.ts";

/** Finds the symbol that the frontmatter of a page names; what is not found is told. */
export class SymbolFinder {
  readonly #store: LibraryStore;
  readonly #reader: SourceReader;
  readonly #diagnostics: Diagnostic[];

  constructor(store: LibraryStore, reader: SourceReader, diagnostics: Diagnostic[]) {
    this.#store = store;
    this.#reader = reader;
    this.#diagnostics = diagnostics;
  }

  /** @param around libraries that apply at the page's place. */
  find(
    name: SymbolName,
    around: readonly LibraryUse[],
    position: () => Position,
  ): { file: string; entry: SpecificationEntry } | null {
    const libraries = this.#libraries(name, around, position);
    for (const { file, format } of libraries) {
      const entry = this.#store.find(file, format, name.kind, name.name);
      if (entry) return { file, entry };
    }
    // A library that cannot be read is reported itself, and so is a path that leads nowhere.
    const isTold = libraries.every(({ file, format }) => this.#store.index(file, format).entries.length === 0);
    if (isTold && (libraries.length > 0 || name.source !== null)) return null;
    const files = libraries.map(({ file }) => file).join(", ");
    this.#diagnostics.push({
      severity: "error",
      code: "unknown-operation",
      message: files
        ? `There is no ${name.kind} ${name.name} in ${files}`
        : `There is no library for the ${name.kind} ${name.name}`,
      hint: files
        ? "Correct the name; letters count as they are written, and a method stands behind its class: `Client.getUser`"
        : `Name the library with \`${name.key}\` at the tab or group, or with \`source\` and \`format\` here`,
      ...position(),
    });
    return null;
  }

  #libraries({ key, source, format }: SymbolName, around: readonly LibraryUse[], position: () => Position) {
    const fitting = around.filter((one) => (key === "graphql") === (one.format === "graphql"));
    if (source === null) return fitting;
    const known = format ?? fitting[0]?.format;
    if (known) {
      const library = this.#reader.library(source, known, position());
      return library ? [library] : [];
    }
    const hint = "Write `sdk` as an object with `format`, `source`, `kind` and `name`";
    const message = `It is not said what tool wrote ${source}`;
    this.#diagnostics.push({ severity: "error", code: "unknown-operation", message, hint, ...position() });
    return [];
  }
}
