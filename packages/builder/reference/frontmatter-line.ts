import type { Position } from "../source/site-config.ts";
import { readText } from "../source/source-text.ts";
import type { OpenTree } from "../source/tree/open-tree.ts";

/** Where a key of a page's frontmatter stands. */
export function frontmatterLine(tree: OpenTree, file: string, key: string): Position {
  const lines = readText(tree, file).split("\n", 200);
  const index = lines.findIndex((line) => line.replace(/^["']/, "").startsWith(key));
  return { file, line: index + 1 || 1, column: 1 };
}
