import type { SiteFile, SiteManifest } from "@lectern/contract";
import { byCodePoint } from "../../source/tree/code-point-order.ts";

/** The manifest with some of its files changed, its keys in the order of a new one. */
export function applyOverlay(
  manifest: SiteManifest,
  files: ReadonlyMap<string, SiteFile | null>,
  parts: ReadonlyMap<string, SiteFile>,
): SiteManifest {
  return { ...manifest, files: changed(manifest.files, files), parts: changed(manifest.parts, parts) };
}

function changed(
  before: Readonly<Record<string, SiteFile>>,
  changes: ReadonlyMap<string, SiteFile | null>,
): Record<string, SiteFile> {
  const result = { ...before };
  const added: [string, SiteFile][] = [];
  let removed = false;
  for (const [path, file] of changes) {
    if (file === null) removed = removed || path in result;
    else if (path in result) result[path] = file;
    else added.push([path, file]);
  }
  if (added.length === 0 && !removed) return result;
  const kept = Object.entries(result).filter(([path]) => changes.get(path) !== null);
  return Object.fromEntries([...kept, ...added].sort(([a], [b]) => byCodePoint(a, b)));
}
