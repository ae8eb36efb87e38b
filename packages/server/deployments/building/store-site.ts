import { hash } from "node:crypto";
import { BlobFolder } from "@lectern/builder/blobs";
import type { Diagnostic } from "@lectern/contract";
import { allBlobs, type SiteManifest } from "@lectern/contract/site/manifest";
import type { Services } from "../../services.ts";
import { type Content, RecentContent, storeContent } from "../../storage/index.ts";

const recentContent = new WeakMap<Services["blobs"], RecentContent>();

/**
 * Stores everything a deployment serves or exports, then the manifest that names it: content before the list, so that no
 * manifest ever names what is not there. Only content that is new to the whole server is uploaded; each piece is checked
 * against its hash on the way.
 * @param isRetry whether an earlier try failed: then nothing is taken for granted that the database does not say now.
 * @returns the hash of the manifest's blob, how many pieces of content it names, and how many of these were new.
 */
export async function storeSite(
  services: Pick<Services, "db" | "blobs">,
  manifest: SiteManifest,
  output: string,
  isRetry = false,
): Promise<{ manifestSha256: string; pieces: number; uploaded: number }> {
  const folder = new BlobFolder(output);
  const recent = recentContent.get(services.blobs) ?? new RecentContent();
  recentContent.set(services.blobs, recent);
  const contents = [];
  const named = new Set<string>();
  for (const { sha256, size } of allBlobs(manifest)) {
    named.add(sha256);
    if (isRetry || !recent.has(sha256)) contents.push({ sha256, size, ...folder.place(sha256) });
  }
  const { uploaded } = await storeContent(services, contents);
  recent.add(contents.map(({ sha256 }) => sha256));
  const content = contentOf(manifest);
  await storeContent(services, [content]);
  return { manifestSha256: content.sha256, pieces: named.size, uploaded };
}

/** Stores the diagnostics as one blob and answers its hash. */
export async function storeDiagnostics(
  services: Pick<Services, "db" | "blobs">,
  diagnostics: readonly Diagnostic[],
): Promise<string> {
  const content = contentOf(diagnostics);
  await storeContent(services, [content]);
  return content.sha256;
}

function contentOf(value: unknown): Content {
  const bytes = Buffer.from(JSON.stringify(value));
  return { sha256: hash("sha256", bytes), bytes };
}
