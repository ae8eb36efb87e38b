import type { MdxNode } from "../../mdx-tree.ts";

/**
 * What a paragraph holds: a block, which cannot stand in a `<p>`, or a picture apart from the text; what the content may
 * make a block of; or text alone.
 */
export function kindOf(nodes: readonly MdxNode[]): "block" | "made" | "line" {
  if (pictureRows(nodes).length > 0) return "block";
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

/** Whether a picture stands among words. A stylesheet cannot see them: to it such a picture is alone in its paragraph. */
export function hasPictureInText(nodes: readonly MdxNode[]): boolean {
  const isImage = (node: MdxNode) => isPicture(node) || (isElement(node) && node.name === "img");
  return nodes.some(isImage) && nodes.some((node) => !isImage(node) && hasWords(node));
}

/** The same of what stands between the tags of an element in one line, with no paragraph around it. */
export function isLineWithPicture(nodes: readonly MdxNode[]): boolean {
  // Most have no picture: that is asked first.
  return (
    nodes.length > 1 && hasPictureInText(nodes) && nodes.some(({ type, value }) => type === "text" && value?.trim())
  );
}

/** The blocks of a paragraph, each by itself, and what stands before, between and after them. */
export function partsOf(nodes: readonly MdxNode[]): ParagraphPart[] {
  const parts: ParagraphPart[] = [];
  let line: ParagraphPart | undefined;
  const rows = pictureRows(nodes).values();
  let row = rows.next().value;
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as MdxNode;
    if (row && index === row.from) {
      parts.push({ nodes: row.pictures, isText: true });
      line = undefined;
      index = row.to - 1;
      row = rows.next().value;
    } else if (isBlock(node)) {
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

/** Pictures that have lines to themselves beside text, and their places in a paragraph with the breaks of lines around them. */
function pictureRows(nodes: readonly MdxNode[]): { pictures: MdxNode[]; from: number; to: number }[] {
  const rows: { pictures: MdxNode[]; from: number; to: number }[] = [];
  if (!nodes.some(isPicture) || !nodes.some((node) => !isPicture(node) && hasWords(node))) return rows;
  for (let start = 0; start < nodes.length; start++) {
    if (!isPicture(nodes[start] as MdxNode)) continue;
    let end = start + 1;
    while (end < nodes.length && (isPicture(nodes[end] as MdxNode) || isSpace(nodes[end] as MdxNode))) end++;
    while (!isPicture(nodes[end - 1] as MdxNode)) end--;
    const [before, after] = [nodes[start - 1], nodes[end]];
    if (endsLine(before, /\n$/) && endsLine(after, /^\n/)) {
      const from = before?.type === "break" && start !== rows.at(-1)?.to ? start - 1 : start;
      rows.push({ pictures: nodes.slice(start, end), from, to: after?.type === "break" ? end + 1 : end });
    }
    start = end;
  }
  return rows;
}

function isPicture({ type }: MdxNode): boolean {
  return type === "image" || type === "imageReference";
}

function isSpace({ type, value }: MdxNode): boolean {
  return type === "text" && (value ?? "").trim() === "";
}

function endsLine(node: MdxNode | undefined, end: RegExp): boolean {
  return !node || node.type === "break" || (node.type === "text" && end.test(node.value ?? ""));
}

function hasWords(node: MdxNode): boolean {
  if (node.type === "text") return (node.value ?? "").trim() !== "";
  return !isElement(node) && node.type !== "break" && node.type !== "mdxTextExpression";
}

function isBlock(node: MdxNode): boolean {
  const { type, name, children = [] } = node;
  if (type === "mdxJsxFlowElement" || type === "mdxFlowExpression") return true;
  if (!isElement(node)) return false;
  // What is for some readers only may be a few words of a sentence.
  return name === "Visibility" ? kindOf(children) === "block" : blockNames.test(name ?? "");
}

function isElement({ type }: MdxNode): boolean {
  return type === "mdxJsxTextElement";
}

const blockNames =
  /^(?:div|p|section|table|ul|ol|pre|details|figure|iframe|h[1-6]|Accordion|AccordionGroup|Callout|Card|CardGroup|Check|CodeBlock|CodeGroup|Columns?|Danger|Expandable|Frame|Info|Note|Panel|ParamField|Prompt|ResponseField|Snippet|Steps?|Tabs?|Tile|Tip|Tree|Update|Variation|View|Warning)$/;
