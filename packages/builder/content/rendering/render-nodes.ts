import { escapeHtml } from "../../html/html.ts";
import { inlineCodeHtml } from "../../html/long-names.ts";
import { withoutMarks } from "../../html/marks.ts";
import { typesetHtml } from "../../html/typography.ts";
import { renderCodeBlock } from "../components/code-block.ts";
import { renderHeading } from "../components/heading.ts";
import { renderImage } from "../components/image.ts";
import { linkAround } from "../components/link.ts";
import type { Scope } from "../expressions/scope.ts";
import type { MdxNode } from "../mdx-tree.ts";
import { withSignsRead } from "./bare-address.ts";
import { renderAlert } from "./blocks/alert.ts";
import { renderFootnoteReference } from "./blocks/footnotes.ts";
import { holdsParagraphs, isLoose, withItems } from "./blocks/list-items.ts";
import { endsParagraph } from "./blocks/paragraph.ts";
import { hasPictureInText, kindOf, partsOf } from "./blocks/paragraph-parts.ts";
import { renderTable } from "./blocks/table.ts";
import { withProps } from "./elements/code-props.ts";
import { renderExpression, renderJsxNode } from "./elements/render-jsx.ts";
import { renderMath } from "./math/math.ts";
import type { RenderState } from "./render-state.ts";
import { tellSpacedAddresses } from "./spaced-address.ts";

/** HTML of Markdown nodes in order. */
export function renderNodes(nodes: readonly MdxNode[], scope: Scope, state: RenderState): string {
  let html = "";
  // The last piece that is not empty: to look at the end of all of them again and again would copy them each time.
  let last = "";
  let previous: MdxNode | undefined;
  for (const node of nodes) {
    // The parser takes white space away between elements that have a paragraph to themselves; words would run together.
    if (
      previous &&
      standsAlone(node) &&
      standsAlone(previous) &&
      node.position.start.offset > previous.position.end.offset
    ) {
      if (last !== "" && !last.endsWith("\n")) {
        html += "\n";
        last = "\n";
      }
      state.plain.add(" ");
    }
    if (!state.hasRoom(ownLength(node))) break;
    const piece = renderNode(node, scope, state);
    html += piece;
    if (piece !== "") last = piece;
    previous = node;
  }
  return html;
}

/** Characters that a node prints besides what its children print. */
function ownLength({ children, position, url }: MdxNode): number {
  return children ? (url?.length ?? 0) : position.end.offset - position.start.offset;
}

function standsAlone(node: MdxNode): boolean {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxFlowExpression";
}

function inside(node: MdxNode, scope: Scope, state: RenderState): string {
  return state.nested(() => renderNodes(node.children as MdxNode[], scope, state));
}

/** HTML of one Markdown node. */
function renderNode(node: MdxNode, scope: Scope, state: RenderState): string {
  switch (node.type) {
    case "text":
      return renderText(node, scope, state);
    case "paragraph":
      return renderParagraph(node.children as MdxNode[], scope, state);
    case "inlineCode":
      return renderInlineCode(node, scope, state);
    case "strong":
      return `<strong>${inside(node, scope, state)}</strong>`;
    case "emphasis":
      return `<em>${inside(node, scope, state)}</em>`;
    case "delete":
      return `<del>${inside(node, scope, state)}</del>`;
    case "link":
      return renderWrittenLink(node, scope, state);
    case "heading":
      return renderHeadingNode(node, scope, state);
    case "list":
      return renderList(node, scope, state);
    case "code":
      state.moveTo(node, scope.module);
      return renderCodeBlock(withProps(node.value as string, scope), node.lang ?? "", node.meta ?? "", state);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return renderJsxNode(node, scope, state);
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return renderExpression(node, scope, state);
    case "image":
      state.moveTo(node, scope.module);
      return renderPicture(node, node, state);
    case "table":
      return renderTable(node, scope, state);
    case "blockquote":
      return renderAlert(node, scope, state) ?? `<blockquote>\n${inside(node, scope, state)}</blockquote>\n`;
    case "thematicBreak":
      return "<hr>\n";
    case "break":
      state.plain.add("\n");
      return "<br>\n";
    case "inlineMath":
    case "math":
      state.moveTo(node, scope.module);
      return renderMath(node.value as string, node.type === "math", state);
    case "linkReference":
    case "imageReference":
      state.moveTo(node, scope.module);
      return renderReference(node, scope, state);
    case "footnoteReference":
      return renderFootnoteReference(node, scope, state);
    case "html":
      state.plain.add(node.value as string);
      return escapeHtml(node.value as string);
    case "mdxjsEsm":
    case "definition":
    case "footnoteDefinition":
    case "yaml":
    case "toml":
      return "";
    default:
      return node.children ? inside(node, scope, state) : "";
  }
}

function renderText(node: MdxNode, scope: Scope, state: RenderState): string {
  const value = withoutMarks(node.value as string);
  const isVerbatim = state.verbatim || state.insideIsland || scope.module.isForeign;
  const html = isVerbatim ? escapeHtml(value) : typesetHtml(value, () => state.plain.lastSign());
  state.plain.add(value);
  if (value.includes("](")) tellSpacedAddresses(node, scope.module, state);
  return html;
}

