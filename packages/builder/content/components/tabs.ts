import { escapeHtml } from "../../html/html.ts";
import { wordsWithHyphens } from "../links/anchors.ts";
import type { Component } from "../rendering/element-call.ts";
import { slugOf } from "../rendering/headings.ts";
import { paragraphOf } from "../rendering/paragraph.ts";
import { iconOf } from "./icon.ts";

/**
 * Without scripts all panels are read one after another, each under its label; the theme's script makes tabs of them.
 * ```html
 * <div class="tabs" data-component="tabs" data-sync="true" data-default="0">
 *   <section class="lc-tab-panel" id="npm" data-tab="npm">
 *     <p class="lc-tab-label"><span class="tab-icon">svg</span>npm</p>
 *     <div class="lc-tab-content">…</div>
 *   </section>
 * </div>
 * ```
 */
export const tabs: Component = (element) => {
  const first = Math.max(0, Math.round(element.number("defaultTabIndex") ?? 0));
  const sync = element.props.sync === undefined ? true : element.flag("sync");
  const label = element.has("ariaLabel") ? ` aria-label="${escapeHtml(element.text("ariaLabel"))}"` : "";
  const border = element.flag("borderBottom") ? " data-border" : "";
  element.state.features.add("tabs");
  return `<div${element.classAttribute("tabs")} data-component="tabs" data-sync="${sync}" data-default="${first}"${border}${label}>${element.children()}</div>\n`;
};

/** One panel of `<Tabs>`. */
export const tab: Component = (element) => {
  const { state } = element;
  const title = element.text("title");
  const id = state.headingIds.claim(element.text("id") || slugOf(title) || "tab");
  const svg = iconOf(element);
  const trail = element.list("anchor").map(wordsWithHyphens).join("-");
  const aliases =
    (element.text("id") ? "" : state.anchorAliases.forHeading(title, id)) + state.anchorAliases.forNames([trail], id);
  const label = paragraphOf("lc-tab-label", (svg && `<span class="tab-icon">${svg}</span>`) + element.inline("title"));
  state.text += "\n";
  return `<section${element.classAttribute("lc-tab-panel")} id="${escapeHtml(id)}" data-tab="${escapeHtml(title)}">${aliases}${label}<div data-component-part="tab-content" class="lc-tab-content">${element.children()}</div></section>\n`;
};

/**
 * A view of a page that has several (`<View title="Python">`): `<section class="multi-view-item" data-view="Python"
 * data-component="view">` with its label, all shown without scripts.
 */
export const view: Component = (element) => {
  const { state } = element;
  state.features.add("views");
  const title = element.text("title");
  const svg = iconOf(element);
  const label = paragraphOf("lc-view-label", (svg && `<span class="tab-icon">${svg}</span>`) + element.inline("title"));
  return `<section${element.classAttribute("multi-view-item")} data-component="view" data-view="${escapeHtml(title)}">${label}<div class="lc-view-content">${element.children()}</div></section>\n`;
};
