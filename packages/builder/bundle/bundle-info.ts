import type { ExportFeatures, ExportTarget, SiteManifest } from "@lectern/contract";
import type { BundleInfo } from "./write-bundle.ts";

/**
 * What a bundle's manifest says of a site composed for a target; what the features leave open takes the target's default
 * (table in the API contract).
 * @param options.pages pages in the bundle; default all of the site's.
 */
export function bundleInfo(
  manifest: SiteManifest,
  options: { target: ExportTarget; features: ExportFeatures; version: string; pages?: number },
): BundleInfo {
  const { features, target, version } = options;
  const { name, services } = manifest.site;
  const reachesOut = target === "client-hosted" && features.outsideContent === true;
  return {
    builder: manifest.builder,
    version,
    target,
    features: {
      ...features,
      search: features.search ?? true,
      apiPlayground: features.apiPlayground ?? target === "client-hosted",
    },
    site: name,
    pages: options.pages ?? manifest.pages.length,
    ...(reachesOut && services ? { services } : {}),
  };
}
