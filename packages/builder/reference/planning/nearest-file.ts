/** The files, those that share more of their folders with a page first; others stay in their order. */
export function nearestFirst(files: readonly string[], page: string): string[] {
  const shared = new Map(files.map((file) => [file, sharedFolders(file, page)]));
  return files.toSorted((one, other) => (shared.get(other) ?? 0) - (shared.get(one) ?? 0));
}

/** How many folders two files have in common, from the root on. */
export function sharedFolders(file: string, other: string): number {
  const [folders, others] = [file, other].map((path) => path.split("/").slice(0, -1)) as [string[], string[]];
  const end = folders.findIndex((folder, index) => folder !== others[index]);
  return end < 0 ? folders.length : end;
}
