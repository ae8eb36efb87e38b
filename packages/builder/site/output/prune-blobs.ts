import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SiteBlob } from "@lectern/contract/site/manifest";
import { isBlobName } from "./blob-folder.ts";
import { BlobPack, indexOf, isPackName, PackWriter } from "./blob-pack.ts";

/** Bytes that a folder may hold beside twice what is needed: pages that come back are not made again. */
const spareBytes = 64 * 2 ** 20;
/** Milliseconds for which a file stays in any case: a build that runs beside this one may be about to read it. */
const recent = 10 * 60 * 1000;

/**
 * Removes blobs of earlier builds from a folder, once they are more than what is needed and 64 MB: else a cache that is
 * kept grows with every build. What is needed of a pack that mostly is not moves into another one.
 * @param needed the blobs of the site as it is now; some may come more than once
 */
export function pruneBlobs(folder: string, needed: Iterable<SiteBlob>): void {
  const sizes = new Map<string, number>();
  for (const { sha256, size } of needed) sizes.set(sha256, size);
  let wanted = 0;
  for (const size of sizes.values()) wanted += size;
  const files = filesOf(folder);
  let present = 0;
  for (const { size } of files.values()) present += size;
  if (present <= 2 * wanted + spareBytes) return;
  const before = Date.now() - recent;
  const isOld = (name: string) => (files.get(name)?.mtimeMs ?? Number.POSITIVE_INFINITY) < before;
  const gone: string[] = [];
  const kept = new PackWriter(folder);
  let moved = false;
  for (const [name, { size }] of files) {
    if (isBlobName(name) && !sizes.has(name) && isOld(name)) gone.push(name);
    // The time of a pack may be that of a file which became one: its index was written when it did.
    if (!isPackName(name) || !isOld(indexOf(name))) continue;
    const pack = BlobPack.open(folder, name);
    const own = pack ? [...pack.blobs()].filter((sha256) => sizes.has(sha256)) : [];
    const used = own.reduce((sum, sha256) => sum + (sizes.get(sha256) ?? 0), 0);
    if (used > size / 2) continue;
    moved ||= own.length > 0;
    if (pack) pack.copy(own, kept);
    gone.push(indexOf(name), name);
  }
  if (moved) kept.finish();
  else kept.drop();
  for (const name of gone) rmSync(join(folder, name), { force: true });
}

/** Size and time of each file that is there. */
function filesOf(folder: string): Map<string, { size: number; mtimeMs: number }> {
  const files = new Map<string, { size: number; mtimeMs: number }>();
  for (const name of readdirSync(folder)) {
    const info = statSync(join(folder, name), { throwIfNoEntry: false });
    if (info) files.set(name, info);
  }
  return files;
}
