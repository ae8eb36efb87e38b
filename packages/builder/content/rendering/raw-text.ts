import { MdxFragment } from "../expressions/values.ts";
import type { MdxNode } from "../mdx-tree.ts";
import { outdented } from "./outdented.ts";
import type { RenderState } from "./render-state.ts";
import { renderValue } from "./render-value.ts";

/**
 * What stands between the tags of a component that shows text as it is: code, a diagram, a prompt. The value of an
 * expression with all its lines, or what the author wrote there, Markdown or not.
 */
export function rawText(children: unknown, state: RenderState): string {
  if (typeof children === "string") return children;
  if (Array.isArray(children)) return children.map((child) => rawText(child, state)).join("");
  if (children instanceof MdxFragment && !children.nodes.every(isPlain)) {
    const [first, last] = [children.nodes[0] as MdxNode, children.nodes.at(-1) as MdxNode];
    return outdented(children.scope.module.source, first, last);
  }
  const { verbatim } = state;
  const { text } = state.plain;
  state.plain.text = "";
  state.verbatim = true;
  try {
    renderValue(children, state);
    return state.plain.text;
  } finally {
    state.plain.text = text;
    state.verbatim = verbatim;
  }
}

/** The fence that is all that stands between two tags; undefined where there is more, or none. */
export function onlyFence(children: unknown): MdxNode | undefined {
  return children instanceof MdxFragment && children.nodes.length === 1 && children.nodes[0]?.type === "code"
    ? children.nodes[0]
    : undefined;
}

/** An expression, or text with nothing of Markdown in it. */
export function isPlain(node: MdxNode): boolean {
  if (node.type === "paragraph") return (node.children ?? []).every(isPlain);
  return node.type === "text" || node.type === "mdxFlowExpression" || node.type === "mdxTextExpression";
}
