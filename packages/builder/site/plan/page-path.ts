import { isSkillFile } from "../../source/skill-files.ts";

/** Whether a file of the tree may be a page: `.mdx` and `.md`, outside the folders of skills. */
export function isPageFile(file: string): boolean {
  return /\.mdx?$/i.test(file) && !isSkillFile(file);
}

/** Whether a file stands in a folder of snippets, where none is a page but what the navigation names. */
export function isInSnippets(file: string): boolean {
  return /(?:^|\/)_?snippets\//i.test(file);
}

/** Path of a page in the site, without leading slash: the file without its extension; an `index` is its folder. */
export function pathOfFile(file: string): string {
  const plain = file.replace(/\.mdx?$/i, "");
  return plain === "index" ? "" : plain.replace(/\/index$/, "");
}

/**
 * The served file of a page: `guides/start` is `guides/start.html`, the home page is `index.html`, and a page made of
 * an `index` file is the `index.html` of its folder.
 */
export function htmlFileOf(path: string, isFolderIndex: boolean): string {
  if (path === "") return "index.html";
  return isFolderIndex ? `${path}/index.html` : `${path}.html`;
}

/** The Markdown twin of a page. */
export function twinFileOf(path: string): string {
  return path === "" ? "index.md" : `${path}.md`;
}

/** Address of a page within the site: `/guides/start`, `/` for the home page. */
export function hrefOfPath(path: string): string {
  return `/${path}`;
}

/** Names that the site needs for itself. A page there would hide a file of ours or be hidden by one. */
const ownFiles = new Set(["404", "sitemap", "robots", "llms", "llms-full", "_redirects", "lectern-bundle"]);

/** Why a page may not stand at a path, or null. */
export function reservedReason(path: string): string | null {
  const first = path.split("/", 1)[0] as string;
  if (/^_(?:lectern|internal|next)/i.test(first)) return `/${first} belongs to the platform`;
  if (first === ".well-known") return "/.well-known belongs to the host";
  if (!path.includes("/") && ownFiles.has(path.toLowerCase())) return `/${path} is a file that every site has`;
  if (/%(?:2e|2f|5c|00)/i.test(path)) return "it holds an encoded separator";
  if (/^[a-z]:/i.test(path)) return "some systems take its beginning for a drive";
  if (path.length > 80 && isTooLong(path)) return "the name of its file would be too long for most systems";
  return null;
}

/** Bytes that file systems take of a name and bundles of a path, less what is added to that of a page. */
const [nameMost, pathMost] = [255 - ".html".length, 1024 - "/index.html".length];

function isTooLong(path: string): boolean {
  return Buffer.byteLength(path) > pathMost || path.split("/").some((name) => Buffer.byteLength(name) > nameMost);
}
