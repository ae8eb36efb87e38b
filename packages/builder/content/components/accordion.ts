import { escapeHtml } from "../../html/html.ts";
import { accordionAddress, accordionSlug } from "../links/accordion-address.ts";
import { wordsOfTitle } from "../links/anchors.ts";
import type { Component } from "../rendering/element-call.ts";
import { slugOf } from "../rendering/heading-ids.ts";
import { iconOf } from "./icon.ts";

/**
 * ```html
 * <details class="accordion" id="…" [open]>
 *   <summary class="lc-accordion-summary"><span class="lc-accordion-icon">svg</span>
 *     <span class="lc-accordion-heading"><span class="lc-accordion-title">…</span><span class="lc-accordion-description">…</span></span></summary>
 *   <div class="lc-accordion-content">…</div>
 * </details>
 * ```
 * A title that is our own word, as nobody wrote one, has `data-word`: readers see it in their language.
 */
export const accordion: Component = (element) => {
  const { state } = element;
  const name = element.titleText();
  const wanted = element.text("id");
  const id = state.headingIds.claim(wanted || slugOf(name) || "accordion");
  const own = wanted || accordionSlug(name);
  const names = [...(wanted ? [] : [own, ...wordsOfTitle(name)]), accordionAddress(state, own)];
  const aliases =
    (wanted || !name ? "" : state.anchorAliases.forHeading(name, id)) + state.anchorAliases.forNames(names, id);
  const svg = iconOf(element);
  const icon = svg ? `<span data-component-part="accordion-icon" class="lc-accordion-icon">${svg}</span>` : "";
  const [isOurs, words] = element.has("title") ? ["", element.title()] : [" data-word", "Details"];
  const title = `<span data-component-part="accordion-title" class="lc-accordion-title"${isOurs}>${words}</span>`;
  const description = element.has("description")
    ? ` <span data-component-part="accordion-description" class="lc-accordion-description">${element.inline("description")}</span>`
    : "";
  state.plain.text += "\n";
  state.accordions.push(own);
  const content = element.children();
  state.accordions.pop();
  return (
    `<details${element.classAttribute("accordion")} id="${escapeHtml(id)}"${element.flag("defaultOpen") ? " open" : ""}>` +
    `<summary data-component-part="accordion-button" class="lc-accordion-summary">${aliases}${icon}<span data-component-part="accordion-title-container" class="lc-accordion-heading">${title}${description}</span></summary>` +
    `<div data-component-part="accordion-content" class="lc-accordion-content">${content}</div></details>\n`
  );
};

/** `<div class="accordion-group">…</div>`. */
export const accordionGroup: Component = (element) =>
  `<div${element.classAttribute("accordion-group")}>${element.children()}</div>\n`;

/**
 * `<details class="expandable"><summary class="lc-expandable-summary">title</summary><div class="lc-expandable-content">…</div>
 * </details>`: the parts of an object in a field. What is written for its two states stands before the title; else what
 * a click does, which `theme/browser` changes with the state.
 */
export const expandable: Component = (element) => {
  const label = element.has("title") ? element.title() : "child attributes";
  const isOpen = element.flag("defaultOpen");
  const named = element.has("title") ? ` ${label}` : "";
  const words = (prop: string) => (element.has(prop) ? element.inline(prop) + named : label);
  const title =
    element.has("openedText") || element.has("closedText")
      ? `<span class="lc-when-closed">${words("closedText")}</span> <span class="lc-when-open">${words("openedText")}</span>`
      : sayingVerb.test(element.titleText())
        ? `<span>${label}</span>`
        : `<span><span data-toggles>${isOpen ? "Hide" : "Show"}</span> ${label}</span>`;
  const isOurs = !element.has("title") ? " data-word" : "";
  return (
    `<details${element.classAttribute("expandable")}${isOpen ? " open" : ""}><summary data-component-part="expandable-button" class="lc-expandable-summary"${isOurs}>${title}</summary>` +
    `<div data-component-part="expandable-content" class="lc-expandable-content">${element.children()}</div></details>\n`
  );
};

/** Titles that say it themselves. */
const sayingVerb = /^(?:show|hide)\b/i;
