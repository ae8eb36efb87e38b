import { Scope } from "../expressions/scope.ts";
import { findIcon } from "../icons/icons.ts";
import type { MdxNode } from "../mdx-tree.ts";
import { OnePlace } from "../parsing/line-changes.ts";
import { isFault } from "../parsing/parse-fault.ts";
import { parseMdx } from "../parsing/parse-mdx.ts";
import { paragraphOf } from "../rendering/blocks/paragraph.ts";
import type { Component, ElementCall } from "../rendering/element-call.ts";
import { renderNodes } from "../rendering/render-nodes.ts";

/**
 * A hint stands above the frame, behind a hand that points to it.
 * ```html
 * <div data-component-part="frame-container">
 *   <p class="lc-frame-hint">svg<span>…</span></p>
 *   <figure class="frame" data-component="frame">
 *     <div class="lc-frame-content">…</div><figcaption class="lc-frame-caption">…</figcaption>
 *   </figure>
 * </div>
 * ```
 */
export const frame: Component = (element) => {
  const { state } = element;
  const hint = ["title", "hint"].filter((name) => element.has(name)).map((name) => element.inline(name));
  const content = state.withFrame("frame", true, () => element.children());
  const words = ["caption", "description"].filter((name) => element.has(name));
  const caption =
    words.length > 0
      ? `<figcaption data-component-part="frame-caption" class="lc-frame-caption">${words.map((name) => inlineMarkdown(element, name)).join("<br>")}</figcaption>`
      : "";
  const box = `<figure${element.classAttribute("frame")}><div class="lc-frame-content">${content}</div>${caption}</figure>\n`;
  if (hint.length === 0) return box;
  const hand = findIcon("hand-point-right", { library: "fontawesome" }) ?? "";
  const above = paragraphOf("lc-frame-hint", `${hand}<span>${hint.join("<br>")}</span>`);
  return `<div data-component-part="frame-container">${above}${box}</div>\n`;
};

/** A prop whose text is Markdown, as inline HTML; paragraphs stand apart by an empty line. */
export function inlineMarkdown(element: ElementCall, name: string): string {
  const value = element.props[name];
  if (typeof value !== "string" || !/[*_`[\]<{&~$\\]|\n[ \t]*\n/.test(value)) return element.inline(name);
  const tree = parseMdx(value);
  const paragraphs = isFault(tree) ? [] : (tree.children as MdxNode[]);
  if (paragraphs.length === 0 || paragraphs.some(({ type }) => type !== "paragraph")) return element.inline(name);
  const { state } = element;
  const { place } = element;
  const scope = new Scope(
    {
      ...element.scope.module,
      source: value,
      written: value,
      file: place.file,
      firstLine: 1,
      mathOffsets: null,
      headingIds: new Map(),
      changes: new OnePlace(place),
    },
    element.scope,
  );
  try {
    const lines = paragraphs.map(({ children }) => renderNodes(children as MdxNode[], scope, state));
    return lines.join("<br><br>");
  } finally {
    state.place = place;
  }
}
