import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic, SiteFile, SiteManifest } from "@lectern/contract";
import { readSealed, writeSealed } from "../../files/sealed-file.ts";
import type { PageRecord } from "../cache/page-record.ts";
import type { ModelPage, SiteModel } from "../model/site-model.ts";

/** What builds of single pages have changed since the last whole one; replaced as a whole by each of them. */
export interface Overlay {
  /** Id of the base that it changes. */
  base: string;
  /** Key of the build whose result the changes give. */
  key: string;
  /** Hash of each changed source file. */
  hashes: Map<string, string>;
  pages: Map<string, PageRecord>;
  /** Pages of which the model says something else, by source, with their place in the order of pages. */
  drawn: Map<string, { index: number; page: ModelPage }>;
  /** Sections that show something else, and the keys that their pages share. */
  sections: Map<number, { section: SiteModel["sections"][number]; key: string }>;
  /** Of pages in the text of all pages: their part of it. */
  fullText: Map<string, Uint8Array>;
  /** `packSearch` of each changed index: only another change of it reads it. */
  search: Map<string, Uint8Array>;
  /** Changes of the manifest; null for what is no longer in it. */
  files: Map<string, SiteFile | null>;
  parts: Map<string, SiteFile>;
  /** Changes of the manifest's list of pages, by their place in it. */
  listed: Map<number, SiteManifest["pages"][number]>;
  diagnostics: Diagnostic[];
  bytes: number;
}

/** Pages that one overlay holds at most; then the site is built whole, which is when its cache is written anew. */
export const mostPages = 100;

/** Pages that are composed again at most, since a sidebar has changed; and files that one overlay changes at most. */
export const mostComposed = 1000;
export const mostFiles = 5000;

const name = "patch-overlay";

/** The overlay of a cache folder; null where there is none, or a damaged one. */
export function readOverlay(folder: string): Overlay | null {
  return readSealed(join(folder, name)) as Overlay | null;
}

/** Replaces the overlay of a cache folder. */
export function writeOverlay(folder: string, overlay: Overlay): void {
  writeSealed(join(folder, name), overlay);
}

/** Takes the overlay away: after a whole build nothing has changed since. */
export function removeOverlay(folder: string): void {
  rmSync(join(folder, name), { force: true });
}

/** An overlay of the base with that id that changes nothing yet. */
export function emptyOverlay(base: string): Overlay {
  return {
    base,
    key: "",
    hashes: new Map(),
    pages: new Map(),
    drawn: new Map(),
    sections: new Map(),
    fullText: new Map(),
    search: new Map(),
    files: new Map(),
    parts: new Map(),
    listed: new Map(),
    diagnostics: [],
    bytes: 0,
  };
}
