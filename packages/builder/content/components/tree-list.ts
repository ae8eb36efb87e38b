import { escapeHtml } from "../../html/html.ts";
import { MdxFragment } from "../expressions/values.ts";
import type { MdxNode } from "../mdx-tree.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { plainTextOf } from "../rendering/render-value.ts";
import { treeRow } from "./tree-row.ts";

/**
 * A tree of files written as a nested Markdown list, as the items of `<Tree>`: what ends with a slash or holds a list
 * is a folder, which is open. Only the text of an item is kept. Null when it is written otherwise.
 */
export function treeFromList(children: unknown, state: RenderState): string | null {
  if (!(children instanceof MdxFragment)) return null;
  const [list, ...rest] = children.nodes;
  if (list?.type !== "list" || rest.length > 0) return null;
  return printList(list, children, state);
}

function printList(list: MdxNode, fragment: MdxFragment, state: RenderState): string {
  return (list.children ?? []).map((item) => state.nested(() => printItem(item, fragment, state))).join("");
}

function printItem(item: MdxNode, fragment: MdxFragment, state: RenderState): string {
  const parts = item.children ?? [];
  const lists = parts.filter((part) => part.type === "list");
  const text = plainTextOf(
    new MdxFragment(
      parts.filter((part) => part.type !== "list"),
      fragment.scope,
    ),
    state,
  );
  const name = escapeHtml(text.replace(/\/$/, ""));
  state.plain.text += `${text} `;
  if (lists.length === 0 && !text.endsWith("/"))
    return `<li class="tree-file"><span class="lc-tree-row" tabindex="-1">${treeRow("file", name)}</span></li>`;
  const inner = lists.map((list) => printList(list, fragment, state)).join("");
  return `<li class="tree-folder"><details open><summary class="lc-tree-row">${treeRow("folder", name)}</summary><ul>${inner}</ul></details></li>`;
}
