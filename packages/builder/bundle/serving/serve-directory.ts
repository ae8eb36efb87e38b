import { realpath, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { bundleManifestName } from "@lectern/contract/site/bundle";
import { withQuery } from "../../routing/redirects.ts";
import { decodePath, encodeSegments, resolvePath } from "../../routing/resolve-path.ts";
import { type BundleSite, openBundleSite } from "./bundle-site.ts";
import { changedContent } from "./changed-content.ts";
import { notFoundContent } from "./not-found-content.ts";
import { ByteCache } from "./static-server/byte-cache.ts";
import { closerOf } from "./static-server/close-server.ts";
import { respondWithContent, type StoredContent } from "./static-server/respond.ts";
import { securityHeaders } from "./static-server/security-headers.ts";

export interface ServeDirectoryOptions {
  host?: string;
  /** 0 picks a free one. */
  port: number;
  /** Path under which the site stands, for example `/docs`; default the root. */
  basePath?: string;
  /** How long a look at which bundle is active holds, in milliseconds; default 1000. */
  recheckMs?: number;
  /** What `/readyz` tells beside, for example why a newer bundle is not the one that is served; null for nothing. */
  notice?: () => string | null;
  /** Answers what is not of the site, before it is looked for there; false for all else. */
  answer?: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
  /** HTML that every page has at the end of its head besides, asked for at every request. */
  head?: () => string;
}

export interface DirectoryServer {
  /** Where the site is, with base path and trailing slash. */
  url: string;
  port: number;
  /** Takes no more connections and lets running answers end, for at most ten seconds. */
  close(): Promise<void>;
}

/**
 * Serves an unpacked bundle: only files that its manifest lists, with entity tags, ranges, compression, security
 * headers and the bundle's redirects. When `directory` comes to show another bundle (`unpackBundle` switches it in one
 * step, `lectern build` writes its manifest last) the next requests are answered from that one. `/healthz` says that the process lives, `/readyz` whether there
 * is a bundle to serve; without one every page is 503.
 */
export async function serveDirectory(directory: string, options: ServeDirectoryOptions): Promise<DirectoryServer> {
  const base = normaliseBase(options.basePath ?? "");
  const answers = new Answers(base, activeSite(directory, options.recheckMs ?? 1000), options);
  const server = createServer((request, response) => {
    answers.answer(request, response).catch((error: Error) => {
      if (response.headersSent) response.destroy();
      else text(response, 500, `The file cannot be read: ${error.message}`);
    });
  });
  const close = closerOf(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host ?? "127.0.0.1", resolve);
  });
  const { port, address, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${port}${base}/`,
    port,
    close: () => close(graceMs),
  };
}

/** What is answered to each request. */
class Answers {
  readonly #base: string;
  readonly #active: ReturnType<typeof activeSite>;
  readonly #options: ServeDirectoryOptions;

  /** @param base what stands before every path, without a slash at its end */
  constructor(base: string, active: ReturnType<typeof activeSite>, options: ServeDirectoryOptions) {
    this.#base = base;
    this.#active = active;
    this.#options = options;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = "", query = ""] = splitOnce(request.url ?? "", "?");
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("allow", "GET, HEAD");
      return text(response, 405, "Method not allowed");
    }
    if (path === "/healthz") return text(response, 200, "ok");
    if (this.#options.answer?.(path, request, response)) return;
    const { site, cache, error } = await this.#active();
    if (path === "/readyz") return this.#answerReadiness(response, site, error);
    if (!site) return text(response, 503, `No bundle to serve: ${error}`);
    const base = this.#base;
    if (base !== "" && path === base) return redirect(response, `${base}/`, 308);
    if (!path.startsWith(`${base}/`)) return text(response, 404, "Not found");
    await this.#answerFromSite(request, response, { site, cache }, path.slice(base.length), query);
  }

  #answerReadiness(response: ServerResponse, site: BundleSite | null, reason: string | null): void {
    const ready = site !== null;
    const notice = this.#options.notice?.() ?? null;
    json(response, ready ? 200 : 503, { ready, version: site?.manifest.version ?? null, reason, notice });
  }

  async #answerFromSite(
    request: IncomingMessage,
    response: ServerResponse,
    { site, cache }: { site: BundleSite; cache: ByteCache },
    path: string,
    query: string,
  ): Promise<void> {
    const base = this.#base;
    const decoded = decodePath(path);
    if (decoded === null) return text(response, 400, "Bad request");
    const found = resolvePath(path, site.paths);
    const rule = site.redirects.find(decoded, found.kind === "missing" ? "missing" : "found");
    if (rule) {
      const location = rule.location.startsWith("/") ? base + rule.location : rule.location;
      return redirect(response, withQuery(location, query), rule.status);
    }
    if (found.kind === "moved") return redirect(response, withQuery(base + found.path, query), 308);
    const file = found.kind === "file" && found.file !== "404.html" ? found.file : "404.html";
    const stored = site.content(file);
    const written = stored && file === "404.html" ? notFoundContent(stored, base) : stored;
    if (!written) return text(response, 404, "Not found");
    const options = this.#options;
    const content = options.head && file.endsWith(".html") ? withHead(written, options.head()) : written;
    await respondWithContent(request, response, content, {
      status: file === "404.html" ? 404 : 200,
      headers: securityHeaders(content.type, site.security),
      cache,
    });
  }
}

function withHead(page: StoredContent, head: string): StoredContent {
  return changedContent(page, head, (text) => text.replace("</head>", () => `${head}</head>`));
}

/** For an answer that still runs when the server ends. */
const graceMs = 10_000;
const cacheBytes = 64 * 1024 * 1024;

/** The bundle that the directory shows now. One that cannot be opened leaves the one before in service. */
function activeSite(directory: string, recheckMs: number) {
  let site: BundleSite | null = null;
  let shown = "";
  let cache = new ByteCache(cacheBytes);
  let error: string | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    try {
      const folder = await realpath(directory);
      const manifest = await stat(join(folder, bundleManifestName)).catch(() => null);
      const now = JSON.stringify([folder, manifest?.mtimeMs, manifest?.ino, manifest?.size]);
      if (!manifest || now !== shown) {
        site = await openBundleSite(folder);
        // While a build replaces files, what was read last may be of the next edition under the hash of the one before.
        cache = new ByteCache(cacheBytes);
        shown = now;
      }
      error = null;
    } catch (fault) {
      error = (fault as Error).message;
    }
    lookedAt = performance.now();
    looking = null;
  }

  return async () => {
    if (performance.now() - lookedAt >= recheckMs) {
      looking ??= look();
      await looking;
    }
    return { site, cache, error };
  };
}

/** "" for the root, else a percent-encoded path without trailing slash, whichever way it was written. */
function normaliseBase(path: string): string {
  const trimmed = path.replace(/^\/+|\/+$/g, "");
  const decoded = decodePath(`/${trimmed}`);
  if (decoded === null) throw new Error(`${path} is not a path to serve a site under`);
  return trimmed === "" ? "" : encodeSegments(decoded);
}

function splitOnce(value: string, separator: string): [string, string | undefined] {
  const at = value.indexOf(separator);
  return at === -1 ? [value, undefined] : [value.slice(0, at), value.slice(at + 1)];
}

function redirect(response: ServerResponse, location: string, status: number): void {
  response.writeHead(status, { location, "cache-control": "no-cache" }).end();
}

function text(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" });
  response.end(`${message}\n`);
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}
