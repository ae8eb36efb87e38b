import { siteAddress } from "../../../theme/layout/absolute-url.ts";
import type { ComposeOptions } from "../../build-options.ts";
import type { SiteModel } from "../../model/site-model.ts";
import { thumbnailFolder } from "./thumbnail-files.ts";

/**
 * The pictures for shared links that a bundle carries: those of its pages, where the site's address is known. Without it
 * no page could name them, since such an address must be whole.
 */
export function bundleThumbnails({ manifest, paths }: ComposeOptions, model: SiteModel): string[] {
  if (siteAddress(model.configs[0]?.seo.metatags.canonical) === null) return [];
  if (paths === null) return Object.keys(manifest.files).filter((path) => path.startsWith(thumbnailFolder));
  const named = [model.assets.thumbnail, ...model.pages.map(({ head }) => head.thumbnail)];
  return [...new Set(named.flatMap((path) => (path === null ? [] : [path.slice(1)])))];
}
