import { hash } from "node:crypto";
import type { ComposedFile } from "../site/build-options.ts";

/** A run of files that is compressed as one: neighbours share most of their markup. */
export interface Section {
  files: (ComposedFile & { sha256: string })[];
  /** Bytes of all files. */
  size: number;
}

const largestSection = 4 * 1024 * 1024;

/**
 * Cuts the files into sections. Where a section ends is decided by the file's own path (one in sixteen ends one), so a
 * page that is added, removed or rewritten changes its own section and leaves every other one as it was.
 * @throws when a path comes twice.
 */
export async function* intoSections(files: AsyncIterable<ComposedFile>): AsyncGenerator<Section> {
  const seen = new Set<string>();
  let section: Section = { files: [], size: 0 };
  for await (const { path, bytes } of files) {
    if (seen.has(path)) throw new Error(`The site has two files named ${path}`);
    seen.add(path);
    section.files.push({ path, bytes, sha256: hash("sha256", bytes) });
    section.size += bytes.byteLength;
    if (section.size >= largestSection || endsSection(path)) {
      yield section;
      section = { files: [], size: 0 };
    }
  }
  if (section.files.length > 0) yield section;
}

function endsSection(path: string): boolean {
  return hash("sha256", path).endsWith("0");
}
