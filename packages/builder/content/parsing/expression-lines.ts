import type { MdxNode } from "../mdx-tree.ts";
import { valueOffset } from "./scan/attribute-value.ts";
import { beginning, widthOf } from "./scan/indentation.ts";

/** Columns that the parser takes off each further line of an expression, as of all that stands in an element. */
const takenMost = 2;

const marker = /(?:[-*+]|\d{1,9}[.)])[ \t]{0,4}/y;

/**
 * Gives the lines of expressions the indentation back that they have to each other: the parser takes two columns off each
 * line that has them, so that code and configuration in a text (`{`a:\n  b: 1`}`) lost what it says by its indentation.
 * Taken off is what the line has on which the expression begins, as far as all its lines have it.
 */
export function keepIndentation(tree: MdxNode, source: string): void {
  if (!source.includes("`")) return;
  keepWithin(tree, source, 0);
}

/** @param column at which what stands around the node begins. */
function keepWithin(node: MdxNode, source: string, column: number): void {
  const { type } = node;
  // What begins the lines of these is not theirs alone.
  if (type === "blockquote" || type === "footnoteDefinition") return;
  if ((type === "mdxFlowExpression" || type === "mdxTextExpression") && hasLines(node.value ?? ""))
    node.value = withIndentation(node.value as string, source, node.position.start.offset + 1, column);
  if (node.attributes) for (const attribute of node.attributes) keepInAttribute(attribute, node, source, column);
  if (!node.children) return;
  const within = type === "listItem" ? contentColumn(node, source) : column;
  for (const child of node.children) keepWithin(child, source, within);
}

function keepInAttribute(
  attribute: NonNullable<MdxNode["attributes"]>[number],
  node: MdxNode,
  source: string,
  column: number,
): void {
  const holder = attribute.type === "mdxJsxAttribute" ? attribute.value : attribute;
  if (typeof holder !== "object" || !holder || !hasLines(holder.value)) return;
  const value = attribute.type === "mdxJsxAttribute" ? holder.value : holder.value.replace(/^\s*(?:\.\.\.)?\s*/, "");
  const offset = valueOffset(node, attribute, value.slice(0, value.indexOf("\n")), source);
  if (offset < 0) return;
  const before = holder.value.slice(0, holder.value.length - value.length);
  holder.value = before + withIndentation(value, source, offset, column);
}

/** The column at which the content of a list's item begins. */
function contentColumn({ position }: MdxNode, source: string): number {
  marker.lastIndex = position.start.offset;
  const found = marker.exec(source)?.[0] ?? "";
  return position.start.column - 1 + found.length + (/\s$/.test(found) ? 0 : 1);
}

/** A value that begins at an offset, with the indentation of its lines beyond the column of what it stands in. */
function withIndentation(value: string, source: string, offset: number, column: number): string {
  const lines = value.split("\n");
  const indents: string[] = [];
  for (let at = offset, line = 1; line < lines.length; line++) {
    at = source.indexOf("\n", at) + 1;
    if (at === 0) return value;
    indents.push(indentAt(source, at));
  }
  const begun = indentAt(source, source.lastIndexOf("\n", offset - 1) + 1);
  let taken = Math.max(Math.min(takenMost, widthOf(begun) - column), 0);
  for (const [index, indent] of indents.entries())
    if (lines[index + 1]?.trim()) taken = Math.min(taken, Math.max(widthOf(indent) - column, 0));
  const kept = lines.slice(1).map((line, index) => {
    const indent = indents[index] as string;
    const words = line.trimStart();
    return words && widthOf(indent) > column + taken
      ? indent.slice(beginning(indent, column + taken).length) + words
      : words || line;
  });
  return [lines[0], ...kept].join("\n");
}

/** Whether a text in an expression may go on over several lines: elsewhere in it white space says nothing. */
function hasLines(value: string): boolean {
  const text = value.indexOf("`");
  return text >= 0 && value.includes("\n", text);
}

function indentAt(source: string, at: number): string {
  let end = at;
  while (source[end] === " " || source[end] === "\t") end++;
  return source.slice(at, end);
}
