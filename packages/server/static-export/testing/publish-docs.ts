import { hash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildSite } from "@lectern/builder";
import { publishManifest, storeManifest, type TestSite } from "../../hosting/testing.ts";
import type { Services } from "../../services.ts";
import { storeContent } from "../../storage/index.ts";

/** Builds pages (Markdown by path without extension) with the real builder and publishes them; answers the deployment. */
export async function publishDocs(
  services: Pick<Services, "db" | "blobs">,
  site: TestSite,
  pages: Record<string, string>,
): Promise<{ deploymentId: string; manifestSha256: string }> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-export-test-"));
  try {
    const docs = {
      theme: "mint",
      name: "Docs",
      colors: { primary: "#0a7" },
      navigation: { pages: Object.keys(pages) },
    };
    await mkdir(join(folder, "source"));
    await writeFile(join(folder, "source/docs.json"), JSON.stringify(docs));
    for (const [path, text] of Object.entries(pages)) {
      await mkdir(dirname(join(folder, "source", path)), { recursive: true });
      await writeFile(join(folder, "source", `${path}.mdx`), `---\ntitle: ${path}\n---\n\n${text}\n`);
    }
    const blobs = new Map<string, Uint8Array>();
    const { manifest, report } = await buildSite({
      source: { directory: join(folder, "source") },
      cache: join(folder, "cache"),
      output: {
        put: (sha256, bytes) => void blobs.set(sha256, Buffer.from(bytes)),
        has: (sha256) => blobs.has(sha256),
      },
      preview: null,
      origin: null,
      threads: 0,
    });
    if (!manifest) throw new Error(JSON.stringify(report.diagnostics));
    const bytes = Buffer.from(JSON.stringify(manifest));
    const manifestSha256 = hash("sha256", bytes);
    blobs.set(manifestSha256, bytes);
    await storeContent(
      services,
      [...blobs].map(([sha256, content]) => ({ sha256, bytes: content })),
    );
    return { deploymentId: await publishManifest(services, site, manifestSha256), manifestSha256 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Publishes two pages (home and `guides/start`) and a `404.html`, without building them. */
export async function publishThreeFiles(services: Pick<Services, "db" | "blobs">, site: TestSite): Promise<void> {
  const files = { "index.html": "home", "guides/start.html": "start", "404.html": "x" };
  await publishManifest(services, site, await storeManifest(services, files));
}
