import { escapeHtml } from "../../html/html.ts";
import type { Component } from "../element-call.ts";
import { rawText } from "../raw-text.ts";
import { inlineMarkdown } from "./frame.ts";
import { iconOf } from "./icon.ts";

/**
 * A text for readers to copy into an assistant.
 * ```html
 * <div class="prompt" data-component="prompt" data-actions="copy,cursor">
 *   <p class="lc-prompt-description">…</p><pre class="lc-prompt-text">…</pre>
 * </div>
 * ```
 */
export const prompt: Component = (element) => {
  const { state } = element;
  const actions = element.list("actions");
  const text = rawText(element.props.children, state).trim();
  const svg = iconOf(element);
  const description = `<p class="lc-prompt-description">${svg}${inlineMarkdown(element, "description")}</p>`;
  state.text += `${text}\n`;
  state.features.add("prompt");
  return `<div${element.classAttribute("prompt")} data-component="prompt" data-actions="${escapeHtml(actions.length > 0 ? actions.join(",") : "copy")}">${description}<pre class="lc-prompt-text">${escapeHtml(text)}</pre></div>\n`;
};
