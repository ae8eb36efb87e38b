import { composed } from "../../text/composed.ts";
import { byCodePoint } from "./code-point-order.ts";
import type { SourceFile } from "./source-tree.ts";

/** The files with composed paths, sorted by them; the list itself where all are so, as nearly everywhere. */
export function composedFiles(files: readonly SourceFile[]): readonly SourceFile[] {
  if (files.every(({ path }) => composed(path) === path)) return files;
  const named = files.map((file) => {
    const path = composed(file.path);
    return path === file.path ? file : { ...file, path, spelled: file.path };
  });
  return named.sort((a, b) => byCodePoint(a.path, b.path));
}

/** By their paths, how the repository spells the names that are not composed there. */
export function spellingsOf(files: readonly SourceFile[]): Map<string, string> {
  return new Map(files.flatMap(({ path, spelled }) => (spelled === undefined ? [] : [[path, spelled]])));
}

/** Files by their paths, found by a path in whichever form of Unicode. */
export class FilesByPath extends Map<string, SourceFile> {
  constructor(files: Iterable<SourceFile>) {
    super();
    for (const file of files) this.set(file.path, file);
  }

  override get(path: string): SourceFile | undefined {
    return super.get(composed(path));
  }

  override has(path: string): boolean {
    return super.has(composed(path));
  }
}
