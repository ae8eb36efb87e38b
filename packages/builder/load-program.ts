import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { builderVersion } from "./site/builder-version.ts";

export type Program = typeof import("./program.ts");

/**
 * Folder of the program in a few joined files, a product of `npm run build`: to find and to read two hundred modules takes
 * longer than to build an edited page. It is named by the version, hence by the text of every module, so that one that is
 * older than its sources is never loaded.
 */
export function joinedProgram(version: string): string {
  return join(import.meta.dirname, "dist", "program", version);
}

/**
 * The program, joined where it was prepared, else module by module.
 * @param cache the build's own, where the version of the program is remembered.
 */
export function loadProgram(cache: string): Promise<Program> {
  const joined = join(joinedProgram(builderVersion(cache)), "program.js");
  return existsSync(joined) ? import(pathToFileURL(joined).href) : import("./program.ts");
}
