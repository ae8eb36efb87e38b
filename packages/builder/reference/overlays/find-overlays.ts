import { posix } from "node:path";
import type { OpenTree } from "../../source/open-tree.ts";
import { readText } from "../../source/source-text.ts";
import { textOf } from "../json.ts";
import { isDocumentFault, readDocument } from "../specification/read-document.ts";
import { isOverlay } from "./apply-overlay.ts";
import { maxOverlayBytes } from "./load-overlays.ts";

/** Overlays that are looked into; further ones must be named. */
const mostFound = 50;

/**
 * Overlays that say themselves which specification they change: files with `overlay` in their name whose `extends` is
 * the path of one, from their own folder or from the root. By the path of the specification, each list by path.
 */
export function findOverlays(tree: OpenTree): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const named = tree.files.filter(
    ({ path, size }) => /overlay[^/]*\.(?:json|ya?ml)$/i.test(path) && size <= maxOverlayBytes,
  );
  for (const { path } of named.slice(0, mostFound)) {
    const document = readDocument(path, readText(tree, path) ?? "");
    if (isDocumentFault(document) || !isOverlay(document)) continue;
    const target = textOf(document.extends);
    if (target === null || /^[a-z][a-z0-9+.-]*:/i.test(target)) continue;
    const places = [posix.join(posix.dirname(path), target), posix.normalize(target.replace(/^\/+/, ""))];
    const file = places.find((place) => tree.byPath.has(place));
    if (file) found.set(file, [...(found.get(file) ?? []), path]);
  }
  return found;
}
