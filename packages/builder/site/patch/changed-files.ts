import { byCodePoint } from "../../source/tree/code-point-order.ts";
import { mostPages } from "./overlay.ts";

/** Characters that are compared at once. */
const blockLength = 16 * 1024;

/**
 * Files whose content is not that of a listing (`path\0hash\n` for each, sorted), as later builds have changed it (`since`).
 * Null where the tree has other files, or too many have changed to say.
 * @param now the listing of the tree.
 */
export function changedFiles(listing: string, since: ReadonlyMap<string, string>, now: string): string[] | null {
  if (listing.length !== now.length) return null;
  const found = new Map<string, string>();
  for (let block = 0; block < now.length; block += blockLength) {
    const end = block + blockLength;
    // Most of two listings is the same, and long texts are compared much faster than their lines.
    if (listing.slice(block, end) === now.slice(block, end)) continue;
    for (let at = now.lastIndexOf("\n", block - 1) + 1; at < Math.min(end, now.length); ) {
      const next = now.indexOf("\n", at) + 1;
      const [path, hash] = now.slice(at, next - 1).split("\0") as [string, string];
      if (!listing.startsWith(`${path}\0`, at) || listing[next - 1] !== "\n") return null;
      if (!listing.startsWith(hash, at + path.length + 1)) found.set(path, hash);
      if (found.size > since.size + mostPages) return null;
      at = next;
    }
  }
  const changed = [...found].filter(([path, hash]) => since.get(path) !== hash).map(([path]) => path);
  // Files that are again as the listing has them.
  for (const path of since.keys()) if (!found.has(path)) changed.push(path);
  return changed.sort(byCodePoint);
}
