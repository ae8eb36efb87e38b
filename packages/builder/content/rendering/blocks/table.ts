import type { Scope } from "../../expressions/scope.ts";
import type { MdxNode } from "../../mdx-tree.ts";
import { renderNodes } from "../render-nodes.ts";
import { placeIn, type RenderState } from "../render-state.ts";

/**
 * A GFM table: `<div class="lc-table"><table>…</table></div>`; the box scrolls when the table is wider than the page.
 * Alignment is `class="lc-align-right"`, since style attributes are refused.
 */
export function renderTable(node: MdxNode, scope: Scope, state: RenderState): string {
  const [head, ...rows] = node.children as MdxNode[];
  const align = node.align ?? [];
  let html = `<div class="lc-table"${shortColumns(node.children as MdxNode[], align.length)}><table>\n`;
  if (head) html += `<thead>\n${renderRow(head, "th", align, scope, state)}</thead>\n`;
  if (rows.length > 0) {
    html += "<tbody>\n";
    for (const row of rows) html += renderRow(row, "td", align, scope, state);
    html += "</tbody>\n";
  }
  return `${html}</table></div>\n`;
}

/** Letters that fit a column of the width which a stylesheet keeps for words. */
const shortMost = 12;

/** The first columns that hold a number, a type or a flag each: `data-short="1 3"`. On a phone they ask for no more room than that. */
function shortColumns(rows: readonly MdxNode[], width: number): string {
  const isShort = (column: number) =>
    rows.every(({ children }) => lengthOf((children as MdxNode[])[column], shortMost) <= shortMost);
  const short = [0, 1, 2].slice(0, Math.min(width, 3)).filter(isShort);
  if (short.length === 0 || short.length === width) return "";
  return ` data-short="${short.map((column) => column + 1).join(" ")}"`;
}

/** Elements that take no more room than their text. */
const lettersOnly = new Set(["a", "b", "code", "em", "i", "strong", "sub", "sup"]);

/** Letters of a text in a cell, and more than `most` for whatever else stands there. */
function lengthOf(node: MdxNode | undefined, most: number): number {
  if (!node) return 0;
  if (node.children && (!node.name || lettersOnly.has(node.name)))
    return (node.children as MdxNode[]).reduce((sum, child) => (sum > most ? sum : sum + lengthOf(child, most)), 0);
  return node.type === "text" || node.type === "inlineCode" ? (node.value ?? "").length : most + 1;
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
    state.plain.add(" ");
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