function renderHeadingNode(node: MdxNode, scope: Scope, state: RenderState): string {
  const { module } = scope;
  state.moveTo(node, module);
  const id = module.headingIds.get(node.position.start.line);
  return renderHeading(node.depth as number, id, () => inside(node, scope, state), state);
}

/** A paragraph that holds boxes is none: they stand by themselves, and the text beside them in paragraphs of its own. */
function renderParagraph(nodes: readonly MdxNode[], scope: Scope, state: RenderState): string {
  const kind = kindOf(nodes);
  const html = state.nested(() => {
    if (kind !== "block") return renderNodes(nodes, scope, state);
    let parts = "";
    for (const { nodes: part, isText } of partsOf(nodes)) {
      const piece = renderNodes(part, scope, state);
      parts += isText ? paragraphAround(piece.trim(), "made", part) : piece;
    }
    return parts;
  });
  state.plain.add("\n");
  return kind === "block" ? html : paragraphAround(html, kind, nodes);
}

function paragraphAround(html: string, kind: "made" | "line", nodes: readonly MdxNode[]): string {
  const isBox = kind === "made" && endsParagraph.test(html);
  const inline = hasPictureInText(nodes) ? " data-inline" : "";
  return isBox ? `<div class="lc-paragraph"${inline}>${html}</div>\n` : `<p${inline}>${html}</p>\n`;
}

/** A `$…$` that the source preparation recognised reaches the parser as inline code; the source tells which it was. */
function renderInlineCode(node: MdxNode, scope: Scope, state: RenderState): string {
  const value = node.value as string;
  if (scope.module.mathOffsets?.has(node.position.start.offset)) {
    state.moveTo(node, scope.module);
    return renderMath(value, false, state);
  }
  state.plain.add(value);
  return inlineCodeHtml(value);
}

function renderWrittenLink(node: MdxNode, scope: Scope, state: RenderState): string {
  state.moveTo(node, scope.module);
  const link = node.url?.includes("&") ? withSignsRead(node) : node;
  return renderLink(link, link, scope, state);
}

/** @param target what has the address: the link itself, or the definition that it refers to */
function renderLink(target: MdxNode, node: MdxNode, scope: Scope, state: RenderState): string {
  const { title } = target;
  const url = target.url as string;
  const content = () => inside(node, scope, state);
  // What was made of a bare address is no link that its author wrote.
  if (state.insideLink && isBareAddress(url, node)) return content();
  return linkAround(url, title ? ` title="${escapeHtml(title)}"` : "", content, state);
}

function isBareAddress(url: string, { children }: MdxNode): boolean {
  const text = children?.[0]?.value;
  return (
    children?.length === 1 &&
    text !== undefined &&
    url.endsWith(text) &&
    /^(?:https?:\/\/|mailto:)?$/.test(url.slice(0, -text.length))
  );
}

function renderList(node: MdxNode, scope: Scope, state: RenderState): string {
  const items = node.children as MdxNode[];
  const loose = isLoose(node);
  let html = "";
  let tasks = false;
  for (const item of items) {
    const content = state.nested(() => withItems(state, true, () => renderItem(item, loose, scope, state)));
    if (typeof item.checked === "boolean") {
      tasks = true;
      html += `<li class="task-list-item"><input type="checkbox" disabled${item.checked ? " checked" : ""} aria-label="${item.checked ? "Done" : "Open"}"> ${content}</li>\n`;
    } else {
      html += `<li>${content}</li>\n`;
    }
  }
  const cssClass = tasks ? ' class="contains-task-list"' : "";
  if (!node.ordered) return `<ul${cssClass}>\n${html}</ul>\n`;
  const start = typeof node.start === "number" && node.start !== 1 ? ` start="${node.start}"` : "";
  return `<ol${start}${cssClass}>\n${html}</ol>\n`;
}

/** In a tight list a paragraph is only its text, unless a box stands beside it; a box to tick goes before the text. */
function renderItem(item: MdxNode, loose: boolean, scope: Scope, state: RenderState): string {
  const children = item.children as MdxNode[];
  const isApart = holdsParagraphs(item, loose);
  let html = "";
  for (const child of children) {
    if (child.type === "paragraph" && !isApart && kindOf(child.children ?? []) !== "block") {
      html += `${html ? "\n" : ""}${renderNodes(child.children as MdxNode[], scope, state)}`;
      state.plain.add("\n");
    } else {
      html += `${html ? "\n" : ""}${renderNode(child, scope, state)}`;
    }
  }
  return html;
}

function renderReference(node: MdxNode, scope: Scope, state: RenderState): string {
  const definition = scope.module.definitions.get(node.identifier ?? "");
  if (!definition) {
    const text = scope.module.source.slice(node.position.start.offset, node.position.end.offset);
    state.plain.add(text);
    return escapeHtml(text);
  }
  if (node.type === "linkReference") return renderLink(definition, node, scope, state);
  return renderPicture(definition, node, state);
}

/** @param target what has the address: the picture itself, or the definition that it refers to */
function renderPicture({ url, title }: MdxNode, { alt }: MdxNode, state: RenderState): string {
  return renderImage({ src: url as string, alt: alt ?? "", ...(title ? { title } : {}) }, state);
}
