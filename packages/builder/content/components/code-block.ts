import { escapeHtml } from "../../html/html.ts";
import type { CodeOptions } from "../code/fence-meta.ts";
import { parseFenceMeta } from "../code/fence-meta.ts";
import { highlightCode } from "../code/highlight.ts";
import { type MarkedCode, takeMarkers } from "../code/markers.ts";
import { type HighlightedCode, printCodeBlock } from "../code/print-code-block.ts";
import { terminalLanguage, terminalText } from "../code/terminal-output.ts";
import { checkCode } from "../code/twoslash/check-code.ts";
import type { CheckedCode } from "../code/twoslash/checked-code.ts";
import { type NameLinks, takeNameLinks } from "../code/twoslash/name-links.ts";
import { printTypes } from "../code/twoslash/print-types.ts";
import type { Component, ElementCall } from "../rendering/element-call.ts";
import { renderMath } from "../rendering/math/math.ts";
import { onlyFence, rawText } from "../rendering/raw-text.ts";
import type { RenderState } from "../rendering/render-state.ts";
import type { CodeGroupFrame } from "./code-group.ts";
import { iconOf } from "./icon.ts";
import { linkAround } from "./link.ts";
import { renderIcon } from "./render-icon.ts";

/**
 * A fenced block of Markdown: its text, the word after the fence, and the rest of that line. `mermaid` is a diagram and
 * `math` a formula.
 */
export function renderCodeBlock(code: string, lang: string, meta: string, state: RenderState): string {
  const options = parseFenceMeta(lang, meta);
  if (options.language === "mermaid") return renderMermaid(code, options, state);
  if (options.language === "math" && state.context.latex !== false)
    return inGroup(renderMath(code, true, state), options, state);
  return renderCode(code, options, state);
}

/** Code with its options already read. In a CodeGroup it becomes one of the group's panels. */
function renderCode(code: string, options: CodeOptions, state: RenderState): string {
  const { code: linked, links } = options.twoslash ? takeNameLinks(code) : { code, links: null };
  const checked = options.twoslash ? checkCode(linked, options.language, state) : null;
  const marked = takeMarkers(checked?.code ?? code);
  const words = marked.lines.join("\n");
  state.plain.addCode(`\n${options.title} ${options.language === terminalLanguage ? terminalText(words) : words}\n`);
  const coloured = highlightCode(marked, options, state);
  const highlighted = checked ? withTypes(coloured, marked, checked, links, state) : coloured;
  const isGrouped = state.frame<CodeGroupFrame>("code-group") !== undefined;
  const html = printCodeBlock(
    highlighted,
    isGrouped ? { ...options, title: "", icon: "", drawnIcon: "" } : options,
    state,
  );
  return inGroup(html, options, state);
}

/** Code with what a compiler says about it. */
function withTypes(
  code: HighlightedCode,
  { origins }: MarkedCode,
  checked: CheckedCode,
  links: NameLinks | null,
  state: RenderState,
): HighlightedCode {
  const typescript = parseFenceMeta("ts", "");
  const colour = (type: string) =>
    highlightCode({ lines: type.split("\n"), marked: null }, typescript, state).lines.join("\n");
  const around = (name: string, html: string) => {
    const href = links?.get(name);
    return href === undefined ? html : linkAround(href, "", () => html, state);
  };
  const typed = printTypes(code.lines, origins, checked, colour, around);
  if (typed.tips !== "" || typed.notes.size > 0 || checked.marks.length > 0) state.features.add("code-types");
  return { ...code, ...typed };
}

/** Gives a block to the group around it; the block itself where there is none. */
function inGroup(html: string, options: CodeOptions, state: RenderState): string {
  const group = state.frame<CodeGroupFrame>("code-group");
  if (!group) return html;
  group.push({
    title: options.title || state.frame<string>("panel-title") || options.languageLabel || "Code",
    icon: options.drawnIcon || (options.icon ? renderIcon(options, state) : ""),
    language: options.languageLabel,
    html,
    isWord: options.isWord ?? false,
  });
  return "";
}

/** `<pre class="mermaid">` with the diagram's source: what is read where no script draws it. */
function renderMermaid(code: string, options: CodeOptions, state: RenderState): string {
  state.features.add("mermaid");
  state.plain.addCode(`${code}\n`);
  const placement = options.placement ? ` data-placement="${escapeHtml(options.placement)}"` : "";
  const html = `<pre class="mermaid" data-component="mermaid"${options.actions === null ? "" : ` data-actions="${options.actions}"`}${placement}>${escapeHtml(code)}</pre>\n`;
  return inGroup(html, options, state);
}

/** `<CodeBlock language filename icon lines wrap highlight="[1,3]">text</CodeBlock>`, or with the text as its `code`. */
export const codeBlock: Component = (element) => {
  const fence = onlyFence(element.props.children);
  const language = element.text("language") || element.text("lang") || String(fence?.lang ?? "");
  const options = parseFenceMeta(language, "");
  options.title = element.text("filename") || element.text("title");
  if (typeof element.props.icon === "object") options.drawnIcon = iconOf(element);
  else options.icon = element.text("icon");
  options.iconType = element.text("iconType");
  options.isWord = element.flag("isWord");
  options.lines = element.flag("lines");
  options.wrap = element.flag("wrap");
  options.copy = !element.flag("nocopy");
  options.expandable = element.flag("expandable");
  options.highlight = parseFenceMeta("x", `highlight={${lineList(element, "highlight")}}`).highlight;
  options.focus = parseFenceMeta("x", `focus={${lineList(element, "focus")}}`).focus;
  const text = fence
    ? String(fence.value)
    : rawText(element.props.children, element.state) || element.text("code") || element.text("value");
  const html = renderCode(text.replace(/^\n|\n\s*$/g, ""), options, element.state);
  const attribute = element.classAttribute("");
  return attribute && html ? `<div${attribute}>${html}</div>` : html;
};

/** Lines that a prop names: `[1,3]`, `{1-2}`, a list or a number. */
function lineList(element: ElementCall, name: string): string {
  return (element.list(name).join() || element.text(name)).replace(/[[\]{}\s]/g, "");
}

/** `<Mermaid chart placement actions>`: a diagram that is not written as a fence. */
export const mermaid: Component = (element) => {
  const options = parseFenceMeta("mermaid", "");
  if (element.props.actions !== undefined) options.actions = element.flag("actions");
  options.placement = element.text("placement");
  const chart = element.text("chart") || rawText(element.props.children, element.state);
  return renderMermaid(chart.trim(), options, element.state);
};
