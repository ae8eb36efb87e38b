import type { OpenTree } from "../../source/open-tree.ts";

/**
 * Files whose content is not that of a listing (`path\0hash\n` for each, sorted), as later builds have changed it. Null
 * where the tree has other files.
 */
export function changedFiles(
  listing: string,
  since: ReadonlyMap<string, string>,
  tree: Pick<OpenTree, "files">,
): string[] | null {
  const changed: string[] = [];
  let at = 0;
  for (const { path, hash } of tree.files) {
    if (!listing.startsWith(path, at) || listing[at + path.length] !== "\0") return null;
    const start = at + path.length + 1;
    at = listing.indexOf("\n", start) + 1;
    const before = since.get(path);
    const same =
      before === undefined ? at === start + hash.length + 1 && listing.startsWith(hash, start) : before === hash;
    if (!same) changed.push(path);
  }
  return at === listing.length ? changed : null;
}
