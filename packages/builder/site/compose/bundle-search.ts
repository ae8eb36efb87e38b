import { buildSearchIndex } from "../../search/index.ts";
import type { ComposeOptions } from "../build-options.ts";
import { readPart } from "./read-parts.ts";
import { pagesByScope, searchPage, settleScopes } from "./search-pages.ts";
import type { SiteModel } from "./site-model.ts";

export interface BundleFile {
  path: string;
  read(): Promise<Uint8Array>;
}

const folder = "_lectern/search/";

/** The search index of a bundle: that of the deployment where all pages are in it, else one of the pages that are. */
export async function bundleSearch(options: ComposeOptions, model: SiteModel): Promise<BundleFile[]> {
  if (options.paths === null) {
    return Object.entries(options.manifest.files)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, file]) => ({ path, read: () => options.read(file.sha256) }));
  }
  settleScopes(model);
  const files: BundleFile[] = [];
  for (const pages of pagesByScope(model).values()) {
    const searched = [];
    for (const page of pages) {
      const { sections } = await readPart(options, page);
      searched.push(searchPage(model, page, () => ({ sections })));
    }
    for (const { path, bytes } of buildSearchIndex(searched)) files.push({ path, read: async () => bytes });
  }
  return files;
}
