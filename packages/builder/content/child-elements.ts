import { JsxElement, MdxFragment } from "./expressions/values.ts";
import type { MdxNode } from "./mdx-tree.ts";
import type { RenderState } from "./render-state.ts";

/** How the props and the type of one tag in Markdown are found. */
export type ReadTag = (node: MdxNode) => { type: unknown; props: Record<string, unknown> };

/**
 * What a component of the content gets as `children`: the elements one by one where there is nothing else, so that it may
 * count them, look at their props and wrap each; Markdown as a whole otherwise.
 */
export function childrenOf(nodes: MdxNode[], parent: MdxFragment["scope"], state: RenderState, read: ReadTag): unknown {
  const elements = nodes.filter((node) => !isBlank(node));
  if (elements.length === 0 || !elements.every(isTag)) return new MdxFragment(nodes, parent);
  const { place } = state;
  const values = elements.map((node) => {
    const { type, props } = read(node);
    return new JsxElement(type, props, parent);
  });
  state.place = place;
  return values.length === 1 ? values[0] : values;
}

function isTag({ type, name, attributes }: MdxNode): boolean {
  const isElement = type === "mdxJsxFlowElement" || type === "mdxJsxTextElement";
  // What has handlers of its own is a component that a browser runs.
  return (
    isElement &&
    Boolean(name) &&
    !attributes?.some((one) => one.type === "mdxJsxAttribute" && /^on[A-Z]/.test(one.name))
  );
}

function isBlank({ type, value }: MdxNode): boolean {
  return (
    (type === "text" && !String(value).trim()) ||
    (type === "mdxFlowExpression" && /^\s*(?:\/\*[\s\S]*\*\/)?\s*$/.test(String(value)))
  );
}
