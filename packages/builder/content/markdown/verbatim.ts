import { MdxFragment } from "../expressions/values.ts";
import type { MdxNode } from "../mdx-tree.ts";
import { outdented } from "../rendering/outdented.ts";
import { isPlain, rawText } from "../rendering/raw-text.ts";
import type { RenderState } from "../rendering/render-state.ts";

/** What stands between tags that show text as it is: the value of an expression, else what the author wrote. */
export function verbatimText(children: unknown, state: RenderState): string {
  if (!(children instanceof MdxFragment) || children.nodes.every(isPlain)) return rawText(children, state);
  const { nodes, scope } = children;
  return outdented(scope.module.written, nodes[0] as MdxNode, nodes.at(-1) as MdxNode);
}
