import type { MdxNode } from "../../../mdx-tree.ts";
import type { ContentModule } from "../../../modules/content-module.ts";
import { placeIn, type RenderState } from "../../../rendering/render-state.ts";

/**
 * Tells the fence that nothing ends before the page does: all below it is shown as code. Markdown allows it, so that nothing
 * else would say so; and often only code follows, so that it is no more than a note.
 * @param told lines of fences that were told already; one of them may be what has left the last without an end.
 */
export function tellOpenFence(
  tree: MdxNode,
  module: ContentModule,
  state: RenderState,
  told: ReadonlySet<number>,
): void {
  const last = lastOf(tree);
  if (last.type !== "code" || module.source.slice(last.position.end.offset).trim() !== "") return;
  const [first = "", ...below] = module.source.slice(last.position.start.offset, last.position.end.offset).split("\n");
  const signs = /^(?:`{3,}|~{3,})/.exec(first)?.[0];
  if (!signs || isEnd(below.at(-1), signs)) return;
  const place = placeIn(module, last.position.start);
  const isEmpty = last.value?.trim() === "";
  if (told.has(place.line) || (isEmpty && told.size > 0)) return;
  const message = isEmpty
    ? "This fence ends no code, and none follows that it would begin."
    : "This fence has no end: all of the page below it is shown as its code.";
  const hint = isEmpty ? "Leave it out, or write the fence that is missing above." : `Write ${signs} below its code.`;
  state.diagnose("info", "mdx-syntax", message, hint, place);
}

/** The node at the very end of a tree. */
function lastOf(tree: MdxNode): MdxNode {
  let node = tree;
  for (let last = node.children?.at(-1); last; last = node.children?.at(-1)) node = last;
  return node;
}

/** Whether a line, the last of a fence's code, is its end; it may stand in a quotation. */
function isEnd(line: string | undefined, signs: string): boolean {
  const words = line?.replace(/^[\s>]+/, "").trimEnd() ?? "";
  return words.length >= signs.length && words.replaceAll(signs.charAt(0), "") === "";
}
