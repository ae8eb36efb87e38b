import type { ComposeOptions } from "../build-options.ts";
import { keyOf } from "../hashes.ts";
import { type ListAddresses, llmsFullText, llmsText, robots } from "./artefacts.ts";
import { encodePath } from "./places.ts";
import type { SiteModel } from "./site-model.ts";
import { type FullTextPage, splitFullText } from "./split-full-text.ts";

export interface BundleList {
  path: string;
  /** Of all that makes it; null where that is the model. */
  key: string | null;
  make(): Promise<Uint8Array>;
}

const fullText = "llms-full.txt";

/**
 * The lists of a bundle. Where it will stand is not known, so addresses are relative to its root, and there is no
 * sitemap, which must have absolute ones. Lists that the author wrote are files like others.
 */
export function bundleLists(options: ComposeOptions, model: SiteModel): BundleList[] {
  const addresses: ListAddresses = {
    page: (page) => encodePath(page.file),
    twin: (page) => encodePath(page.twin),
    file: encodePath,
  };
  const pages: FullTextPage[] = [];
  for (const page of model.pages) {
    const twin = options.manifest.files[page.twin];
    if (page.inLlms && twin) pages.push({ address: addresses.page(page), twin });
  }
  const lists: BundleList[] = [
    {
      path: "robots.txt",
      key: "",
      make: async () => Buffer.from(robots({ isPreview: false, sitemap: null })),
    },
    { path: "llms.txt", key: null, make: async () => Buffer.from(llmsText(model, addresses)) },
    {
      path: fullText,
      key: keyOf(...pages.flatMap(({ address, twin }) => [address, twin.sha256])),
      async make() {
        const hosted = options.manifest.files[fullText];
        // One large read in place of thousands, where the deployment's own text holds the same pages.
        const taken = hosted && splitFullText(await options.read(hosted.sha256), pages);
        if (taken) return llmsFullText(taken);
        const twins: { address: string; twin: Uint8Array }[] = [];
        for (const { address, twin } of pages) twins.push({ address, twin: await options.read(twin.sha256) });
        return llmsFullText(twins);
      },
    },
  ];
  return lists.filter(({ path }) => !model.overrides.includes(path));
}
