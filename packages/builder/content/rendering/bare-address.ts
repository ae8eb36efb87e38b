import type { MdxNode } from "../mdx-tree.ts";
import { isFault } from "../parsing/parse-fault.ts";
import { parseMarkdown } from "../parsing/parse-mdx.ts";

/**
 * A link whose text is its own address, with the character references in it read: the parser leaves them as they are
 * written (`https://h.test/set&#x5F;key`), where GitHub and every other text of a page mean the sign.
 */
export function withSignsRead(link: MdxNode): MdxNode {
  const [text] = link.children ?? [];
  if (text?.type !== "text" || link.url !== text.value || !/&(?:#\w|[a-z])\w*;/i.test(link.url as string)) return link;
  const { start, end } = text.position;
  if (end.offset - start.offset !== link.url?.length) return link;
  // The address of a written link is read as it should be.
  const tree = parseMarkdown(`[x](<${link.url}>)`);
  const read = isFault(tree) ? undefined : tree.children?.[0]?.children?.[0];
  return read?.type === "link" ? { ...link, url: read.url, children: [{ ...text, value: read.url as string }] } : link;
}
