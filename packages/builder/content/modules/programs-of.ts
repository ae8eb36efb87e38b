import type { MdxNode } from "../mdx-tree.ts";

/** The `import` and `export` statements among nodes and in the elements there, where MDX takes them for the file's too. */
export function programsOf(nodes: readonly MdxNode[]): MdxNode[] {
  const programs: MdxNode[] = [];
  for (const node of nodes) {
    if (node.type === "mdxjsEsm") programs.push(node);
    else if (node.type === "mdxJsxFlowElement" && node.children) programs.push(...programsOf(node.children));
  }
  return programs;
}
