import type { Diagnostic } from "@lectern/contract";
import type { WrittenNode } from "../../content/index.ts";
import type { Position } from "../../source/site-config.ts";
import type { GroupLabel } from "./group-label.ts";

/** What a library is read from: a schema in GraphQL's own language, or the output of a documentation tool. */
export const libraryFormats = ["graphql", "typedoc", "docfx", "javadoc", "sphinx", "phpdoc"] as const;
export type LibraryFormat = (typeof libraryFormats)[number];

/** The file or folder of the repository that docs.json names. */
export interface LibrarySource {
  /** From the root of the content, without a slash at either end. */
  path: string;
  /** The file itself, or all files in the folder, by their paths from the root of the content, in order. */
  files: readonly string[];
  /** The text of one of the files. */
  read(file: string): string;
}

/** The path of a file of a library's folder, from that folder on. */
export function pathWithin({ path }: LibrarySource, file: string): string {
  return file.startsWith(`${path}/`) ? file.slice(path.length + 1) : file;
}

/** One thing of a library that a page can be about. Plain data. */
export interface LibrarySymbol {
  /** As frontmatter names it: `class`, `function`, `query` … */
  kind: string;
  /** Names it among those of its kind: `Client`, `com.example.Client`, `Client.getUser` for a method. */
  name: string;
  /** Shorter names that it answers to where nothing else does: `Client` for `com.example.Client`. */
  aliases: readonly string[];
  /** Labels of its groups in the navigation, from the outermost on. */
  groups: readonly GroupLabel[];
  /** The end of its page's address, below the folder of the library: `classes/client`. */
  address: string;
  title: string;
  /** Markdown. */
  description: string | null;
  deprecated: boolean;
  /** A part of another one, which has a page only where an author writes it. */
  isMember: boolean;
  position: Position;
  /**
   * What its page says below the description. Links to other symbols are elements `a` and Markdown links whose address
   * is `#symbol/` with `kind name` behind it, percent-encoded, and perhaps a place on that page: see `symbolLink`.
   * May be written anew whenever it is asked for: those of all pages together can be very many.
   */
  readonly nodes: WrittenNode[];
}

/** A library as it was read: symbols in the order of the navigation. */
export interface Library {
  symbols: LibrarySymbol[];
  diagnostics: Diagnostic[];
}

/** What a library cannot be read for. */
export class LibraryFault extends Error {
  readonly position: Position;
  readonly hint: string;
  constructor(message: string, hint: string, position: Position) {
    super(message);
    this.position = position;
    this.hint = hint;
  }
}

/**
 * The address by which symbols link to each other until their pages are known.
 * @param anchor a place on the page, by its id.
 */
export function symbolLink(kind: string, name: string, anchor: string | null = null): string {
  return `#symbol/${inLink(`${kind} ${name}`)}${anchor === null ? "" : `#${inLink(anchor)}`}`;
}

/** A name as a part of an address that stands in a link of Markdown. */
export function inLink(name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed());
  return encoded.replace(/[()'*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
