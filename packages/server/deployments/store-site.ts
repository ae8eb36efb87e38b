import { createHash } from "node:crypto";
import { BlobFolder } from "@lectern/builder/blobs";
import type { Diagnostic } from "@lectern/contract";
import { allBlobs, type SiteManifest } from "@lectern/contract/site/manifest";
import type { Services } from "../services.ts";
import { type Content, storeContent } from "../storage/index.ts";

/**
 * Stores everything a deployment serves or exports, then the manifest that names it: content before the list, so that no
 * manifest ever names what is not there. Only content that is new to the whole server is uploaded; each piece is checked
 * against its hash on the way.
 * @returns the hash of the manifest's blob and how many blobs were new.
 */
export async function storeSite(
  services: Pick<Services, "db" | "blobs">,
  manifest: SiteManifest,
  output: string,
): Promise<{ manifestSha256: string; uploaded: number }> {
  const folder = new BlobFolder(output);
  const { uploaded } = await storeContent(
    services,
    Array.from(allBlobs(manifest), ({ sha256, size }) => ({ sha256, size, ...folder.place(sha256) })),
  );
  const content = contentOf(manifest);
  await storeContent(services, [content]);
  return { manifestSha256: content.sha256, uploaded };
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
  return { sha256: createHash("sha256").update(bytes).digest("hex"), bytes };
}
