import { decodePath } from "@lectern/builder/routing";

/**
 * The one form of a page's path: `/guides/start` for `/guides/start/`, `/guides/start.html`, `/guides/start.md`,
 * `/guides/start?x#y` and their percent-encoded spellings; `/` for the home page. Null for what is no path of a site:
 * an address with scheme or host, `..`, control characters.
 */
export function canonicalPagePath(text: string): string | null {
  const [path] = text.split(/[?#]/, 1) as [string];
  if (!path.startsWith("/") || path.startsWith("//")) return null;
  const decoded = decodePath(path)?.toWellFormed();
  if (!decoded || decoded.includes("//")) return null;
  const plain = decoded
    .replace(/\/$/, "")
    .replace(/\.(html|md)$/, "")
    .replace(/\/index$/, "");
  return plain === "" ? "/" : plain;
}
