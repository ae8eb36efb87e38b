import { escapeHtml } from "../../html/html.ts";
import type { Component, ElementCall } from "../element-call.ts";

/** What the code blocks between the tags report to their group; `slot` numbers the island's slot that one came in. */
export type CodeGroupFrame = { title: string; icon: string; language: string; html: string; slot?: number }[];

/**
 * Without scripts the blocks stand under each other, each with its title; the theme's script makes tabs (or a menu,
 * with `data-dropdown`) of them.
 * ```html
 * <div class="code-group" data-component="code-group" [data-dropdown] data-default="0">
 *   <section class="lc-tab-panel" data-tab="npm"><p class="lc-tab-label">[<span class="tab-icon">svg</span>]npm</p><div class="code-block">…</div></section>
 * </div>
 * ```
 */
function printGroup(element: ElementCall, base: string, attributes: string): string {
  const frame: CodeGroupFrame = [];
  const rest = element.state.withFrame("code-group", frame, () => element.children());
  element.state.features.add("tabs");
  const dropdown = element.flag("dropdown") ? " data-dropdown" : "";
  const first = Math.max(0, Math.round(element.number("initialSelectedTab") ?? 0));
  const panels = frame
    .map(
      ({ title, icon, html, slot }) =>
        `<section class="lc-tab-panel" data-tab="${escapeHtml(title)}"${slot === undefined ? "" : ` data-slot="${slot}"`}><p class="lc-tab-label">${icon && `<span class="tab-icon">${icon}</span>`}${escapeHtml(title)}</p>${html}</section>`,
    )
    .join("");
  return `<div${element.classAttribute(base)} data-component="code-group" data-default="${first}"${dropdown}${attributes}>${panels}${rest}</div>\n`;
}

export const codeGroup: Component = (element) => printGroup(element, "code-group", "");

/** `<RequestExample>`: a group of code that the theme pins beside the page. */
export const requestExample: Component = (element) =>
  printGroup(element, "code-group lc-request-example", ' id="request-example"');

/** `<ResponseExample>`: the group below it. */
export const responseExample: Component = (element) =>
  printGroup(element, "code-group lc-response-example", ' id="response-example"');

/** `<aside class="panel" id="panel">`: what stands in the right column instead of the table of contents. */
export const panel: Component = (element) => {
  element.state.features.add("panel");
  return `<aside${element.classAttribute("panel")} id="panel" data-component="panel">${element.children()}</aside>\n`;
};
