import { posix } from "node:path";
import type { Diagnostic } from "@lectern/contract";
import { readText } from "../../source/source-text.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import { textOf } from "../json.ts";
import { isDocumentFault, readDocument } from "../specification/read-document.ts";
import { isRemote } from "../specification/remote-address.ts";
import { isOverlay } from "./apply-overlay.ts";
import { maxOverlayBytes } from "./load-overlays.ts";

/** Overlays that are looked into; further ones must be named. */
const mostFound = 50;

/** Overlays that nobody names. */
export interface FoundOverlays {
  /** By the path of the specification that they change, each list by path. */
  bySpecification: Map<string, string[]>;
  /** Told where there are more than are looked into. */
  diagnostics: Diagnostic[];
}

/**
 * Overlays that say themselves which specification they change: files with `overlay` in their name whose `extends` is
 * the path of one, from their own folder or from the root, or its address on the web.
 */
export function findOverlays(tree: OpenTree): FoundOverlays {
  const found = new Map<string, string[]>();
  const named = tree.files.filter(
    ({ path, size }) => /overlay[^/]*\.(?:json|ya?ml)$/i.test(path) && size <= maxOverlayBytes,
  );
  for (const { path } of named.slice(0, mostFound)) {
    const document = readDocument(path, readText(tree, path) ?? "");
    if (isDocumentFault(document) || !isOverlay(document)) continue;
    const target = textOf(document.extends);
    if (target === null) continue;
    const places = isRemote(target)
      ? [target]
      : [posix.join(posix.dirname(path), target), posix.normalize(target.replace(/^\/+/, ""))];
    const file = places.find((place) => tree.byPath.has(place));
    if (file) found.set(file, [...(found.get(file) ?? []), path]);
  }
  return { bySpecification: found, diagnostics: tooMany(named.slice(mostFound)) };
}

function tooMany([first, ...others]: readonly { path: string }[]): Diagnostic[] {
  if (!first) return [];
  const rest = others.length > 0 ? `this one and ${others.length} more were` : "this one was";
  return [
    {
      severity: "warning",
      code: "too-many-overlays",
      message: `More than ${mostFound} files are called overlays: ${rest} not looked into`,
      hint: "Name the overlays of a specification in docs.json, as `overlays` beside its `source`",
      file: first.path,
      line: 1,
      column: 1,
    },
  ];
}
