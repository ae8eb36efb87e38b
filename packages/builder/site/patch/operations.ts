import type { FetchedDocument } from "@lectern/contract/site/fetched-document";
import {
  loadLibraryReaders,
  type OperationReference,
  operationFrontmatter,
  SpecificationStore,
} from "../../reference/index.ts";
import { pagePath } from "../../source/config/site-path.ts";
import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import { pageReferences } from "../page-references.ts";
import type { BasePage, PatchHead } from "./base/patch-base.ts";

type Operation = NonNullable<BasePage["operation"]>;

/** What a page is called and is about, with what its operation says of itself. */
export function completed({ reference }: Operation, source: string, written: Frontmatter) {
  return operationFrontmatter(reference.file, pagePath(source), reference.entry, written);
}

/**
 * What pages say about APIs, from the specifications of the tree and the web with what changed them in the whole build.
 * @param operations by the page's source, with what their descriptions say in the body.
 */
export async function operationsOf(
  { apiSettings }: PatchHead,
  { tree, documents }: { tree: OpenTree; documents: ReadonlyMap<string, FetchedDocument> },
  operations: ReadonlyMap<string, Operation & { description: string | null }>,
): Promise<ReturnType<typeof pageReferences>> {
  if ([...operations.values()].some(({ reference }) => reference.entry.library)) await loadLibraryReaders();
  const store = new SpecificationStore(tree, undefined, documents);
  const references = new Map<string, OperationReference>();
  for (const [source, { reference, overlays, description }] of operations) {
    store.overlay(reference.file, overlays);
    references.set(source, { ...reference, description, content: null });
  }
  return pageReferences(apiSettings, references, store);
}
