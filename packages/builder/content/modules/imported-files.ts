import { posix } from "node:path";
import { composed } from "../../text/composed.ts";
import type { RenderState } from "../rendering/render-state.ts";

/** What stands for the root in programs of other builders; no package is called so. */
const rootAlias = /^(?:@|~|@site)\//;
const knownEnding = /\.(?:mdx?|[jt]sx?|json|svg|png|jpe?g|gif|webp|css)$/;

/** Whether an import names a file of the tree, and no package. */
export function namesFile(specifier: string): boolean {
  return /^[./]/.test(specifier) || rootAlias.test(specifier) || knownEnding.test(specifier);
}

/** Path in the tree of an import as written in `file`: absolute from the root, or relative to the file. Above the root is the root, as in addresses. */
export function importPath(specifier: string, file: string, { page, base }: RenderState): string {
  const folder = specifier.startsWith(".") ? posix.dirname(file === page.file ? base.file : file) : "";
  return composed(posix.join("/", folder, specifier.replace(rootAlias, "/")).slice(1));
}

/** The file of the tree that an import in another file means. */
export function importedFile(specifier: string, file: string, state: RenderState): string {
  return resolveFile(importPath(specifier, file, state), state);
}

/** What an import may leave away, in the order in which it is looked for. */
const endings = [
  ".mdx",
  ".jsx",
  ".md",
  ".tsx",
  ".js",
  ".ts",
  "/index.jsx",
  "/index.mdx",
  "/index.tsx",
  "/index.js",
  "/index.ts",
];

/** An import may leave the extension away, or name a folder for the index in it. */
export function resolveFile(path: string, state: RenderState): string {
  if (state.context.hasFile(path)) return path;
  return endings.map((ending) => path + ending).find((candidate) => state.context.hasFile(candidate)) ?? path;
}

/**
 * The file that was likely meant by an import of one that is not there: with another ending, below fewer folders, or in the
 * folder of snippets.
 */
export function nearFile(path: string, state: RenderState): string | undefined {
  const stem = path.replace(knownEnding, "");
  const ends = [...stem.split("/").keys()].map((at) => stem.split("/").slice(at).join("/"));
  const ending = path.slice(stem.length);
  const places = ends.slice(0, foldersMost).flatMap((end) => [end, `snippets/${end}`]);
  return places
    .flatMap((place) => [place + ending, resolveFile(place, state)])
    .find((candidate) => candidate !== path && state.context.hasFile(candidate));
}

/** Folders of a path that are left away in search of what was meant. */
const foldersMost = 8;
