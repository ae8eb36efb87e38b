import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { builderVersion } from "./site/builder-version.ts";

export { pagesAtWork } from "./site/render/pages-at-work.ts";

export type Program = typeof import("./program.ts");
export type BundleProgram = typeof import("./bundle-program.ts");

/**
 * Folder of the program in a few joined files, a product of `npm run build`: to find and to read two hundred modules takes
 * longer than to build an edited page. It is named by the version, hence by the text of every module, so that one that is
 * older than its sources is never loaded.
 */
export function joinedProgram(version: string): string {
  return join(import.meta.dirname, "dist", "program", version);
}

/**
 * The program that builds sites, joined where it was prepared, else module by module.
 * @param cache the build's own, where the version of the program is remembered.
 */
export function loadProgram(cache: string): Promise<Program> {
  const joined = joinedFile("program.js", cache);
  return joined === null ? import("./program.ts") : import(joined);
}

/** The same for the program that packs bundles. */
export function loadBundleProgram(cache?: string): Promise<BundleProgram> {
  const joined = joinedFile("bundle-program.js", cache);
  return joined === null ? import("./bundle-program.ts") : import(joined);
}

function joinedFile(name: string, cache: string | undefined): string | null {
  const file = join(joinedProgram(builderVersion(cache)), name);
  return existsSync(file) ? pathToFileURL(file).href : null;
}
