import { escapeHtml } from "../../html/html.ts";
import { renderIcon } from "../components/render-icon.ts";
import type { RenderState } from "../rendering/render-state.ts";
import type { CodeOptions } from "./fence-meta.ts";

/** Code after highlighting: HTML of each line, and what its comments said about it. */
export interface HighlightedCode {
  lines: string[];
  /** Lines that markers in the code name: added, removed, highlighted, in focus (numbers from 1). */
  marked: { add: Set<number>; remove: Set<number>; highlight: Set<number>; focus: Set<number> } | null;
  /** Set where the block names a language, but no grammar has coloured it. */
  isUncoloured?: boolean;
  /** HTML of what a compiler says below a line, by its index; -1 for above the first. */
  notes?: ReadonlyMap<number, string>;
  /** HTML of what it says of names: the elements that `data-tip` of a name counts. */
  tips?: string;
}

/**
 * ```html
 * <div class="code-block" data-component="code-block" data-language="ts" [data-nocopy] [data-wrap] [data-lines] [data-expandable] [data-focus]>
 *   <div class="lc-code-header"><span class="code-block-icon">…</span><span class="lc-code-title">server.ts</span></div>
 *   <pre><code [language="text"]>…</code></pre>
 *   [<template class="lc-code-tips"><div>…</div></template>]
 * </div>
 * ```
 * Lines are wrapped in `<span class="line [lc-line-highlight|lc-line-add|lc-line-remove|lc-line-focus]">` only where
 * something is said about a line or lines are numbered. Copy buttons are added by the theme's script. By
 * `code[language="text"]` scripts of the author find in the format what they colour by grammars of their own.
 */
export function printCodeBlock(code: HighlightedCode, options: CodeOptions, state: RenderState): string {
  state.features.add("code");
  let header = "";
  const icon = options.drawnIcon || (options.icon ? renderIcon(options, state) : "");
  if (options.title || options.icon || icon) {
    header = `<div data-component-part="code-block-header" class="lc-code-header">${icon ? `<span class="code-block-icon">${icon}</span>` : ""}<span data-component-part="code-block-header-filename" class="lc-code-title">${escapeHtml(options.title)}</span></div>`;
  }
  const flags =
    (options.copy ? "" : " data-nocopy") +
    (options.wrap ? " data-wrap" : "") +
    (options.lines ? " data-lines" : "") +
    (options.expandable ? " data-expandable" : "") +
    (options.focus || code.marked?.focus.size ? " data-focus" : "");
  const language = options.language ? ` data-language="${escapeHtml(options.language)}"` : "";
  return `<div class="code-block" data-component="code-block"${language}${flags}>${header}<pre data-component-part="code-block-root" tabindex="0"><code${code.isUncoloured ? ' language="text"' : ""}>${printLines(code, options)}</code></pre>${code.tips ? `<template class="lc-code-tips">${code.tips}</template>` : ""}</div>\n`;
}

function printLines(code: HighlightedCode, options: CodeOptions): string {
  const { highlight, focus } = options;
  const { marked, notes } = code;
  if (!highlight && !focus && !marked && !options.lines && !notes?.size) return code.lines.join("\n");
  const last = code.lines.length - 1;
  const printed = code.lines.map((line, index) => {
    const number = index + 1;
    let cssClass = "line";
    if (highlight?.has(number) || marked?.highlight.has(number)) cssClass += " lc-line-highlight";
    if (focus?.has(number) || marked?.focus.has(number)) cssClass += " lc-line-focus";
    if (marked?.add.has(number)) cssClass += " lc-line-add";
    if (marked?.remove.has(number)) cssClass += " lc-line-remove";
    return `<span class="${cssClass}">${line}</span>${index < last ? "\n" : ""}${notes?.get(index) ?? ""}`;
  });
  return (notes?.get(-1) ?? "") + printed.join("");
}
