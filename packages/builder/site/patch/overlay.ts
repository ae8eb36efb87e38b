import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic, SiteFile } from "@lectern/contract";
import type { PageRecord } from "../cache/page-record.ts";
import { readSealed, writeSealed } from "../cache/sealed-file.ts";

/** What builds of single pages have changed since the last whole one; replaced as a whole by each of them. */
export interface Overlay {
  /** Id of the base that it changes. */
  base: string;
  /** Key of the build whose result the changes give. */
  key: string;
  /** Hash of each changed source file. */
  hashes: Map<string, string>;
  pages: Map<string, PageRecord>;
  /** Of pages in the text of all pages: their part of it. */
  fullText: Map<string, Uint8Array>;
  /** `packSearch` of each changed index: only another change of it reads it. */
  search: Map<string, Uint8Array>;
  /** Changes of the manifest; null for what is no longer in it. */
  files: Map<string, SiteFile | null>;
  parts: Map<string, SiteFile>;
  diagnostics: Diagnostic[];
  bytes: number;
}

/** Pages that one overlay holds at most; then the site is built whole, which is when its cache is written anew. */
export const mostPages = 100;

const name = "patch-overlay";

export function readOverlay(folder: string): Overlay | null {
  return readSealed(join(folder, name)) as Overlay | null;
}

export function writeOverlay(folder: string, overlay: Overlay): void {
  writeSealed(join(folder, name), overlay);
}

export function removeOverlay(folder: string): void {
  rmSync(join(folder, name), { force: true });
}
