import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";
import { listOf, objectOf, textOf } from "../json.ts";
import type { SpecificationStore } from "./specification-store.ts";

/** A specification that applies at a place of the navigation, and the folder of pages made of it. */
export interface Source {
  file: string;
  directory: string;
}

/** What applies at one place; empty where nothing does. */
export interface Sources {
  openapi: readonly Source[];
  asyncapi: readonly Source[];
}

export const defaultDirectory = "api-reference";

/** Reads `openapi` and `asyncapi` of docs.json; reports URLs, and files that are not there. */
export class SourceReader {
  /** Whether a specification was named that is not in the repository. */
  hasRemote = false;
  readonly #store: SpecificationStore;
  readonly #diagnostics: Diagnostic[];

  constructor(store: SpecificationStore, diagnostics: Diagnostic[]) {
    this.#store = store;
    this.#diagnostics = diagnostics;
  }

  /** What a division or group names itself; a document of AsyncAPI counts only where no OpenAPI is named. */
  sources(node: { openapi?: unknown; asyncapi?: unknown }, position: Position): Sources {
    const openapi = this.list(node.openapi, position);
    return { openapi, asyncapi: openapi.length > 0 ? [] : this.list(node.asyncapi, position) };
  }

  /** A file, `{ source, directory, overlays }`, or several of either. */
  list(value: unknown, position: Position): Source[] {
    if (Array.isArray(value)) return value.flatMap((one) => (Array.isArray(one) ? [] : this.list(one, position)));
    const { source = value, directory, overlays } = objectOf(value);
    const folder = typeof directory === "string" ? folderOf(directory) : defaultDirectory;
    const files = (Array.isArray(source) ? source : [source]).flatMap((one) => {
      const name = textOf(one);
      const file = name === null ? null : this.file(name, position);
      return file === null ? [] : [file];
    });
    const named = listOf(overlays).flatMap((one) => textOf(one)?.replace(/^(?:\.?\/)+/, "") ?? []);
    if (Array.isArray(overlays)) for (const file of files) this.#store.overlay(file, named);
    return files.map((file) => ({ file, directory: folder }));
  }

  /** The file of the tree that a specification's name means. */
  file(name: string, position: Position): string | null {
    if (isRemote(name)) {
      this.hasRemote = true;
      this.#diagnostics.push({
        severity: "info",
        code: "remote-specification",
        message: `The specification ${name} is not fetched: a build reads only the repository`,
        hint: "Put the file into the repository and name it here",
        ...position,
      });
      return null;
    }
    const file = name.replace(/^(?:\.?\/)+/, "");
    if (this.#store.has(file)) return file;
    this.#diagnostics.push({
      severity: "error",
      code: "missing-specification",
      message: `There is no specification ${name}`,
      hint: "Correct the path, from the root of the content",
      ...position,
    });
    return null;
  }
}

/** Whether a specification's name is an address on the web. */
export function isRemote(name: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(name);
}

/** `/api/./v1/` is `api/v1`; the root of the site is empty. */
function folderOf(directory: string): string {
  return directory
    .trim()
    .split("/")
    .filter((part) => part !== "" && part !== "." && part !== "..")
    .join("/");
}
