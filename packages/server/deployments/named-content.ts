import { allBlobs } from "@lectern/contract/site/manifest";
import { sql } from "kysely";
import type { Services } from "../services.ts";
import type { Database } from "../storage/index.ts";
import { readSiteManifest } from "./read-manifest.ts";

/**
 * Deployments of a preview whose content is kept, beside the live one: those from which a page that is still open asks
 * for its scripts, and one more for a build that was just published.
 */
const keptOfPreview = 5;

/** Hashes of content, in a few bytes for each: a large server has millions. Another hash is taken for a known one once in 2⁵². */
class ContentHashes {
  readonly #known = new Set<number>();

  add(sha256: string): void {
    this.#known.add(Number.parseInt(sha256.slice(0, 13), 16));
  }

  has(sha256: string): boolean {
    return this.#known.has(Number.parseInt(sha256.slice(0, 13), 16));
  }
}

/**
 * The content that is kept: of every production deployment that was built, since any of them can be live again; of the
 * newest deployments of each preview; and what was found in the content, for every deployment. A deleted project has no
 * rows any more, and a deleted preview serves nothing.
 * @throws {MissingManifestError} when a manifest cannot be read: then nobody knows what it names.
 */
export async function namedContent(
  services: Pick<Services, "db" | "blobs">,
  signal: AbortSignal,
): Promise<ContentHashes> {
  const named = new ContentHashes();
  const { manifests, diagnostics } = await roots(services.db);
  for (const sha256 of diagnostics) named.add(sha256);
  for (const sha256 of manifests) {
    signal.throwIfAborted();
    named.add(sha256);
    for (const blob of allBlobs(await readSiteManifest(services, sha256))) named.add(blob.sha256);
  }
  return named;
}

async function roots(db: Database): Promise<{ manifests: string[]; diagnostics: string[] }> {
  const { rows } = await sql<{ sha256: string; is_manifest: boolean }>`
    select manifest_sha256 as sha256, true as is_manifest
      from deployments where kind = 'production' and manifest_sha256 is not null
    union
    select manifest_sha256, true from (
      select deployments.id, manifest_sha256, live_deployment_id,
        row_number() over (partition by preview_id order by sequence desc) as age
      from deployments join previews on previews.id = preview_id
      where manifest_sha256 is not null and deleted_at is null
    ) as of_previews
    where age <= ${keptOfPreview} or id = live_deployment_id
    union
    select diagnostics_sha256, false from deployments where diagnostics_sha256 is not null
  `.execute(db);
  const hashes = (isManifest: boolean) => rows.filter((row) => row.is_manifest === isManifest).map((row) => row.sha256);
  return { manifests: hashes(true), diagnostics: hashes(false) };
}
