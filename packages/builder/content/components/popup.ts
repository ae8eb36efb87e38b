import { escapeHtml } from "../../html/html.ts";
import type { Component, ElementCall } from "../rendering/element-call.ts";
import { slugOf } from "../rendering/heading-ids.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { plainTextOf } from "../rendering/render-value.ts";

/** What the two parts of a popup hand over to it. */
interface PopupFrame {
  trigger: string;
  /** Words of the trigger, which name what opens. */
  name: string;
  content: ElementCall | null;
}

/** Whether HTML shows anything: words between tags, or a picture. */
function showsAnything(html: string): boolean {
  return html.replace(/<[^>]*>/g, "").trim() !== "" || /<(?:img|svg|video|iframe)\b/.test(html);
}

/**
 * `<Popup>` with its `<PopupTrigger>` and `<PopupContent>`: content that opens beside words when these are pressed. Browsers
 * do that without a script (HTML, the popover attribute); that of the theme opens it for a pointer that rests there, too.
 * ```html
 * <span class="popup"><button type="button" class="popup-trigger" popovertarget="popup-limits">Limits</button></span>
 * <div class="popup-content" id="popup-limits" popover role="dialog" aria-label="Limits">…</div>
 * ```
 * What opens stands at the end of the page, for a paragraph can hold no list; browsers that know no popover show it there.
 * Within a link, or what is pressed itself, no button can stand: there the content stands in parentheses.
 */
export const popup: Component = (element) => {
  const { state } = element;
  const isBlock = state.standing === "block";
  const frame: PopupFrame = { trigger: "", name: "", content: null };
  const beside = state.withFrame("popup", frame, () => element.children());
  const { trigger, content } = frame;
  // White space between the parts, and a paragraph that Markdown makes of them, are none of the text.
  const rest = showsAnything(beside) ? beside : "";
  const html = trigger && content ? opening(element, frame, content) : trigger || content?.children() || "";
  return isBlock && trigger ? `<p>${html}</p>\n${rest}` : html + rest;
};

function opening(element: ElementCall, { trigger, name }: PopupFrame, content: ElementCall): string {
  const { state } = element;
  const { text: words } = state.plain;
  state.plain.add(" ");
  if (state.insideLink || state.insideControl) return `${trigger} (${content.line()})`;
  state.features.add("popups");
  const id = escapeHtml(state.headingIds.claim(slugOf(`popup ${name}`)));
  const shown = content.children();
  state.plain.add(" ");
  // A heading is found by its own words.
  if (state.frame("heading")) state.plain.text = words;
  const opens = `<div${content.classAttribute("popup-content")} id="${id}" popover role="dialog" aria-label="${escapeHtml(name)}">${shown}</div>`;
  // The browser draws its components anew, each with all that it has.
  if (!state.insideIsland) state.popups.push(opens);
  return `<span${element.classAttribute("popup")}><button type="button" class="popup-trigger" popovertarget="${id}">${trigger}</button>${state.insideIsland ? opens : ""}</span>`;
}

/** What the popups of the page open, for its end. */
export function renderPopups({ popups }: RenderState): string {
  return popups.map((one) => `${one}\n`).join("");
}

/** The words that are pressed. Outside of a popup they are what they are. */
export const popupTrigger: Component = (element) => {
  const { state } = element;
  const frame = state.frame<PopupFrame>("popup");
  if (!frame) return element.line();
  frame.name = plainTextOf(element.props.children, state).trim();
  frame.trigger = withinControl(state, () => element.line().trim());
  return "";
};

/** What opens; the popup prints it behind its words. */
export const popupContent: Component = (element) => {
  const frame = element.state.frame<PopupFrame>("popup");
  if (!frame) return element.children();
  frame.content = element;
  return "";
};

/** Nothing in a button is a link or a button of its own. */
function withinControl(state: RenderState, render: () => string): string {
  const { insideControl, insideLink } = state;
  state.insideControl = true;
  state.insideLink = true;
  try {
    return render();
  } finally {
    state.insideControl = insideControl;
    state.insideLink = insideLink;
  }
}
