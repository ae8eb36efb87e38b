import { createReadStream } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type BundleManifest, bundleManifestName } from "@lectern/contract/site/bundle";
import { BundleError } from "../bundle-error.ts";
import { parseBundleManifest } from "../bundle-manifest.ts";
import { ContentCheck } from "./content-check.ts";

/** An unpacked bundle: the folder itself (never a link to it) and what it holds. */
export interface UnpackedBundle {
  folder: string;
  manifest: BundleManifest;
}

/**
 * Reads the manifest of an unpacked bundle.
 * @throws {BundleError} manifest_missing, manifest_invalid.
 */
export async function openUnpackedBundle(directory: string): Promise<UnpackedBundle> {
  try {
    const folder = await realpath(directory);
    return { folder, manifest: parseBundleManifest(await readFile(join(folder, bundleManifestName), "utf8")) };
  } catch (error) {
    if (error instanceof BundleError) throw error;
    throw new BundleError("manifest_missing", `${directory} holds no bundle`, { cause: error });
  }
}

/**
 * Checks every byte of an unpacked bundle, for example one found on a volume at start.
 * @throws {BundleError} entry_missing, hash_mismatch.
 */
export async function verifyUnpackedBundle(directory: string): Promise<UnpackedBundle> {
  const bundle = await openUnpackedBundle(directory);
  for (const [path, listed] of Object.entries(bundle.manifest.files)) {
    const check = new ContentCheck(listed);
    try {
      await pipeline(createReadStream(join(bundle.folder, path)), check.stream());
    } catch (error) {
      throw new BundleError("entry_missing", path, { cause: error });
    }
    if (!check.end()) throw new BundleError("hash_mismatch", path);
  }
  return bundle;
}
