import type { GeneratedPage } from "../content/generate-pages.ts";

/**
 * A documentation builder to compare with: one file in `peers/` that exports `peer`, and for one from npm the exact
 * versions in `<key>/package.json` beside it. It is given the same text, in its own syntax, and told to draw what ours draws:
 * tabs, the sidebar of the own part only, the page's contents, its neighbours. A search index is not asked of it.
 */
export interface Peer {
  /** As its makers write it. */
  name: string;
  program: NpmProgram | SystemProgram;
  /** Every file of the site by path, for these pages. */
  files(pages: readonly GeneratedPage[]): Record<string, string>;
  /** Where the text of a page is among `files`. */
  source(page: GeneratedPage): string;
  /** Folder that the site is written to. */
  output: string;
  env?: Readonly<Record<string, string>>;
}

/** Run by our own Node from an installation of its own. */
export interface NpmProgram {
  /** Folder in `peers/` with the package.json. */
  key: string;
  /** The package whose version is the tool's. */
  package: string;
  /** Path of the program below node_modules, and what it is told. */
  command: readonly [string, ...string[]];
}

/** Run from where the system has it. */
export interface SystemProgram {
  command: readonly [string, ...string[]];
  /** Prints the version, or fails where the tool or a part of it is missing. */
  version: readonly [string, ...string[]];
}
