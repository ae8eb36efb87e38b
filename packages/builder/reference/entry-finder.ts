import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../source/site-config.ts";
import type { OperationName } from "./operations/operation-name.ts";
import type { SpecificationEntry } from "./specification/specification.ts";
import type { Source, SourceReader } from "./specification/specification-sources.ts";
import type { SpecificationStore } from "./specification/specification-store.ts";

/** Finds what a name in navigation or frontmatter means; what is not found is told. */
export class EntryFinder {
  readonly #store: SpecificationStore;
  readonly #reader: SourceReader;
  readonly #diagnostics: Diagnostic[];

  constructor(store: SpecificationStore, reader: SourceReader, diagnostics: Diagnostic[]) {
    this.#store = store;
    this.#reader = reader;
    this.#diagnostics = diagnostics;
  }

  /** Looks where the name says, or in what applies at the place, else in all specifications of the repository. */
  find(
    name: OperationName,
    sources: readonly Source[],
    position: () => Position,
  ): { file: string; entry: SpecificationEntry } | null {
    const look = (files: readonly string[]) => {
      for (const file of files) {
        const entry = this.#store.find(file, name.method, name.path);
        if (entry) return { file, entry };
      }
      return null;
    };
    const around = () => this.#store.discovered(name.kind === "channel" ? "asyncapi" : "openapi");
    const near = sources.map(({ file }) => file);
    // A name that no file has exactly may be a part of one; an operation that only another file has is meant there.
    const named = name.file?.replace(/^(?:\.?\/)+/, "");
    const found =
      named === undefined
        ? (look(near) ?? look(around()))
        : (look([named].filter((file) => this.#store.has(file))) ??
          look(around().filter((file) => file.includes(named))) ??
          look(around()));
    if (found) return found;
    if (name.file !== null && this.#reader.file(name.file, position()) === null) return null;
    const files = named === undefined ? [...new Set([...near, ...around()])] : [named];
    // A specification that cannot be read is reported itself.
    if (files.length > 0 && files.every((file) => this.#store.index(file).entries.length === 0)) return null;
    const isNamed = name.kind === "schema" || name.kind === "channel";
    const what = isNamed ? `${name.kind} ${name.path}` : `operation ${name.method} ${name.path}`;
    if (this.#reader.hasRemote && named === undefined) {
      const message = `The ${what} is in no specification of the repository; one that is named is not fetched`;
      const hint = "Put its specification into the repository";
      this.#report("info", "remote-specification", message, hint, position());
      return null;
    }
    this.#report(
      "error",
      "unknown-operation",
      files.length === 0
        ? `There is no specification for the ${what}`
        : `There is no ${what} in ${files.slice(0, 5).join(", ")}`,
      files.length === 0
        ? `Name the specification with \`${name.kind === "channel" ? "asyncapi" : "openapi"}\``
        : "Correct the name; letters count as they are written",
      position(),
    );
    return null;
  }

  #report(severity: Diagnostic["severity"], code: string, message: string, hint: string, position: Position): void {
    this.#diagnostics.push({ severity, code, message, hint, ...position });
  }
}
