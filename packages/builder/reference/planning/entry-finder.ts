import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";
import type { OperationName } from "../operations/operation-name.ts";
import type { SpecificationEntry } from "../specification/specification.ts";
import type { SourceReader } from "../specification/specification-sources.ts";
import type { SpecificationStore } from "../specification/specification-store.ts";
import { nearestFirst, sharedFolders } from "./nearest-file.ts";
import { TwinOperations } from "./twin-operations.ts";

/** Specifications behind the one that has a name which are asked whether they have it, too. */
const maxTwins = 20;

/** What a name means. */
interface FoundEntry {
  file: string;
  entry: SpecificationEntry;
}

/** Where something is named: in which file, and its place there, which is only looked for when it is told. */
interface NamingPlace {
  file: string;
  position: () => Position;
}

/** Finds what a name in navigation or frontmatter means; what is not found is told. */
export class EntryFinder {
  /** Names that several specifications have. */
  readonly twins = new TwinOperations();
  readonly #store: SpecificationStore;
  readonly #reader: SourceReader;
  readonly #diagnostics: Diagnostic[];

  constructor(store: SpecificationStore, reader: SourceReader, diagnostics: Diagnostic[]) {
    this.#store = store;
    this.#reader = reader;
    this.#diagnostics = diagnostics;
  }

  /**
   * Looks where the name says, or in what applies at the place, else in all specifications of the repository.
   * @param near specifications that apply at the place, those that count most first.
   */
  find(
    name: OperationName,
    near: readonly (readonly string[])[],
    { file: page, position }: NamingPlace,
  ): FoundEntry | null {
    const look = (files: readonly string[], isFar = false) => {
      for (const [index, file] of files.entries()) {
        const entry = this.#store.find(file, name.method, name.path);
        if (!entry) continue;
        const others = files.slice(index + 1, index + 1 + maxTwins);
        const isTwin = (other: string) => !isFar || sharedFolders(other, page) === sharedFolders(file, page);
        this.#tellTwins(name, { file, entry }, others.filter(isTwin), position);
        return { file, entry };
      }
      return null;
    };
    const lookNear = (fits: (file: string) => boolean) =>
      near.reduce<FoundEntry | null>((found, files) => found ?? look(files.filter(fits)), null);
    // Of files of one name that in the page's own folder is meant first, such as its version's.
    const around = () => nearestFirst(this.#store.discovered(name.kind === "channel" ? "asyncapi" : "openapi"), page);
    // A name that no file has exactly may be a part of one; an operation that only another file has is meant there.
    const named = name.file?.replace(/^(?:\.?\/)+/, "");
    const isCalledSo = (file: string) => named === undefined || file.includes(named);
    const found =
      (named === undefined ? null : look([named].filter((file) => this.#store.has(file)))) ??
      lookNear(isCalledSo) ??
      look(around().filter(isCalledSo), true) ??
      look(around(), true);
    if (found) return found;
    if (name.file !== null && this.#reader.file(name.file, position()) === null) return null;
    const files = named === undefined ? [...new Set([...near.flat(), ...around()])] : [named];
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

  #tellTwins(name: OperationName, taken: FoundEntry, others: readonly string[], position: () => Position): void {
    const twins = others.filter((file) => {
      const entry = file === taken.file ? undefined : this.#store.findAside(file, name.method, name.path);
      // Copies of a document have the same.
      return entry !== undefined && entry.hash !== taken.entry.hash;
    });
    if (twins.length > 0) this.twins.add(name, taken.file, twins, position);
  }

  #report(severity: Diagnostic["severity"], code: string, message: string, hint: string, position: Position): void {
    this.#diagnostics.push({ severity, code, message, hint, ...position });
  }
}
