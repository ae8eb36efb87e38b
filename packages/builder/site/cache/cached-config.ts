import type { OpenTree } from "../../source/open-tree.ts";
import { configNames, type ReadConfig, readConfig } from "../../source/read-config.ts";
import { keyOf } from "../../text/hashes.ts";
import type { BuildCache } from "./build-cache.ts";

/** docs.json as it was read last time, while none of its files has changed. */
export function cachedConfig(tree: OpenTree, cache: BuildCache): { key: string; read: ReadConfig } {
  const keyFor = (files: readonly string[]) =>
    keyOf(JSON.stringify([...configNames, ...files].map((file) => [file, tree.byPath.get(file)?.hash ?? null])));
  const known = cache.index.config;
  if (known && known.key === keyFor(known.read.files)) return known;
  const read = readConfig(tree);
  return { key: keyFor(read.files), read };
}
