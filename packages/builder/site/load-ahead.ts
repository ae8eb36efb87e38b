import { BuildCache } from "./cache/build-cache.ts";

/**
 * Loads what the next build with this cache will run, for a process that waits for its source: an edit, where there is
 * something to edit, else a whole build. Whatever else it turns out to be loads the rest when it comes to it.
 */
export async function loadAhead(cache: string): Promise<void> {
  if (BuildCache.hasLast(cache)) await Promise.all([import("./patch/patch-site.ts"), import("./patch/patch-build.ts")]);
  else await Promise.all([import("./build-from-tree.ts"), import("./patch/base/keep-base.ts")]);
}
