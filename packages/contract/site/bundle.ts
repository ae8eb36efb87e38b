import type { ExportFeatures } from "../schemas/static-export.ts";
import type { ExportTarget } from "./export-target.ts";
import type { SiteFile, SiteServices } from "./manifest.ts";

/**
 * `lectern-bundle.json`, the first entry of every bundle: what is inside, so that whoever unpacks it can check every
 * byte. It names no time and no machine, so that two exports of one deployment are the same bytes.
 */
export interface BundleManifest {
  /** In bundles of format 1, which earlier programs made, no file is in pieces. */
  format: 1 | 2;
  builder: string;
  /** The label of the export. */
  version: string;
  target: ExportTarget;
  features: Required<Pick<ExportFeatures, "search" | "apiPlayground">> & ExportFeatures;
  /** Name of the site. */
  site: string;
  pages: number;
  /** Services of other hosts that its pages load; absent where they load none. */
  services?: SiteServices;
  /** Every other file of the bundle by path. */
  files: Record<string, BundledFile>;
}

/**
 * SHA-256 and size in bytes of a file; a large one that most edits change a little is listed in pieces, as in the manifest of
 * a site: then neither this list nor the next bundle needs more than the pieces that changed.
 */
export type BundledFile = Pick<SiteFile, "sha256" | "size" | "pieces">;

export const bundleManifestName = "lectern-bundle.json";
