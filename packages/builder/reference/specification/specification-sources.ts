import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";
import { composed } from "../../text/composed.ts";
import { listOf, objectOf, textOf } from "../json.ts";
import { type LibraryFormat, libraryFormats } from "../library/library.ts";
import { isRemote } from "./remote-address.ts";
import type { SpecificationStore } from "./specification-store.ts";

/** A specification that applies at a place of the navigation, and the folder of pages made of it. */
export interface Source {
  file: string;
  directory: string;
}

/** A library that applies at a place, and the folder of its pages. */
export interface LibraryUse extends Source {
  format: LibraryFormat;
}

/** What applies at one place; empty where nothing does. */
export interface Sources {
  openapi: readonly Source[];
  asyncapi: readonly Source[];
  libraries: readonly LibraryUse[];
}

export const defaultDirectory = "api-reference";
const graphqlDirectory = "graphql-reference";
const sdkDirectory = "sdk-reference";

/** What may name a document at a place of the navigation. */
export type Named = { openapi?: unknown; asyncapi?: unknown; graphql?: unknown; sdk?: unknown } & (
  | { kind: string; label: string }
  | { kind?: undefined }
);

/** Reads `openapi`, `asyncapi`, `graphql` and `sdk` of docs.json; reports what is not there. */
export class SourceReader {
  /** Whether a specification was named that is neither in the repository nor fetched. */
  hasRemote = false;
  readonly #store: SpecificationStore;
  readonly #diagnostics: Diagnostic[];
  readonly #places: ReadonlyMap<string, Position>;

  /** @param places where docs.json names a document. */
  constructor(store: SpecificationStore, diagnostics: Diagnostic[], places: ReadonlyMap<string, Position>) {
    this.#store = store;
    this.#diagnostics = diagnostics;
    this.#places = places;
  }

  /** What a division or group names itself; a document of AsyncAPI counts only where no OpenAPI is named. */
  sources(node: Named, position: Position): Sources {
    const openapi = this.list(node.openapi, position);
    return {
      openapi,
      asyncapi: openapi.length > 0 ? [] : this.list(node.asyncapi, position),
      libraries: [...this.#graphql(node.graphql, position), ...this.#sdk(node.sdk, sdkFolderOf(node), position)],
    };
  }

  /** A schema, `{ source, directory }`, or several of either. */
  #graphql(value: unknown, position: Position): LibraryUse[] {
    if (Array.isArray(value)) return value.flatMap((one) => (Array.isArray(one) ? [] : this.#graphql(one, position)));
    const { source = value, directory } = objectOf(value);
    const folder = typeof directory === "string" ? folderOf(directory) : graphqlDirectory;
    const path = textOf(source);
    const use = path === null ? null : this.library(path, "graphql", this.#placeOf(path, position));
    return use ? [{ ...use, directory: folder }] : [];
  }

  /** `{ format, source, directory }`, or several. */
  #sdk(value: unknown, otherwise: string, position: Position): LibraryUse[] {
    if (Array.isArray(value))
      return value.flatMap((one) => (Array.isArray(one) ? [] : this.#sdk(one, otherwise, position)));
    const { format, source, directory } = objectOf(value);
    const path = textOf(source);
    const known = libraryFormats.find((one) => one === format && one !== "graphql");
    if (value === null || value === undefined) return [];
    if (path === null || known === undefined) {
      const what = path === null ? "`source`" : "a `format` that is known";
      const hint = `Write ${libraryFormats.slice(1).join(", ")} as \`format\` and the file or folder as \`source\``;
      this.#report("warning", "wrong-type", `\`sdk\` needs ${what}`, hint, position);
      return [];
    }
    const folder = typeof directory === "string" ? folderOf(directory) : otherwise;
    const use = this.library(path, known, this.#placeOf(path, position));
    return use ? [{ ...use, directory: folder }] : [];
  }

  /** The library of the tree that a path means. */
  library(name: string, format: LibraryFormat, position: Position): LibraryUse | null {
    const path = this.#pathOf(name, (path) => this.#store.libraries.has(path), position);
    const directory = format === "graphql" ? graphqlDirectory : sdkDirectory;
    return path === null ? null : { file: path, directory, format };
  }

  /** A file, `{ source, directory, overlays }`, or several of either. */
  list(value: unknown, position: Position): Source[] {
    if (Array.isArray(value)) return value.flatMap((one) => (Array.isArray(one) ? [] : this.list(one, position)));
    const { source = value, directory, overlays } = objectOf(value);
    const folder = typeof directory === "string" ? folderOf(directory) : defaultDirectory;
    const files = (Array.isArray(source) ? source : [source]).flatMap((one) => {
      const name = textOf(one);
      const file = name === null ? null : this.file(name, this.#placeOf(name, position));
      return file === null ? [] : [file];
    });
    const named = listOf(overlays).flatMap((one) => textOf(one)?.replace(/^(?:\.?\/)+/, "") ?? []);
    if (Array.isArray(overlays)) for (const file of files) this.#store.overlay(file, named);
    return files.map((file) => ({ file, directory: folder }));
  }

  /** @param around where the part of docs.json stands that names it. */
  #placeOf(name: string, around: Position): Position {
    return this.#places.get(name) ?? around;
  }

  /** The file of the tree that a specification's name means. */
  file(name: string, position: Position): string | null {
    return this.#pathOf(name, (file) => this.#store.has(file), position);
  }

  #pathOf(name: string, exists: (path: string) => boolean, position: Position): string | null {
    if (isRemote(name)) return this.#remote(name, position);
    const path = composed(name.replace(/^(?:\.?\/)+/, "").replace(/\/+$/, ""));
    if (exists(path)) return path;
    const hint = "Correct the path, from the root of the content";
    this.#report("error", "missing-specification", `There is no specification ${name}`, hint, position);
    return null;
  }

  /** A document on the web counts as a file of its address. */
  #remote(name: string, position: Position): string | null {
    const document = this.#store.document(name);
    if (document?.file) {
      if (document.fault !== null) {
        const message = `The specification ${name} could not be fetched, and its copy of ${document.fetchedAt?.slice(0, 10)} is used: ${document.fault}`;
        this.#report("warning", "unreachable-specification", message, reachHint, position);
      }
      return name;
    }
    this.hasRemote = true;
    if (document?.fault) {
      const message = `The specification ${name} could not be fetched: ${document.fault}`;
      this.#report("error", "unreachable-specification", message, reachHint, position);
      return null;
    }
    const message = `The specification ${name} is not fetched: this build reads only the repository`;
    const hint = "Put the file into the repository and name it here";
    this.#report("info", "remote-specification", message, hint, position);
    return null;
  }

  #report(severity: Diagnostic["severity"], code: string, message: string, hint: string, position: Position): void {
    this.#diagnostics.push({ severity, code, message, hint, ...position });
  }
}

const reachHint = "Correct the address or what answers there, or put the file into the repository and name it here";

/** Where the pages of a library stand that does not say: those of each version below a folder of its own. */
function sdkFolderOf(node: Named): string {
  return node.kind === "version" ? folderOf(`${sdkDirectory}/${node.label.trim().replace(/\s+/g, "-")}`) : sdkDirectory;
}

/** `/api/./v1/` is `api/v1`; the root of the site is empty. */
function folderOf(directory: string): string {
  return directory
    .trim()
    .split("/")
    .filter((part) => part !== "" && part !== "." && part !== "..")
    .join("/");
}
