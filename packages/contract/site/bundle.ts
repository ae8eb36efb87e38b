import type { ExportFeatures } from "../schemas/static-export.ts";
import type { ExportTarget } from "./export-target.ts";

/**
 * `lectern-bundle.json`, the first entry of every bundle: what is inside, so that whoever unpacks it can check every
 * byte. It names no time and no machine, so that two exports of one deployment are the same bytes.
 */
export interface BundleManifest {
  format: 1;
  builder: string;
  /** The label of the export. */
  version: string;
  target: ExportTarget;
  features: Required<Pick<ExportFeatures, "search" | "apiPlayground">> & ExportFeatures;
  /** Name of the site. */
  site: string;
  pages: number;
  /** Every other file of the bundle by path: SHA-256 and size in bytes. */
  files: Record<string, { sha256: string; size: number }>;
}

export const bundleManifestName = "lectern-bundle.json";
