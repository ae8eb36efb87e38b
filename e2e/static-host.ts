import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

/** The plainest web host: a file for a path, `index.html` for a folder, 404 else; with the strictest policy unless told. */
export async function serveFiles(
  folder: string,
  base: string,
  policy = "default-src 'self'",
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    response.setHeader("content-security-policy", policy);
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    const file = path.startsWith(`${base}/`) ? path.slice(base.length + 1) : null;
    try {
      if (file === null) throw new Error("outside");
      const name = file === "" || file.endsWith("/") ? `${file}index.html` : file;
      const bytes = await readFile(join(folder, name));
      response.setHeader("content-type", types[extname(name)] ?? "application/octet-stream");
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${encodeURI(base)}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
