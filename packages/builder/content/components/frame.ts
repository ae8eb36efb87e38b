import { Scope } from "../expressions/scope.ts";
import type { MdxNode } from "../mdx-tree.ts";
import { OnePlace } from "../parsing/line-changes.ts";
import { isFault } from "../parsing/parse-fault.ts";
import { parseMdx } from "../parsing/parse-mdx.ts";
import type { Component, ElementCall } from "../rendering/element-call.ts";
import { paragraphOf } from "../rendering/paragraph.ts";
import { renderNodes } from "../rendering/render-nodes.ts";

/**
 * ```html
 * <figure class="frame" data-component="frame">
 *   <p class="lc-frame-hint">…</p><div class="lc-frame-content">…</div><figcaption class="lc-frame-caption">…</figcaption>
 * </figure>
 * ```
 */
export const frame: Component = (element) => {
  const { state } = element;
  const title = element.has("title") ? paragraphOf("lc-frame-hint", `<strong>${element.inline("title")}</strong>`) : "";
  const hint = element.has("hint") ? paragraphOf("lc-frame-hint", element.inline("hint")) : "";
  const content = state.withFrame("frame", true, () => element.children());
  const words = ["caption", "description"].filter((name) => element.has(name));
  const caption =
    words.length > 0
      ? `<figcaption data-component-part="frame-caption" class="lc-frame-caption">${words.map((name) => inlineMarkdown(element, name)).join("<br>")}</figcaption>`
      : "";
  return `<figure${element.classAttribute("frame")}>${title}${hint}<div class="lc-frame-content">${content}</div>${caption}</figure>\n`;
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
