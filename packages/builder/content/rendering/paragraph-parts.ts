import type { MdxNode } from "../mdx-tree.ts";

/** What a paragraph holds: a block, which cannot stand in a `<p>`; what the content may make one of; or text alone. */
export function kindOf(nodes: readonly MdxNode[]): "block" | "made" | "line" {
  let kind: "made" | "line" = "line";
  for (const node of nodes) {
    if (isBlock(node)) return "block";
    const holdsMore = node.children !== undefined && kindOf(node.children) !== "line";
    if (node.type === "mdxTextExpression" || isElement(node) || holdsMore) kind = "made";
  }
  return kind;
}

export interface ParagraphPart {
  nodes: MdxNode[];
  /** Words of its own, which make it a paragraph; elements beside a block stand as they are written. */
  isText: boolean;
}

/** The blocks of a paragraph, each by itself, and what stands before, between and after them. */
export function partsOf(nodes: readonly MdxNode[]): ParagraphPart[] {
  const parts: ParagraphPart[] = [];
  let line: ParagraphPart | undefined;
  for (const node of nodes) {
    if (isBlock(node)) {
      parts.push({ nodes: [node], isText: false });
      line = undefined;
    } else {
      if (!line) {
        line = { nodes: [], isText: false };
        parts.push(line);
      }
      line.nodes.push(node);
      line.isText ||= hasWords(node);
    }
  }
  return parts;
}

function hasWords(node: MdxNode): boolean {
  if (node.type === "text") return (node.value ?? "").trim() !== "";
  return !isElement(node) && node.type !== "break" && node.type !== "mdxTextExpression";
}

function isBlock(node: MdxNode): boolean {
  const { type, name } = node;
  return (
    type === "mdxJsxFlowElement" || type === "mdxFlowExpression" || (isElement(node) && blockNames.test(name ?? ""))
  );
}

function isElement({ type }: MdxNode): boolean {
  return type === "mdxJsxTextElement";
}

const blockNames =
  /^(?:div|p|section|table|ul|ol|pre|details|figure|iframe|h[1-6]|Accordion|AccordionGroup|Callout|Card|CardGroup|Check|CodeBlock|CodeGroup|Columns?|Danger|Expandable|Frame|Info|Note|Panel|ParamField|Prompt|ResponseField|Snippet|Steps?|Tabs?|Tile|Tip|Tree|Update|View|Visibility|Warning)$/;
