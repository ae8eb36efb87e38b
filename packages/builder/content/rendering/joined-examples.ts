import type { MdxNode } from "../mdx-tree.ts";

const names: ReadonlySet<unknown> = new Set(["RequestExample", "ResponseExample"]);

/**
 * The nodes of a page with one example of each kind: a later one adds its panels to the first, since they stand in one box
 * beside the page, wherever they are written. What an example says of itself counts from the first that says it.
 */
export function withJoinedExamples(nodes: MdxNode[]): MdxNode[] {
  const byName = Map.groupBy(
    nodes.filter(({ type, name }) => type === "mdxJsxFlowElement" && names.has(name)),
    ({ name }) => name,
  );
  if ([...byName.values()].every((examples) => examples.length === 1)) return nodes;
  return nodes.flatMap((node) => {
    const examples = names.has(node.name) ? byName.get(node.name) : undefined;
    if (!examples?.includes(node)) return [node];
    return examples[0] === node ? [joined(node, examples.slice(1))] : [];
  });
}

function joined(first: MdxNode, others: readonly MdxNode[]): MdxNode {
  // Of attributes of one name the last counts.
  const attributes = [...others.toReversed(), first].flatMap((one) => one.attributes ?? []);
  return { ...first, attributes, children: [first, ...others].flatMap(({ children = [] }) => children) };
}
