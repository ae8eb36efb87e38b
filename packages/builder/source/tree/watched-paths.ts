import { ignoredBy, rulesBelow } from "./directory-tree.ts";
import { ignoreFiles, isIgnoredFolder } from "./ignore-rules.ts";

export { ignoreFiles };

/**
 * Tells whether a change of a path below a folder of content can change its site: what a build does not read need not be
 * watched, packages and what tools leave behind least of all. Paths are relative, with forward slashes; the folder itself is
 * the empty one. The rules are those that the folder has now.
 */
export function watchedPaths(root: string): (path: string) => boolean {
  const isIgnored = ignoredBy(rulesBelow(root));
  const own: ReadonlySet<string> = new Set(["", ...ignoreFiles]);
  return (path) => own.has(path) || !isIgnoredFolder(path, isIgnored);
}
