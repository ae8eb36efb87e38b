import { escapeHtml } from "../../html/html.ts";
import { paragraphOf } from "../rendering/blocks/paragraph.ts";
import type { Component } from "../rendering/element-call.ts";
import { rawText } from "../rendering/raw-text.ts";
import { inlineMarkdown } from "./frame.ts";
import { iconOf } from "./icon.ts";

/** Characters of an address that the editor takes. */
const longest = 8000;

/**
 * A text for readers to copy into an assistant.
 * ```html
 * <div class="prompt" data-component="prompt" data-actions="copy,cursor">
 *   <p class="lc-prompt-description"><span>…</span></p><a class="lc-button" href="cursor://…">Open in Cursor</a>
 *   <pre class="lc-prompt-text" tabindex="0">…</pre>
 * </div>
 * ```
 */
export const prompt: Component = (element) => {
  const { state } = element;
  const wanted = element.list("actions").map((action) => action.trim().toLowerCase());
  const actions = wanted.length > 0 ? wanted : ["copy"];
  const text = rawText(element.props.children, state).trim();
  const svg = iconOf(element);
  const told = inlineMarkdown(element, "description");
  const description = svg || told ? paragraphOf("lc-prompt-description", `${svg}<span>${told}</span>`) : "";
  const address = `cursor://anysphere.cursor-deeplink/prompt?text=${encodeURIComponent(text.toWellFormed())}`;
  const open =
    actions.includes("cursor") && address.length <= longest
      ? `<a class="lc-button" href="${escapeHtml(address)}">Open in Cursor</a>`
      : "";
  state.plain.text += `${text}\n`;
  state.features.add("prompt");
  return `<div${element.classAttribute("prompt")} data-component="prompt" data-actions="${escapeHtml(actions.join(","))}">${description}${open}<pre class="lc-prompt-text" tabindex="0">${escapeHtml(text)}</pre></div>\n`;
};
