import type { Diagnostic } from "../diagnostics.ts";

/**
 * What the builder hands to whoever publishes: a deployment is this list. Every file is a blob named by the SHA-256
 * of its bytes, or several; paths have no leading slash and forward slashes only.
 */
export interface SiteManifest {
  format: 1;
  /** Version of the builder that made it; a cache made by another version is not read. */
  builder: string;
  /** Served files by path, for example `guides/start.html`, `_lectern/theme.3f2a.css`. Nothing else is ever served. */
  files: Record<string, SiteFile>;
  pages: SitePage[];
  redirects: SiteRedirect[];
  /** Blobs that are not served: what an export composes a bundle from. Keys are named by the builder. */
  parts: Record<string, SiteFile>;
  site: {
    name: string;
    description: string;
    trailingSlash: boolean;
    /** Unknown pages lead home instead of showing the page "not found". */
    notFoundRedirect?: true;
    services?: SiteServices;
  };
}

/** What pages load of other hosts because docs.json asks for services that count readers or talk to them. */
export interface SiteServices {
  /** Sources of scripts, for a content security policy: `https://`, a host name that may begin with `*.`, and a port. */
  scripts: string[];
  /** They bring styles along. */
  styles?: true;
}

const scriptSource = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/;
/** Sources of scripts that one policy may have. */
const mostSources = 100;

/** Whether they name hosts and nothing else that would get into a policy; absent ones do. */
export function areServices(services: SiteServices | undefined): boolean {
  if (services === undefined) return true;
  const scripts: unknown = services?.scripts;
  return Array.isArray(scripts) && scripts.length <= mostSources && scripts.every((one) => scriptSource.test(one));
}

export interface SiteFile {
  /** Names the content: the SHA-256 of its bytes, or, of a file in pieces, of their names with line ends between. */
  sha256: string;
  /** Bytes, of all pieces together. */
  size: number;
  /** Media type with charset where it has one. */
  type: string;
  /** Its name holds a hash of its content, so it may be cached for ever. */
  immutable?: true;
  /** The blobs that are a large file one after the other, so that an edit stores few of them again; absent for one blob. */
  pieces?: SiteBlob[];
}

/** A blob, named by the SHA-256 of its bytes. */
export interface SiteBlob {
  sha256: string;
  /** Bytes. */
  size: number;
}

/** The blobs that are a file, in their order. */
export function blobsOf(file: SiteFile): readonly SiteBlob[] {
  return file.pieces ?? [file];
}

/** Every blob of a deployment, served or not; some come more than once. */
export function* allBlobs({ files, parts }: Pick<SiteManifest, "files" | "parts">): Generator<SiteBlob> {
  for (const path in files) yield* blobsOf(files[path] as SiteFile);
  for (const key in parts) yield* blobsOf(parts[key] as SiteFile);
}

export interface SitePage {
  /** URL path without leading slash; the home page is the empty string. */
  path: string;
  /** Key in `files`. */
  file: string;
  title: string;
  description: string;
  /** Left out of sitemap, robots and llms.txt. */
  noindex: boolean;
  /** Path of the source file, in the repository's content folder; absent for generated pages. */
  source?: string;
}

export interface SiteRedirect {
  /** Path with a leading slash; `:name*` and a trailing `*` match any rest. */
  source: string;
  destination: string;
  permanent: boolean;
}

/** What a build answers, beside its files. */
export interface BuildReport {
  pages: number;
  /** Pages whose body was rendered in this run. */
  rendered: number;
  /** Pages whose body came from the cache. */
  reused: number;
  diagnostics: Diagnostic[];
  /** Bytes of all served files. */
  bytes: number;
  /** Wall time in milliseconds. */
  ms: number;
}
