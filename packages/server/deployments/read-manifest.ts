import type { SiteManifest } from "@lectern/contract";
import { putLast } from "../put-last.ts";
import type { Services } from "../services.ts";
import { readContent } from "../storage/index.ts";

/** Manifests kept in memory; the sites of a server that are read most. */
const kept = 50;
const cache = new WeakMap<Services["blobs"], Map<string, Promise<SiteManifest>>>();

/** Thrown for a manifest that is not in the blob store. */
export class MissingManifestError extends Error {
  constructor(sha256: string) {
    super(`The manifest ${sha256} is not in the blob store`);
    this.name = "MissingManifestError";
  }
}

/**
 * The manifest of a deployment that need not be kept (see `named-content.ts`): null when the store has no such blob.
 */
export async function findManifest(services: Pick<Services, "blobs">, sha256: string): Promise<SiteManifest | null> {
  return readManifest(services, sha256).catch((error) => {
    if (error instanceof MissingManifestError) return null;
    throw error;
  });
}

/**
 * The manifest of a deployment, by the hash of its blob. The last ones used stay in memory, parsed once; a manifest never
 * changes, so nothing is ever stale. Treat it as frozen.
 * @throws {MissingManifestError} when the store has no such blob.
 */
export function readManifest(services: Pick<Services, "blobs">, sha256: string): Promise<SiteManifest> {
  const manifests = cache.get(services.blobs) ?? new Map<string, Promise<SiteManifest>>();
  cache.set(services.blobs, manifests);
  const found = manifests.get(sha256) ?? readSiteManifest(services, sha256);
  putLast(manifests, sha256, found, kept);
  found.catch(() => manifests.get(sha256) === found && manifests.delete(sha256));
  return found;
}

/**
 * The same for those who read many once, and leave the ones in memory to readers.
 * @throws {MissingManifestError}
 */
export async function readSiteManifest(services: Pick<Services, "blobs">, sha256: string): Promise<SiteManifest> {
  const bytes = await readContent(services.blobs, sha256);
  if (!bytes) throw new MissingManifestError(sha256);
  return JSON.parse(bytes.toString()) as SiteManifest;
}
