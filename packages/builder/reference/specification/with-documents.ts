import { readFileSync } from "node:fs";
import type { FetchedDocument } from "@lectern/contract/site/fetched-document";
import { FilesByPath } from "../../source/tree/composed-names.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";

/** The tree with documents of the web as files whose paths are their addresses. They are not among its `files`. */
export function withDocuments(tree: OpenTree, documents: ReadonlyMap<string, FetchedDocument>): OpenTree {
  const places = new Map<string, string>();
  for (const [address, { file }] of documents) if (file !== null) places.set(address, file);
  if (places.size === 0) return tree;
  const byPath = new FilesByPath(tree.byPath.values());
  for (const [address, { sha256, size }] of documents)
    if (places.has(address)) byPath.set(address, { path: address, hash: sha256, size });
  const read = (path: string) => {
    const place = places.get(path);
    return place === undefined ? tree.read(path) : readFileSync(place);
  };
  return { ...tree, byPath, read };
}
