import { attribute } from "./math-styles.ts";
import { element, type MathNode } from "./math-tree.ts";

const tokens = new Set(["mi", "mn", "mo", "mtext"]);
const limits = new Set(["mover", "munder", "munderover"]);
/** What a relation keeps on both of its sides. */
const relationSpace = "0.2778em";

/** What may hold elements where only text belongs. */
export const heldElements = /<m[ino]\b[^>]*><m/;

/**
 * A sign with another above or below it whose own sign is no operator around it: KaTeX writes all of them as one, which
 * would set a letter upright and with the room of a relation.
 */
export function withBareBase(node: MathNode): MathNode {
  const base = node.children[0];
  if (!limits.has(node.name) || typeof base !== "object" || base.name !== "mo" || !holdsElements(base)) return node;
  return { ...node, children: [rowOf(base.children), ...node.children.slice(1)] };
}

/**
 * The elements within an identifier or an operator in place of it (`\overset`, `\stackrel`, `\mathrel`): browsers set
 * what such a one holds as text in a line, and what stood above a sign stood behind it.
 */
export function withoutToken(node: MathNode): MathNode {
  if (!tokens.has(node.name) || !holdsElements(node)) return node;
  const row = rowOf(node.children);
  if (node.name !== "mo" || isOperator(row)) return row;
  if (tokens.has(row.name)) return element("mo", node.attributes, row.children);
  const space = (side: string) => element("mspace", ` width="${attribute(node, side) ?? relationSpace}"`, []);
  return element("mrow", "", [space("lspace"), row, space("rspace")]);
}

function holdsElements({ children }: MathNode): boolean {
  return children.some((child) => typeof child === "object");
}

function rowOf(children: MathNode["children"]): MathNode {
  const [only] = children;
  return children.length === 1 && typeof only === "object" ? only : element("mrow", "", children);
}

/** Whether browsers give the room of an operator to it: to one itself, and to one with something above or below it. */
function isOperator(node: MathNode): boolean {
  const [base] = node.children;
  return node.name === "mo" || (limits.has(node.name) && typeof base === "object" && isOperator(base));
}
