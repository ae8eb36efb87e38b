/**
 * The first page below each folder, by the folder's path without slashes at its ends: where an address leads that names a
 * folder and no page of it. Pages come in the order of the navigation.
 */
export function firstPages(paths: Iterable<string>): Map<string, string> {
  const folders = new Map<string, string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.set(folder, path);
    }
  }
  return folders;
}
