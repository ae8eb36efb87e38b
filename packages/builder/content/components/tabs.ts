import { escapeHtml } from "../../html/html.ts";
import { wordsWithHyphens } from "../links/anchors.ts";
import { paragraphOf } from "../rendering/blocks/paragraph.ts";
import type { Component } from "../rendering/element-call.ts";
import { slugOf } from "../rendering/heading-ids.ts";
import { forgetFailures } from "../told-field.ts";
import { iconOf } from "./icon.ts";
import { reportMissing } from "./required-props.ts";

interface TabsFrame {
  count: number;
  /** Labels that other platforms write at the group. */
  items: string[];
}

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
  const { state } = element;
  state.features.add("tabs");
  const frame: TabsFrame = { count: 0, items: element.list("items") };
  const panels = state.withFrame("tabs", frame, () => element.children());
  return `<div${element.classAttribute("tabs")} data-component="tabs" data-sync="${sync}" data-default="${first}"${border}${label}>${panels}</div>\n`;
};

/** Props that name a tab: those of other platforms are read as the format's. */
const names = ["title", "label", "value"] as const;

/** One panel of `<Tabs>`; without a name its label is its number, for readers who want to choose it. */
export const tab: Component = (element) => {
  const { state } = element;
  const frame = state.frame<TabsFrame>("tabs");
  const index = frame ? frame.count++ : 0;
  const named = names.find((name) => element.has(name));
  const title = named ? element.titleText(named) : (frame?.items[index] ?? "");
  if (!title) reportMissing(element, names);
  const words = title || String(index + 1);
  const id = state.headingIds.claim(element.text("id") || slugOf(title) || "tab");
  const svg = iconOf(element);
  const trail = element.list("anchor").map(wordsWithHyphens).join("-");
  const aliases =
    (element.text("id") || !title ? "" : state.anchorAliases.forHeading(title, id)) +
    state.anchorAliases.forNames([trail], id);
  const written = named ? element.title(named) : escapeHtml(words);
  // The label is a row of its icon and its words, which stay together.
  const shown = written.includes("<") ? `<span>${written}</span>` : written;
  const label = paragraphOf("lc-tab-label", (svg && `<span class="tab-icon">${svg}</span>`) + shown);
  state.plain.text += "\n";
  const told = state.fields?.length ?? 0;
  const content = element.children();
  forgetFailures(state.fields, told, words);
  return `<section${element.classAttribute("lc-tab-panel")} id="${escapeHtml(id)}" data-tab="${escapeHtml(words)}">${aliases}${label}<div data-component-part="tab-content" class="lc-tab-content">${content}</div></section>\n`;
};

/**
 * A view of a page that has several (`<View title="Python">`): `<section class="multi-view-item" data-view="Python"
 * data-component="view">` with its label, all shown without scripts.
 */
export const view: Component = (element) => {
  const { state } = element;
  // Nobody could choose it: what it holds is shown in all views.
  if (!element.has("title")) return element.children();
  state.features.add("views");
  const title = element.text("title");
  const svg = iconOf(element);
  const label = paragraphOf("lc-view-label", (svg && `<span class="tab-icon">${svg}</span>`) + element.inline("title"));
  return `<section${element.classAttribute("multi-view-item")} data-component="view" data-view="${escapeHtml(title)}">${label}<div class="lc-view-content">${element.children()}</div></section>\n`;
};
