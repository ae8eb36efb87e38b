import type { SiteManifest } from "@lectern/contract";
import type { Services } from "../services.ts";
import { readContent } from "../storage/index.ts";

/** Manifests kept in memory; the sites of a server that are read most. */
const kept = 50;
const cache = new WeakMap<Services["blobs"], Map<string, Promise<SiteManifest>>>();

/**
 * The manifest of a deployment, by the hash of its blob. The last ones used stay in memory, parsed once; a manifest never
 * changes, so nothing is ever stale. Treat it as frozen.
 * @throws when the store has no such blob.
 */
export function readManifest(services: Pick<Services, "blobs">, sha256: string): Promise<SiteManifest> {
  const manifests = cache.get(services.blobs) ?? new Map<string, Promise<SiteManifest>>();
  cache.set(services.blobs, manifests);
  const found = manifests.get(sha256) ?? load(services, sha256);
  manifests.delete(sha256); // A map keeps the order of insertion: what was used last is at its end.
  manifests.set(sha256, found);
  found.catch(() => manifests.get(sha256) === found && manifests.delete(sha256));
  const [oldest] = manifests.keys();
  if (manifests.size > kept && oldest) manifests.delete(oldest);
  return found;
}

async function load(services: Pick<Services, "blobs">, sha256: string): Promise<SiteManifest> {
  const bytes = await readContent(services.blobs, sha256);
  if (!bytes) throw new Error(`The manifest ${sha256} is not in the blob store`);
  return JSON.parse(bytes.toString()) as SiteManifest;
}
