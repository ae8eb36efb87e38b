import { MdxFragment } from "../../expressions/values.ts";
import { svgTags } from "../../html/html-names.ts";
import type { MdxNode } from "../../mdx-tree.ts";

/** Elements that HTML closes before a paragraph, or in which one has no place (HTML, 4.4 to 4.11). */
const phrasingOnly: ReadonlySet<string> = new Set(
  "p span button label legend summary em strong b i small h1 h2 h3 h4 h5 h6".split(" "),
);

/** Elements of a drawing or formula, which a paragraph would end: browsers go on with HTML from there. */
function isForeign(name: string): boolean {
  return svgTags.has(name) && name !== "foreignObject";
}

/**
 * What stands between the tags of an element, for one that cannot hold paragraphs. Text on a line of its own is a
 * paragraph to Markdown, also inside `<p>` and `<h3>`, where a browser would end the element before it and lose its
 * classes. Only what the paragraph holds goes in, and between two of them breaks that look like what parts them.
 */
export function withoutParagraphs(children: unknown, name: string): unknown {
  if (!phrasingOnly.has(name) && !isForeign(name)) return children;
  if (Array.isArray(children)) return children.map((child) => withoutParagraphs(child, name));
  if (!(children instanceof MdxFragment)) return children;
  if (!children.nodes.some((node) => node.type === "paragraph")) return children;
  const nodes: MdxNode[] = [];
  let previous: MdxNode | null = null;
  for (const node of children.nodes) {
    if (isComment(node)) continue;
    const isParagraph = node.type === "paragraph";
    const { start } = node.position;
    const position = { start, end: start };
    if (previous?.type === "paragraph" && isParagraph && !isForeign(name)) {
      nodes.push({ type: "break", position });
      if (name === "p") nodes.push({ type: "break", position });
    } else if (previous && (isParagraph || previous.type === "paragraph"))
      nodes.push({ type: "text", value: "\n", position });
    nodes.push(...(isParagraph ? (node.children ?? []) : [node]));
    previous = node;
  }
  return new MdxFragment(nodes, children.scope);
}

/**
 * What stands between the tags of `<details>`, where Markdown takes a summary and the text right below it for one paragraph:
 * the summary by itself, which a browser would find in no `<p>`, and a paragraph of what is left.
 */
export function withSummaryApart(children: unknown): unknown {
  if (Array.isArray(children)) return children.map(withSummaryApart);
  if (!(children instanceof MdxFragment)) return children;
  const nodes = children.nodes.flatMap((node) => {
    const [summary, ...rest] = node.children ?? [];
    if (node.type !== "paragraph" || summary?.name !== "summary" || rest.length === 0) return [node];
    const left = withoutSpaceBefore(rest);
    return left.length > 0 ? [summary, { ...node, children: left }] : [summary];
  });
  return new MdxFragment(nodes, children.scope);
}

function withoutSpaceBefore([first, ...others]: MdxNode[]): MdxNode[] {
  if (first?.type !== "text") return first ? [first, ...others] : others;
  const value = (first.value ?? "").trimStart();
  return value === "" ? others : [{ ...first, value }, ...others];
}

function isComment({ type, value }: MdxNode): boolean {
  return type === "mdxFlowExpression" && /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.test(value ?? "");
}
