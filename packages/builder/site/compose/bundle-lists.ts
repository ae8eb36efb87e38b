import type { ComposeOptions } from "../build-options.ts";
import { type ListAddresses, llmsFullText, llmsText, robots } from "./artefacts.ts";
import { encodePath } from "./places.ts";
import type { SiteModel } from "./site-model.ts";

/**
 * The lists of a bundle. Where it will stand is not known, so addresses are relative to its root, and there is no
 * sitemap, which must have absolute ones. Lists that the author wrote are files like others.
 */
export function bundleLists(
  options: ComposeOptions,
  model: SiteModel,
): { path: string; make: () => Promise<Uint8Array> }[] {
  const addresses: ListAddresses = {
    page: (page) => encodePath(page.file),
    twin: (page) => encodePath(page.twin),
  };
  const lists = [
    { path: "robots.txt", make: async () => Buffer.from(robots({ isPreview: false, sitemap: null })) },
    { path: "llms.txt", make: async () => Buffer.from(llmsText(model, addresses)) },
    {
      path: "llms-full.txt",
      make: async () => {
        const twins: { address: string; twin: Uint8Array }[] = [];
        for (const page of model.pages) {
          const twin = options.manifest.files[page.twin];
          if (page.inLlms && twin) twins.push({ address: addresses.page(page), twin: await options.read(twin.sha256) });
        }
        return llmsFullText(twins);
      },
    },
  ];
  return lists.filter(({ path }) => !model.overrides.includes(path));
}
