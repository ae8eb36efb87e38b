import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { composeForTest } from "./compose.ts";
import type { fixtureSite } from "./fixture-site.ts";

type Files = ReturnType<typeof fixtureSite>;

export interface Served {
  /** Address of the site's root with a trailing slash. */
  address: string;
  /** Bodies that were posted to the feedback endpoint. */
  posted: unknown[];
  /** Paths that were asked for and are not of the site. */
  missing: string[];
  /** Answers to posts; 202 unless a test says otherwise. */
  answer: { status: number };
  close(): Promise<void> | void;
}

/** Serves a fixture site under a path, as strictly as the strictest host would. */
export async function serveFixture(files: Files, base = "/docs/sub"): Promise<Served> {
  const served = { posted: [] as unknown[], missing: [] as string[], answer: { status: 202 } };
  const server: Server = createServer(async (request, response) => {
    response.setHeader("content-security-policy", "default-src 'self'");
    response.setHeader("x-content-type-options", "nosniff");
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    if (request.method === "POST") {
      served.posted.push({ path, type: request.headers["content-type"], body: JSON.parse(await textOf(request)) });
      response.statusCode = served.answer.status;
      return response.end();
    }
    const name = path.slice(base.length + 1) || "index.html";
    const found = files.has(name) ? name : files.has(`${name}.html`) ? `${name}.html` : "404.html";
    if (found === "404.html" && name !== "404") {
      served.missing.push(path);
      response.statusCode = 404;
    }
    const file = files.get(found) as NonNullable<ReturnType<Files["get"]>>;
    response.setHeader("content-type", file.type);
    response.end(file.page ? composeForTest(Buffer.from(file.bytes).toString(), found, { base }) : file.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}${base}/`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address, ...served, close };
}

/** Writes a fixture site to a folder, to be opened from disk. */
export function writeFixture(files: Files): Served {
  const folder = join(mkdtempSync(join(tmpdir(), "lectern-theme-")), "a bundle");
  for (const [path, file] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file.page ? composeForTest(Buffer.from(file.bytes).toString(), path, "files") : file.bytes);
  }
  return {
    address: `${pathToFileURL(folder).href}/`,
    posted: [],
    missing: [],
    answer: { status: 0 },
    close: () => rmSync(dirname(folder), { recursive: true }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
