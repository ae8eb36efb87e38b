import type { Scope } from "./expressions/scope.ts";
import type { MdxNode } from "./mdx-tree.ts";
import { renderNodes } from "./render-nodes.ts";
import type { RenderState } from "./render-state.ts";

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

function renderRow(row: MdxNode, tag: "th" | "td", align: (string | null)[], scope: Scope, state: RenderState): string {
  let html = "<tr>";
  for (const [index, cell] of (row.children as MdxNode[]).entries()) {
    const side = align[index];
    const content = state.nested(() => renderNodes(cell.children as MdxNode[], scope, state));
    state.text += " ";
    html += `<${tag}${side ? ` class="lc-align-${side}"` : ""}>${content}</${tag}>`;
  }
  return `${html}</tr>\n`;
}
