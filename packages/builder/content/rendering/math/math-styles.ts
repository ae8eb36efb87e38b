import type { MathNode } from "./math-tree.ts";

/** The line of rules, boxes and overlines. */
export const line = "1px solid";

/** The node with these declarations of CSS; it has none yet. */
export function styled(node: MathNode, styles: readonly string[]): MathNode {
  return { ...node, attributes: `${node.attributes} style="${styles.join(";")}"` };
}

/** An attribute as it is written; undefined where the node has none of the name. */
export function attribute(node: MathNode, name: string): string | undefined {
  return new RegExp(`\\s${name} ?="([^"]*)"`).exec(node.attributes)?.[1];
}
