import type { Scope } from "../expressions/scope.ts";
import type { MdxNode } from "../mdx-tree.ts";
import { renderNodes } from "./render-nodes.ts";
import { placeIn, type RenderState } from "./render-state.ts";

/**
 * A GFM table: `<div class="lc-table"><table>…</table></div>`; the box scrolls when the table is wider than the page.
 * Alignment is `class="lc-align-right"`, since style attributes are refused.
 */
export function renderTable(node: MdxNode, scope: Scope, state: RenderState): string {
  const [head, ...rows] = node.children as MdxNode[];
  const align = node.align ?? [];
  let html = '<div class="lc-table"><table>\n';
  if (head) html += `<thead>\n${renderRow(head, "th", align, scope, state)}</thead>\n`;
  if (rows.length > 0) {
    html += "<tbody>\n";
    for (const row of rows) html += renderRow(row, "td", align, scope, state);
    html += "</tbody>\n";
  }
  return `${html}</table></div>\n`;
}

/** Empty cells that a row is filled up with: one wide head asks for that many in each. */
const filledMost = 100;

/** A row has as many cells as the head: what is more is left out, what is less is empty (GFM 4.10). */
function renderRow(row: MdxNode, tag: "th" | "td", align: (string | null)[], scope: Scope, state: RenderState): string {
  let html = "<tr>";
  const cells = row.children as MdxNode[];
  if (cells.length > align.length) reportLongRow(row, cells.length - align.length, scope, state);
  for (const [index, cell] of cells.slice(0, align.length).entries()) {
    const side = align[index];
    const content = state.nested(() => renderNodes(cell.children as MdxNode[], scope, state));
    state.addText(" ");
    html += `<${tag}${side ? ` class="lc-align-${side}"` : ""}>${content}</${tag}>`;
  }
  const missing = "<td></td>".repeat(Math.min(Math.max(align.length - cells.length, 0), filledMost));
  return `${html}${state.hasRoom(missing.length) ? missing : ""}</tr>\n`;
}

function reportLongRow(row: MdxNode, more: number, scope: Scope, state: RenderState): void {
  state.diagnose(
    "warning",
    "long-table-row",
    `The row has ${more} cell${more === 1 ? "" : "s"} more than the head of its table; what is in ${more === 1 ? "it" : "them"} is not shown.`,
    "Give the head as many cells, or write \\| for a bar within a cell.",
    placeIn(scope.module, row.position.start),
  );
}
