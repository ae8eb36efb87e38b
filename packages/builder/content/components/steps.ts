import { escapeHtml } from "../../html/html.ts";
import { withStandIn } from "../../html/marks.ts";
import type { Component, ElementCall } from "../rendering/element-call.ts";
import { slugOf } from "../rendering/heading-ids.ts";
import { listItem, withItems } from "../rendering/list-items.ts";
import { paragraphOf } from "../rendering/paragraph.ts";
import { renderHeading } from "./heading.ts";
import { iconOf } from "./icon.ts";

interface StepsFrame {
  count: number;
  titleSize: string;
}

/** `<ol class="steps">…</ol>`, each `<li class="step">` numbered. */
export const steps: Component = (element) => {
  const frame: StepsFrame = { count: 0, titleSize: element.oneOf("titleSize", ["p", "h2", "h3", "h4"]) };
  return `<ol${element.classAttribute("steps")}>${withItems(element.state, false, () => element.state.withFrame("steps", frame, () => element.children()))}</ol>\n`;
};

/**
 * ```html
 * <li class="step" id="…" data-step="1">
 *   <div data-component-part="step-line"></div>
 *   <div data-component-part="step-number" aria-hidden="true"><div class="lc-step-number">1</div></div>          (or the icon)
 *   <div class="lc-step-body"><p class="lc-step-title">…</p>…</div>
 * </li>
 * ```
 * With `titleSize` h2 to h4 the title is a real heading and enters the table of contents.
 */
export const step: Component = (element) => listItem(element.state, () => renderStep(element), '<ol class="steps">');

function renderStep(element: ElementCall): string {
  const { state } = element;
  const frame = state.frame<StepsFrame>("steps");
  if (frame) frame.count++;
  const number = element.number("stepNumber") ?? frame?.count ?? 1;
  const size = element.oneOf("titleSize", [frame?.titleSize ?? "p", "p", "h2", "h3", "h4"]);
  const svg = iconOf(element);
  const sign = `<div data-component-part="step-line"></div><div data-component-part="step-number" aria-hidden="true"><div class="lc-step-number">${withStandIn(svg, String(number)) || number}</div></div>`;
  const wanted = element.text("id");
  let id = "";
  let title = "";
  if (element.has("title")) {
    if (size === "p") {
      const text = element.titleText();
      const own = state.headingIds.claim(wanted || slugOf(text) || "step");
      id = ` id="${escapeHtml(own)}"`;
      title = `${wanted ? "" : state.anchorAliases.forHeading(text, own)}${paragraphOf("lc-step-title", element.title(), "step-title")}`;
      state.plain.text += "\n";
    } else {
      title = renderHeading(Number(size[1]), wanted || undefined, () => element.title(), state, {
        anchor: !element.flag("noAnchor"),
        attributes: ' data-component-part="step-title" class="lc-step-title"',
      });
    }
  }
  return `<li${element.classAttribute("step")}${id} data-step="${number}">${sign}<div data-component-part="step-content" class="lc-step-body">${title}${element.children()}</div></li>\n`;
}
