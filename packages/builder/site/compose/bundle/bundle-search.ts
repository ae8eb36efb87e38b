import type { SiteFile } from "@lectern/contract";
import { buildSearchIndex, type SearchFile } from "../../../search/index.ts";
import { sha256 } from "../../../text/hashes.ts";
import type { ComposeOptions } from "../../build-options.ts";
import { readPart } from "../../model/read-parts.ts";
import type { SiteModel } from "../../model/site-model.ts";
import { pagesByScope, scopesFile, searchPage, settleScopes } from "../search/search-pages.ts";

export interface BundleFile {
  path: string;
  known: { sha256: string; size: number };
  read(): Promise<Uint8Array>;
}

const folder = "_lectern/search/";

/** Whether a path is that of an index file that other files of the index name, and no page. */
export function isNamedByContent(path: string): boolean {
  return /^_lectern\/search\/[st]-[0-9a-f]{12}\.js$/.test(path);
}

/** The search index of a bundle: that of the deployment where all pages are in it, else one of the pages that are. */
export async function bundleSearch(options: ComposeOptions, model: SiteModel): Promise<BundleFile[]> {
  if (options.paths === null) {
    return Object.keys(options.manifest.files)
      .filter((path) => path.startsWith(folder))
      .map((path) => {
        const known = options.manifest.files[path] as SiteFile;
        return { path, known, read: () => options.read(known.sha256) };
      });
  }
  settleScopes(model);
  const files: BundleFile[] = [];
  const scopes = scopesFile(model);
  model.assets = { ...model.assets, searchScopes: scopes && `/${scopes.path}` };
  if (scopes) files.push(fileOf(scopes));
  for (const pages of pagesByScope(model).values()) {
    const searched = [];
    for (const page of pages) {
      const { sections } = await readPart(options, page);
      searched.push(searchPage(model, page, () => ({ sections })));
    }
    files.push(...buildSearchIndex(searched).map(fileOf));
  }
  return files;
}

function fileOf({ path, bytes }: SearchFile): BundleFile {
  return { path, known: { sha256: sha256(bytes), size: bytes.byteLength }, read: async () => bytes };
}
