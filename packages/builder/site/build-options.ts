import type { BuildReport, Diagnostic, ExportFeatures, SiteManifest } from "@lectern/contract";
import type { FetchDocuments } from "@lectern/contract/site/fetched-document";
import type { ComposedFile } from "../files/planned-file.ts";
import type { SourcePlace } from "../source/tree/source-tree.ts";
import type { RepositoryView } from "../theme/page-view.ts";

/** A part of a file, in bytes. */
export interface FilePart {
  start: number;
  size: number;
}

/** Where the files of a site go. Content comes before the manifest that names it. */
export interface BlobSink {
  /** Keeps the bytes, which are valid during the call, under their SHA-256 (hexadecimal) unless it has them. */
  put(sha256: string, bytes: Uint8Array): void;
  /** The same for bytes in pieces, each of them valid until the next is asked for. Answers their SHA-256. */
  putPieces?(pieces: AsyncIterable<Uint8Array>): Promise<string>;
  /**
   * Takes blobs as put that stand in a file which nobody changes any more, without writing them once more where it can:
   * the SHA-256 of each, and where in the file it stands.
   */
  adopt?(file: string, places: ReadonlyMap<string, FilePart>): void;
  has(sha256: string): boolean;
  /** What was put until now is there for others, and stays when this process ends; what was not may be lost until then. */
  finish?(): void;
  /** While it answers the same text, every blob that was there is still there; null where that cannot be told. */
  stamp?(): string | null;
  /** Sees to it that the stamp can be told at once, even where the output has only just changed. */
  settle?(): void;
}

export interface BuildOptions {
  source: SourcePlace;
  /** Folder for what can be used again by the next build of the same site; made when missing. */
  cache: string;
  /** Receives every served file and every part. */
  output: BlobSink;
  /**
   * Leaves out what is for readers at an origin of the site's own: pages as they are served there, their sitemap and the
   * text of all pages. Bundles are composed of the parts; who makes nothing else saves a tenth of a first build.
   */
  partsOnly?: boolean;
  /** Branch name shown in the banner of a preview; null for production. */
  preview: { branch: string } | null;
  /** Where the source is kept, for links to it; only shown where docs.json asks for that. */
  repository?: RepositoryView | null;
  /**
   * Day of the last commit that changed a file (`YYYY-MM-DD`, UTC) by its path; a file that is not among them has no known
   * one. Asked for once at most, and only where pages show when they were changed.
   */
  lastChanges?: () => Promise<ReadonlyMap<string, string>>;
  /**
   * Fetches specifications and sources of libraries that are named by their addresses. The builder itself reaches nothing
   * outside; without it, and where an address is not among the answers, it tells that the document was not fetched.
   */
  fetchDocuments?: FetchDocuments;
  /** Absolute origin of the site, without trailing slash. */
  origin: string | null;
  /** Where readers know the site, for one whose docs.json does not say it (`seo.metatags.canonical`); no slash at its end. */
  publicAddress?: string | null;
  /** Worker threads; 0 renders in the calling thread. */
  threads: number;
  onProgress?: (done: number, total: number) => void;
  /** Called before a page is rendered in the calling thread, which nobody but its own process could end in the middle. */
  onPage?: (file: string) => void;
}

export interface BuildResult {
  /** Null when the site could not be built at all; the diagnostics say why (severity `error`). */
  readonly manifest: SiteManifest | null;
  /** The manifest as JSON text, which after an edit of some pages is at hand much sooner than the object. */
  manifestJson(): Uint8Array | null;
  report: BuildReport;
  /** The result is that of the last build with this cache and this output; the manifest is not even read until it is asked for. */
  unchanged: boolean;
}

/** Composing a bundle from the parts of a deployment, without its source. */
export interface ComposeOptions {
  manifest: SiteManifest;
  /** Bytes of a blob that the manifest names in `parts` or `files`. */
  read(sha256: string): Promise<Uint8Array>;
  target: "client-hosted" | "air-gapped";
  features: ExportFeatures;
  /** Page paths to include; null for all. */
  paths: readonly string[] | null;
  onPage?: (done: number, total: number) => void;
}

export type ComposeSite = (options: ComposeOptions) => AsyncGenerator<ComposedFile, { diagnostics: Diagnostic[] }>;
