import type { MdxNode } from "../../mdx-tree.ts";
import type { MdxComponent } from "../../modules/mdx-component.ts";
import { renderNodes } from "../render-nodes.ts";
import type { RenderState } from "../render-state.ts";

/** HTML of a snippet with its props, which it sees as `props.name` and as plain names; `isInline` within a line of text. */
export function renderSnippet(
  component: MdxComponent,
  props: Record<string, unknown>,
  state: RenderState,
  isInline = false,
): string {
  const scope = state.snippetProps.scopeOf(component, props, state);
  const nodes = isInline ? withoutParagraph(component.nodes) : component.nodes;
  return state.nested(() => renderNodes(nodes, scope, state));
}

/** What stands in the only paragraph of a file, for a line of text to go on with; all nodes where there is more. */
function withoutParagraph(nodes: readonly MdxNode[]): readonly MdxNode[] {
  const shown = nodes.filter(({ type }) => !/^(?:mdxjsEsm|definition|mdxFlowExpression)$/.test(type));
  if (nodes.some(({ type, value }) => type === "mdxFlowExpression" && !/^\s*\/\*/.test(value ?? ""))) return nodes;
  return shown.length === 1 && shown[0]?.type === "paragraph" ? (shown[0].children ?? []) : nodes;
}
