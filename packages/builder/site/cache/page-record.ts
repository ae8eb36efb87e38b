import type { Diagnostic } from "@lectern/contract";
import type { ChunkPlace } from "../../files/chunk-store.ts";
import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import type { SeenVariables } from "../../source/frontmatter/frontmatter-variables.ts";

/** Bytes that are kept in the cache and may be asked for again. */
export interface CachedBlob {
  sha256: string;
  size: number;
  chunk: ChunkPlace;
}

/** A page's frontmatter; depends on the file and on the variables that it names. */
export interface ReadRecord {
  /** Hash of the source file. */
  hash: string;
  frontmatter: Frontmatter;
  /** The variables that it names, with what they stood for; left out where it names none. */
  variables?: SeenVariables;
  diagnostics: Diagnostic[];
}

/** What rendering a page's body gave, without the body: plain data, small, one for each page of the site. */
export interface BodyRecord {
  /** Hash of the page's source, of the settings that matter and of the program. */
  key: string;
  /** Files that were read, with their hashes (null: there was none). */
  dependencies: [path: string, hash: string | null][];
  /** Paths that the tree was asked for, one a line: `+` before one that it has, `-` before one that it has not. */
  probes: string;
  /** What a page is composed from, written by `writePagePart`. */
  part: CachedBlob;
  /** The Markdown twin as it is served. */
  twin: CachedBlob;
  /** `PageSearch`, written by `writePageSearch`. */
  search: CachedBlob;
  /** How many sections the search index counts (`countSections`). */
  sections: number;
  /** Its coloured code (`KeptCode`), for when it is rendered again; null where it has none. */
  code: { chunk: ChunkPlace } | null;
  /** Links and files: `kind target line column file`, fields and lines in one text to keep the record small. */
  references: string;
  /** Ids that links may lead to, one a line. */
  ids: string;
  classes: string;
  /** Names of the rules that replace `style` attributes; what each says is in the index, once for all pages. */
  styles: string;
  /** Names of the scripts of its components; their text is in the index likewise. */
  scripts: string;
  /** What the browser must load for it. */
  features: string;
  /** Other source files it is made of: snippets. */
  uses: string[];
  /** The first words of the page, for lists where it has no description. */
  summary: string;
  diagnostics: Diagnostic[];
}

/** The composed page of the last build: taken again while everything that makes it is the same. */
export interface ComposedRecord {
  key: string;
  sha256: string;
  size: number;
}

export interface PageRecord {
  read: ReadRecord;
  body: BodyRecord | null;
  composed: ComposedRecord | null;
}
