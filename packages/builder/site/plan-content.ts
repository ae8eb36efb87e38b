import {
  documentAddresses,
  loadLibraryReaders,
  namesLibraries,
  type PlannedReference,
  planReference,
  SpecificationStore,
} from "../reference/index.ts";
import type { SiteConfig } from "../source/site-config.ts";
import type { OpenTree } from "../source/tree/open-tree.ts";
import type { BuildCache } from "./cache/build-cache.ts";
import { cachedConfig } from "./cache/cached-config.ts";
import type { ReadRecord } from "./cache/page-record.ts";
import { readPages } from "./inputs/read-pages.ts";
import type { RemoteDocuments } from "./inputs/remote-documents.ts";
import { planSite } from "./plan/plan-site.ts";
import { withPublicAddress } from "./plan/public-address.ts";
import type { SitePlan } from "./plan/site-plan.ts";

/** All that is known of a site before one of its pages is rendered. */
export interface PlannedContent {
  /** docs.json as it was read, with the key under which the cache keeps it. */
  docsJson: ReturnType<typeof cachedConfig>;
  /** What it says, with what specifications and the options of the build add. */
  config: SiteConfig;
  /** What was read of each page and snippet by its file, pages made of specifications included. */
  records: Map<string, ReadRecord>;
  reference: PlannedReference;
  store: SpecificationStore;
  /** Addresses of documents on the web that are named. */
  documents: string[];
  plan: SitePlan;
}

/**
 * Reads docs.json, the heads of the pages and the specifications, those on the web too, and plans the pages.
 * @param opened the tree for what only its own page is made of.
 * @param tree the same, where it is noted what is read.
 * @throws {SourceFault} where no site can be made.
 */
export async function planContent(
  opened: OpenTree,
  tree: OpenTree,
  cache: BuildCache,
  { publicAddress, documents }: { publicAddress?: string | null; documents: RemoteDocuments },
): Promise<PlannedContent> {
  const docsJson = cachedConfig(tree, cache);
  const { config: written } = docsJson.read;
  const records = readPages(opened, written, (file) => cache.index.pages[file]?.read);
  const heads = new Map([...records].map(([file, record]) => [file, record.frontmatter]));
  const addresses = documentAddresses(written, heads.values());
  await documents.read(addresses);
  const store = new SpecificationStore(tree, cache.index.specifications, documents.found);
  if (namesLibraries(written, heads.values())) await loadLibraryReaders();
  const reference = planReference(written, heads, store, tree, docsJson.read);
  const config = withPublicAddress(reference.config, publicAddress ?? null);
  const pages = [...heads].map(([file, frontmatter]) => ({
    file,
    frontmatter: reference.completed.get(file) ?? frontmatter,
  }));
  const plan = planSite(config, [...pages, ...reference.generated]);
  for (const { file, frontmatter } of reference.generated)
    records.set(file, { hash: "", frontmatter, diagnostics: [] });
  return { docsJson, config, records, reference, store, documents: addresses, plan };
}
