import type { Diagnostic } from "@lectern/contract";
import { checkNames } from "../../source/tree/file-names.ts";
import { fileType } from "../output/file-type.ts";

/**
 * Errors for the names of files that can have any part in a site; those of others do not matter. Programs are read and not
 * published, so that two of them overwrite nothing.
 */
export function checkNamesOfParts(paths: readonly string[]): Diagnostic[] {
  const programs = paths.filter((path) => /\.(?:jsx|tsx)$/i.test(path));
  const published = paths.filter((path) => fileType(path) !== null || /\.mdx?$/i.test(path));
  return [...checkNames(published), ...programs.flatMap((path) => checkNames([path]))];
}
