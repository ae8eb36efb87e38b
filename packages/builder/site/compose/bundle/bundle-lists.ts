import { indexHintBytes } from "../../../content/markdown/index-hint.ts";
import type { PlannedFile } from "../../../files/planned-file.ts";
import { sha256 } from "../../../text/hashes.ts";
import { siteAddress } from "../../../theme/layout/absolute-url.ts";
import { sitemaps } from "../../artefacts/sitemap.ts";
import type { ComposeOptions } from "../../build-options.ts";
import type { SiteModel } from "../../model/site-model.ts";
import { type ListAddresses, llmsText, robots } from "../artefacts.ts";
import type { FullTextPage } from "../find-twins.ts";
import { FullTextParts } from "../full-text-parts.ts";
import { hostedAddresses } from "../hosted-addresses.ts";
import { encodePath } from "../places.ts";

export interface BundleList {
  path: string;
  /** Of all that makes it; null where that is the model. */
  key: string | null;
  make(): Promise<Uint8Array>;
  /** The same in parts, where it is large. */
  inParts?: Pick<PlannedFile, "parts" | "readParts">;
}

/** How lists at the root of a bundle name what is in it. */
export const bundleListAddresses: ListAddresses = {
  page: (page) => encodePath(page.file),
  twin: (page) => encodePath(page.twin),
  file: encodePath,
};

/**
 * The lists of a bundle. Where it will stand is not known, so addresses are relative to its root; a sitemap, which must
 * have absolute ones, there is where docs.json says the site's address. Lists that the author wrote are files like others.
 */
export function bundleLists(options: ComposeOptions, model: SiteModel): BundleList[] {
  const pages: FullTextPage[] = [];
  for (const page of model.pages) {
    const twin = options.manifest.files[page.twin];
    if (page.inLlms && twin)
      pages.push({
        address: bundleListAddresses.page(page),
        twin,
        skipped: model.hasHints ? indexHintBytes(page.twin) : 0,
      });
  }
  const address = siteAddress(model.configs[0]?.seo.metatags.canonical);
  const sitemap = address && `${address}/sitemap.xml`;
  const fullText = new FullTextParts(options, pages);
  const lists: BundleList[] = [
    {
      path: "robots.txt",
      key: sitemap ?? "",
      make: async () => Buffer.from(robots({ isPreview: false, sitemap })),
    },
    { path: "llms.txt", key: null, make: async () => Buffer.from(llmsText(model, bundleListAddresses)) },
    {
      path: "llms-full.txt",
      key: fullText.key,
      make: () => fullText.whole(),
      inParts: { parts: fullText.parts, readParts: (wanted) => fullText.read(wanted) },
    },
  ];
  if (address !== null && !model.overrides.includes("sitemap.xml"))
    for (const { name, text } of sitemaps(model, hostedAddresses(model, address)))
      lists.push({ path: name, key: sha256(text), make: async () => Buffer.from(text) });
  return lists.filter(({ path }) => !model.overrides.includes(path));
}
