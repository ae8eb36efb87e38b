import type { MdxNode } from "../mdx-tree.ts";

/** Columns of white space that are taken off a line. */
const columnsMost = 100;
const markers = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)]|>)[ \t]*)*/;

/**
 * What a source has from the first of some nodes to the last, as it would stand at the left margin: its further lines are
 * without the marks of the quotations that it stands in, and without white space as far as the first begins.
 */
export function outdented(source: string, first: MdxNode, last: MdxNode = first): string {
  const { column, offset } = first.position.start;
  const text = source.slice(offset, last.position.end.offset);
  if (column === 1 || !text.includes("\n")) return text;
  const before = source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset);
  const marks = before.includes(">") ? (markers.exec(before)?.[0] ?? "") : "";
  const quotes = marks.split(">").length - 1;
  if (quotes === 0) return text.replace(new RegExp(`\\n[ \\t]{1,${Math.min(column - 1, columnsMost)}}`, "g"), "\n");
  const within = Math.min(before.length - 1 - marks.lastIndexOf(">"), columnsMost);
  return text.replace(new RegExp(`\\n(?:[ \\t]*>){0,${quotes}}[ \\t]{0,${within}}`, "g"), "\n");
}
