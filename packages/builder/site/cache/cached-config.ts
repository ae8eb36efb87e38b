import { configNames } from "../../source/config-names.ts";
import { type ReadConfig, readConfig } from "../../source/read-config.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import { keyOf } from "../../text/hashes.ts";
import type { BuildCache } from "./build-cache.ts";

/** docs.json as it was read last time, while none of its files has changed. */
export function cachedConfig(tree: OpenTree, cache: BuildCache): { key: string; read: ReadConfig } {
  const hashOf = (file: string) => [file, tree.byPath.get(file)?.hash ?? null];
  const keyFor = ({ files, shown }: ReadConfig) =>
    keyOf(JSON.stringify([[...configNames, ...files].map(hashOf), shown.map((file) => [file, tree.byPath.has(file)])]));
  const known = cache.index.config;
  if (known && known.key === keyFor(known.read)) return known;
  const read = readConfig(tree);
  return { key: keyFor(read), read };
}
