import { posix } from "node:path";
import { composed } from "../../text/composed.ts";
import type { RenderState } from "../rendering/render-state.ts";

/** Path in the tree of an import as written in `file`: absolute from the root, or relative to the file. Above the root is the root, as in addresses. */
export function importPath(specifier: string, file: string, { page, base }: RenderState): string {
  const folder = specifier.startsWith(".") ? posix.dirname(file === page.file ? base.file : file) : "";
  return composed(posix.join("/", folder, specifier).slice(1));
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
