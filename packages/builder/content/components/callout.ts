import { escapeHtml } from "../../html/html.ts";
import { findIcon } from "../icons/icons.ts";
import { paragraphOf } from "../rendering/blocks/paragraph.ts";
import type { Component, ElementCall } from "../rendering/element-call.ts";
import { type CalloutKind, calloutKinds, isCalloutKind } from "./callout-kinds.ts";
import { iconOf } from "./icon.ts";

/** The icon that an element names, else the one of its kind; empty where it names one that cannot be shown, or none. */
export function calloutIcon(element: ElementCall, kind: CalloutKind): string {
  const own = iconOf(element);
  if (own || element.props.icon !== undefined) return own;
  return findIcon(calloutKinds[kind].icon, { library: "lucide" }) ?? "";
}

/**
 * ```html
 * <aside class="callout lc-callout-note" data-callout-type="note" role="note" aria-label="Note">
 *   <span class="callout-icon">svg</span>
 *   <div class="lc-callout-body"><p class="lc-callout-title">…</p>…</div>
 * </aside>
 * ```
 * A `<Callout>` without a kind of ours has `data-callout-type="custom"`; its colour is the custom property `--lc-tone`.
 */
function printCallout(element: ElementCall, kind: CalloutKind | "custom"): string {
  const { state } = element;
  const svg = kind === "custom" ? iconOf(element) : calloutIcon(element, kind);
  const color = element.text("color");
  const tone = color ? ` ${state.styles.useStyle({ "--lc-tone": color })}` : "";
  const label = element.text("ariaLabel") || (kind === "custom" ? "" : calloutKinds[kind].label);
  const title = element.has("title") ? paragraphOf("lc-callout-title", element.inline("title")) : "";
  return (
    `<aside${element.classAttribute(`callout lc-callout-${kind}${tone}`)} data-callout-type="${kind}" role="note"${label ? ` aria-label="${escapeHtml(label)}"` : ""}>` +
    `${svg ? `<span data-component-part="callout-icon" class="callout-icon">${svg}</span>` : ""}<div data-component-part="callout-content" class="lc-callout-body">${title}${element.children()}</div></aside>\n`
  );
}

/** `<Note>`, `<Tip>` and the rest: one kind each. */
export function calloutOf(kind: CalloutKind): Component {
  return (element) => printCallout(element, kind);
}

/** `<Callout type|variant icon color title>`. */
export const callout: Component = (element) => {
  const wanted = element.choice("variant") || element.choice("type");
  return printCallout(element, isCalloutKind(wanted) ? wanted : "custom");
};
