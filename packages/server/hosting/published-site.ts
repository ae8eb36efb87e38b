import { compileRedirects, encodeSegments, firstPages, type Redirects, type SitePaths } from "@lectern/builder/routing";
import type { SiteFile, SiteManifest } from "@lectern/contract";

/** A manifest made ready to answer requests. */
export interface PublishedSite {
  manifest: SiteManifest;
  paths: SitePaths;
  redirects: Redirects;
  file(path: string): SiteFile | undefined;
  /** `/guides/start`, `/`. */
  hasPage(path: string): boolean;
  /** Address of the first page below a folder that has no page itself, from the folder's decoded path; null for no folder. */
  firstPageIn(path: string): string | null;
}

const ready = new WeakMap<SiteManifest, PublishedSite>();

/** The site of a manifest, made once for as long as the manifest stays in memory. */
export function publishedSite(manifest: SiteManifest): PublishedSite {
  const known = ready.get(manifest);
  if (known) return known;
  const pageFiles = new Set(manifest.pages.map((page) => page.file));
  const pagePaths = new Set(manifest.pages.map((page) => `/${page.path}`));
  let folders: ReadonlyMap<string, string> | undefined;
  const site: PublishedSite = {
    manifest,
    paths: {
      has: (file) => Object.hasOwn(manifest.files, file),
      isPage: (file) => pageFiles.has(file),
      addresses: "clean",
      trailingSlash: manifest.site.trailingSlash,
    },
    redirects: compileRedirects(manifest.redirects),
    file: (path) => (Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined),
    hasPage: (path) => pagePaths.has(path),
    firstPageIn: (path) => {
      folders ??= firstPages(manifest.pages.filter((page) => !page.noindex).map((page) => page.path));
      const first = folders.get(path.replace(/^\/|\/$/g, ""));
      return first === undefined ? null : encodeSegments(`/${first}${manifest.site.trailingSlash ? "/" : ""}`);
    },
  };
  ready.set(manifest, site);
  return site;
}
