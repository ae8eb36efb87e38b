import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Fallback } from "./api-plugin.ts";

/** Where the dashboard's build puts its files. */
const dashboardFolder = join(import.meta.dirname, "../../dashboard/dist");

/** Paths of the API's and the server's own, never the dashboard's. */
const reserved = /^\/(v1|healthz|readyz|_lectern)(\/|$)/;
const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};
const compressible = /^(text\/|application\/|image\/svg)/;
/** Nothing but the dashboard's own files, nothing inline, no frame around it. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

interface Asset {
  body: Buffer;
  brotli: Buffer | null;
  type: string;
  etag: string;
  cacheControl: string;
}

/**
 * The dashboard's files, read once: hashed assets that never change, and for every address of the application its one
 * page. Where the dashboard was not built it answers nothing.
 */
export async function createDashboard(folder: string = dashboardFolder): Promise<Fallback> {
  const assets = await readAssets(folder);
  return async (request, reply) => {
    const path = request.url.split("?")[0] as string;
    if (reserved.test(path)) return false;
    const isPage = !path.slice(path.lastIndexOf("/")).includes(".");
    const asset = assets.get(path) ?? (isPage ? assets.get("/index.html") : undefined);
    if (!asset) return false;
    reply.headers({
      "content-type": asset.type,
      "cache-control": asset.cacheControl,
      "content-security-policy": contentSecurityPolicy,
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      etag: asset.etag,
      vary: "accept-encoding",
    });
    if (request.headers["if-none-match"] === asset.etag) {
      reply.code(304).send();
      return true;
    }
    const isBrotli = asset.brotli !== null && /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
    if (isBrotli) reply.header("content-encoding", "br");
    reply.code(200).send(isBrotli ? asset.brotli : asset.body);
    return true;
  };
}

async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((item) => item.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    assets.set(path, await readAsset(path, file));
  }
  return assets;
}

async function readAsset(path: string, file: string): Promise<Asset> {
  const body = await readFile(file);
  const type = types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  const brotli = compressible.test(type) ? await promisify(brotliCompress)(body) : null;
  return {
    body,
    brotli: brotli && brotli.length < body.length ? brotli : null,
    type,
    etag: `"${hash("sha256", body, "base64url").slice(0, 22)}"`,
    cacheControl: cacheControlOf(path),
  };
}

/** Files below `/assets/` have their hash in their names. */
function cacheControlOf(path: string): string {
  if (path === "/index.html") return "no-store";
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}
