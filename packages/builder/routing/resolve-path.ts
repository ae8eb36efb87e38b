import { composed } from "../text/composed.ts";

/** The files of a site as a path finds them. */
export interface SitePaths {
  has(file: string): boolean;
  /** Whether the file is a page (and so has an address without `.html`), rather than a file of the author's. */
  isPage(file: string): boolean;
  /** `clean`: `/guides/start` is a page's only address. `plain`: also `/guides/start.html`, as links in a bundle are. */
  addresses: "clean" | "plain";
  /** Whether clean addresses end with a slash. */
  trailingSlash: boolean;
}

export type Resolution =
  | { kind: "file"; file: string }
  /** The same page's proper address: a path, percent-encoded, for a permanent redirect. */
  | { kind: "moved"; path: string }
  | { kind: "missing" }
  /** Not a path at all. */
  | { kind: "malformed" };

/**
 * Which file answers a URL path (without query). Only files that `has` knows are ever named; `..`, encoded slashes,
 * backslashes and control characters are malformed, whether encoded or not.
 */
export function resolvePath(urlPath: string, site: SitePaths): Resolution {
  const path = decodePath(urlPath);
  if (path === null) return { kind: "malformed" };
  const found = resolveDecoded(path, site);
  const name = composed(path);
  // What another form of Unicode than that of the site's names leads to, readers see by the same name.
  if (found.kind !== "missing" || name === path) return found;
  const other = resolveDecoded(name, site);
  return other.kind === "file" ? { kind: "moved", path: encodeSegments(name) } : other;
}

function resolveDecoded(path: string, site: SitePaths): Resolution {
  const relative = path.slice(1);
  if (relative === "") return site.has("index.html") ? { kind: "file", file: "index.html" } : { kind: "missing" };
  if (relative.includes("//") || path.startsWith("//")) return { kind: "missing" };
  if (site.has(relative)) {
    if (site.addresses === "plain" || !relative.endsWith(".html") || !site.isPage(relative)) {
      return { kind: "file", file: relative };
    }
    return { kind: "moved", path: cleanAddress(relative, site.trailingSlash) };
  }
  const slash = relative.endsWith("/");
  const base = slash ? relative.slice(0, -1) : relative;
  for (const file of [`${base}.html`, `${base}/index.html`]) {
    if (!site.has(file)) continue;
    // Relative links in a bundle are counted from the file: `a.html` stands in its folder, `a/index.html` below it.
    const wantsSlash = site.addresses === "clean" ? site.trailingSlash : file.endsWith("/index.html");
    if (slash === wantsSlash) return { kind: "file", file };
    return { kind: "moved", path: encodeSegments(`/${base}${wantsSlash ? "/" : ""}`) };
  }
  return { kind: "missing" };
}

/** A page's address from its file: `guides/start.html` is at `/guides/start`, `index.html` at `/`. */
function cleanAddress(file: string, trailingSlash: boolean): string {
  const base = file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "");
  return base === "" ? "/" : encodeSegments(`/${base}${trailingSlash ? "/" : ""}`);
}

/** The path with every segment decoded once; null when it is malformed. A trailing slash is kept. */
export function decodePath(urlPath: string): string | null {
  if (!urlPath.startsWith("/") || urlPath.length > 4096) return null;
  const segments: string[] = [];
  for (const encoded of urlPath.split("/")) {
    let segment: string;
    try {
      segment = decodeURIComponent(encoded);
    } catch {
      return null;
    }
    if (segment === "." || segment === ".." || /[\u0000-\u001f\u007f/\\]/.test(segment)) return null;
    segments.push(segment);
  }
  return segments.join("/");
}

/** The path percent-encoded, segment by segment. */
export function encodeSegments(path: string): string {
  return path
    .split("/")
    .map((segment) => encodeURIComponent(segment).replace(/%(40|3A|24|2C|3B|2B|3D|26)/g, decodeURIComponent))
    .join("/");
}
