import { readFrontmatter } from "../source/frontmatter.ts";
import type { OpenTree } from "../source/open-tree.ts";
import { readText } from "../source/source-text.ts";
import type { ReadRecord } from "./cache/page-record.ts";
import { isPageFile } from "./plan/page-path.ts";

/** Source files larger than this are not looked into; rendering reports them. */
const maxBytes = 4 * 1024 * 1024;

/** Frontmatter of every file that may be a page; read again only where the file has changed. */
export function readPages(tree: OpenTree, known: (file: string) => ReadRecord | undefined): Map<string, ReadRecord> {
  const records = new Map<string, ReadRecord>();
  for (const { path, hash, size } of tree.files) {
    if (!isPageFile(path)) continue;
    const before = known(path);
    if (before?.hash === hash) {
      records.set(path, before);
      continue;
    }
    const { frontmatter, diagnostics } = readFrontmatter(path, size > maxBytes ? "" : readText(tree, path));
    records.set(path, { hash, frontmatter, diagnostics });
  }
  return records;
}
