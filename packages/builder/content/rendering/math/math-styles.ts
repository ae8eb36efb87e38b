import type { MathNode } from "./math-tree.ts";

/** The line of rules, boxes and overlines. */
export const line = "1px solid";

export function styled(node: MathNode, styles: readonly string[]): MathNode {
  return { ...node, attributes: `${node.attributes} style="${styles.join(";")}"` };
}

export function attribute(node: MathNode, name: string): string | undefined {
  return new RegExp(`\\s${name} ?="([^"]*)"`).exec(node.attributes)?.[1];
}
