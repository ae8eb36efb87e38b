import type { MdxNode } from "../../mdx-tree.ts";
import { isWithinLine } from "../../parsing/scan/tag-kinds.ts";
import type { RenderState } from "../render-state.ts";

/**
 * HTML of a list item. One that stands in another item without a list of its own (`<Tree.File>` in a point of a list) gets
 * that list: a browser would end the outer item before it, and what is around the page's content with it.
 */
export function listItem(state: RenderState, print: () => string): string {
  const html = withItems(state, true, print);
  return state.insideItem ? `<ul>${html}</ul>` : html;
}

/** HTML of what stands in a list, whose items may follow, or in an item. */
export function withItems(state: RenderState, insideItem: boolean, print: () => string): string {
  const outer = state.insideItem;
  state.insideItem = insideItem;
  try {
    return print();
  } finally {
    state.insideItem = outer;
  }
}

/** Whether there are blank lines within a list, or between its items: all of them hold paragraphs then. */
export function isLoose({ spread, children = [] }: MdxNode): boolean {
  return spread === true || children.some((item) => item.spread);
}

const boxes: ReadonlySet<string> = new Set(["blockquote", "code", "math", "table"]);

/** Whether paragraphs of an item are more than their text: in a loose list, and beside a box. */
export function holdsParagraphs({ checked, children = [] }: MdxNode, loose: boolean): boolean {
  return loose || (typeof checked !== "boolean" && children.some(isBox));
}

function isBox(node: MdxNode): boolean {
  return boxes.has(node.type) || (node.type === "mdxJsxFlowElement" && !goesOnWithText(node));
}

/** Whether an element on lines of its own is one of a sentence all the same: `<br/>`, `<Icon>`, a link without paragraphs. */
function goesOnWithText({ name, children = [] }: MdxNode): boolean {
  if (name !== "br" && !isWithinLine(name ?? "")) return false;
  return children.every((child) =>
    /^mdxJsx(?:Flow|Text)Element$/.test(child.type)
      ? goesOnWithText(child)
      : /^(?:text|mdx(?:Flow|Text)Expression)$/.test(child.type),
  );
}
