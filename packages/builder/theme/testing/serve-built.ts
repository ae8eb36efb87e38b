import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { blobsOf } from "@lectern/contract/site/manifest";
import { securityHeaders } from "../../bundle/index.ts";
import type { Built } from "../../test/build-fixture.ts";

export interface ServedBuild {
  origin: string;
  close(): Promise<void>;
}

/** Serves what a build made at the root of a host, with the headers of hosted pages, and nothing but files and the 404 page. */
export async function serveBuilt({ manifest, blobs }: Built): Promise<ServedBuild> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname).slice(1) || "index.html";
    const found = manifest.files[path] ?? manifest.files[`${path}.html`];
    const file = found ?? (path.includes(".") && !path.endsWith(".html") ? undefined : manifest.files["404.html"]);
    if (!file || request.method !== "GET") return response.writeHead(404).end();
    const { services } = manifest.site;
    const headers = securityHeaders(file.type, { outside: true, connect: ["https:", "http:"], services });
    response.writeHead(found ? 200 : 404, { "content-type": file.type, ...headers });
    for (const { sha256 } of blobsOf(file)) response.write(blobs.get(sha256));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
