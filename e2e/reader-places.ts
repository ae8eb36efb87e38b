import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import type { TestContext } from "node:test";
import { pathToFileURL } from "node:url";
import { build, compose, folderOf, temporaryFolder } from "../packages/builder/test/build-fixture.ts";
import { createSites } from "../packages/server/hosting/index.ts";
import { addPreview, addSite, publishManifest } from "../packages/server/hosting/testing.ts";
import { createTestApi, type TestApi } from "../packages/server/http/testing.ts";
import { storeContent } from "../packages/server/storage/index.ts";
import { serveFiles } from "./static-host.ts";

/** Where readers meet one and the same site. */
export interface Place {
  name: "hosted" | "preview" | "bundle under a path" | "bundle from disk";
  /** The address of a page: `en/v2/start`. */
  address(page: string): string;
}

export interface Places {
  all: Place[];
  platform: TestApi;
  projectId: string;
}

/**
 * Builds the site and puts it everywhere: published, as a preview, as a bundle of a web host, and on disk.
 * @param keeper what ends it all.
 * @param api origin of the API that the playground of the bundle may ask.
 */
export async function openPlaces(
  keeper: Pick<TestContext, "after">,
  files: Record<string, string>,
  api: string,
): Promise<Places> {
  const test = keeper as TestContext;
  const source = folderOf(test, files);
  const platform = await createTestApi({ plugins: [], config: { playgroundPrivateHosts: [new URL(api).host] } });
  keeper.after(() => platform.close());
  const site = await addSite(platform.services, platform.organizationId);
  const preview = await addPreview(platform.services, site);
  const server = createServer();
  const sites = createSites(platform.services);
  server.on("request", (request, response) => sites.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  keeper.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://${site.slug}.sites.localhost:${port}`;
  const previewOrigin = `http://${preview.label}.previews.localhost:${port}`;

  const production = await build(test, source, { origin });
  for (const { built, id } of [
    { built: production, id: null },
    { built: await build(test, source, { origin: previewOrigin, preview: { branch: "cranes" } }), id: preview.id },
  ]) {
    const text = Buffer.from(JSON.stringify(built.manifest));
    const sha256 = createHash("sha256").update(text).digest("hex");
    const contents = [...built.blobs].map(([name, bytes]) => ({ sha256: name, bytes: Buffer.from(bytes) }));
    await storeContent(platform.services, [...contents, { sha256, bytes: text }]);
    await publishManifest(platform.services, site, sha256, id);
  }

  const folder = join(temporaryFolder(test), "a bundle");
  for (const [path, bytes] of (await compose(production)).files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  const host = await serveFiles(folder, "/under/a path", `default-src 'self'; connect-src 'self' ${api}`);
  keeper.after(() => host.close());
  return {
    all: [
      { name: "hosted", address: (page) => `${origin}/${page}` },
      { name: "preview", address: (page) => `${previewOrigin}/${page}` },
      { name: "bundle under a path", address: (page) => `${host.url}${page}.html` },
      { name: "bundle from disk", address: (page) => `${pathToFileURL(folder).href}/${page}.html` },
    ],
    platform,
    projectId: site.projectId,
  };
}
