import { placeOfKey } from "../../source/frontmatter/key-place.ts";
import type { Position } from "../../source/site-config.ts";
import { readText } from "../../source/source-text.ts";
import type { OpenTree } from "../../source/tree/open-tree.ts";

/** Where a key of a page's frontmatter stands. */
export function frontmatterLine(tree: OpenTree, file: string, key: string): Position {
  return { file, ...placeOfKey(readText(tree, file), [[key]]) };
}
