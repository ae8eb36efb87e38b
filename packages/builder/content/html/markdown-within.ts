import type { MdxNode, NodePosition } from "../mdx-tree.ts";
import { isFault } from "../parsing/parse-fault.ts";
import { parseForeign } from "../parsing/parse-foreign.ts";

/** What may be Markdown: most text between tags is none. */
const sign = /[*_`~[\\]|https?:|\n[ \t]*(?:\n|[-+>#|]|\d+[.)])/;

/**
 * Markdown in the text between two tags, which Markdown itself takes as it is up to the next blank line. On a line with
 * other things there are no blocks. Null where the text is nothing but text. All nodes stand at one `position`.
 */
export function markdownWithin(text: string, position: NodePosition): MdxNode[] | null {
  if (!sign.test(text)) return null;
  const startsLine = /^[ \t]*\n/.test(text);
  const source = withoutIndent(text.replace(/^\s+/, "").trimEnd());
  // After a bracket no sign begins a block, and each means what it means at the start of a text.
  const tree = parseForeign(startsLine ? source : `(${source}`);
  if (isFault(tree)) return null;
  const blocks = tree.children ?? [];
  place(blocks, position, startsLine ? source : `(${source}`);
  if (!startsLine && !takeBracket(blocks[0])) return null;
  const [first] = blocks;
  if (blocks.length !== 1 || first?.type !== "paragraph") return blocks;
  const space = (value = ""): MdxNode[] => (value === "" ? [] : [{ type: "text", value, position, written: value }]);
  return [...space(/^\s+/.exec(text)?.[0]), ...(first.children ?? []), ...space(/\s+$/.exec(text)?.[0])];
}

/** Takes the indent of all lines but the first off them, so that none is taken for code. */
function withoutIndent(text: string): string {
  const indents = [...text.matchAll(/\n([ \t]*)(?=\S)/g)].map(([, indent = ""]) => indent.length);
  if (indents.length === 0) return text;
  const least = Math.min(...indents);
  return least === 0 ? text : text.replace(/\n[ \t]+/g, (whole) => `\n${whole.slice(1 + least)}`);
}

function takeBracket(block: MdxNode | undefined): boolean {
  const first = block?.type === "paragraph" ? block.children?.[0] : undefined;
  if (first?.type !== "text" || !first.value?.startsWith("(")) return false;
  first.value = first.value.slice(1);
  first.written = first.written?.slice(1);
  if (block) block.written = block.written?.slice(1);
  return true;
}

/** Puts all nodes of a source at one position; what was written for each is kept. */
function place(nodes: MdxNode[], position: NodePosition, source: string): void {
  const pending = [...nodes];
  for (let node = pending.pop(); node; node = pending.pop()) {
    node.written = source.slice(node.position.start.offset, node.position.end.offset);
    node.position = position;
    if (node.children) pending.push(...node.children);
  }
}
