import { escapeHtml } from "../../html/html.ts";
import { withStandIn } from "../../html/marks.ts";
import { paragraphOf } from "../rendering/blocks/paragraph.ts";
import type { Component } from "../rendering/element-call.ts";
import { slugOf } from "../rendering/heading-ids.ts";
import { anchorTo, renderHeading } from "./heading.ts";
import { iconOf } from "./icon.ts";

interface StepsFrame {
  count: number;
  titleSize: string;
}

/**
 * `<div class="steps" role="list">…</div>`, each `<div class="step" role="listitem">` numbered. They are boxes as in the format,
 * whose stylesheets look for `.steps > div`, and mean the lists of the text by `ol` and `li`.
 */
export const steps: Component = (element) => {
  const frame: StepsFrame = { count: 0, titleSize: element.oneOf("titleSize", ["p", "h2", "h3", "h4"]) };
  const content = element.state.withFrame("steps", frame, () => element.children());
  // Some put a list of the text between the tags instead, which is told as what it is; an island may draw steps.
  const role = frame.count > 0 || content.includes("<lc-island") ? ' role="list"' : "";
  return `<div${element.classAttribute("steps")}${role}>${content}</div>\n`;
};

/**
 * ```html
 * <div class="step" role="listitem" id="…" data-step="1">
 *   <div data-component-part="step-line" class="absolute w-px"></div>
 *   <div data-component-part="step-number" class="absolute" aria-hidden="true"><div class="lc-step-number">1</div></div>          (or the icon)
 *   <div class="w-full"><p class="lc-step-title">…</p><div class="lc-step-body">…</div></div>
 * </div>
 * ```
 * With `titleSize` h2 to h4 the title is a real heading and enters the table of contents. The classes without `lc-` are
 * those by which stylesheets of the content tell the parts from each other; our own rules say what they say.
 */
export const step: Component = (element) => {
  const { state } = element;
  const frame = state.frame<StepsFrame>("steps");
  if (frame) frame.count++;
  const number = element.number("stepNumber") ?? frame?.count ?? 1;
  const size = element.oneOf("titleSize", [frame?.titleSize ?? "p", "p", "h2", "h3", "h4"]);
  const svg = iconOf(element);
  const sign = `<div data-component-part="step-line" class="absolute w-px"></div><div data-component-part="step-number" class="absolute" aria-hidden="true"><div class="lc-step-number">${withStandIn(svg, String(number)) || number}</div></div>`;
  const wanted = element.text("id");
  let id = "";
  let title = "";
  if (element.has("title")) {
    if (size === "p") {
      const text = element.titleText();
      const own = state.headingIds.claim(wanted || slugOf(text) || "step");
      id = ` id="${escapeHtml(own)}"`;
      const anchor = element.flag("noAnchor") ? "" : anchorTo(own, state);
      title = `${wanted ? "" : state.anchorAliases.forHeading(text, own)}${paragraphOf("lc-step-title", element.title() + anchor, "step-title")}`;
      state.plain.text += "\n";
    } else {
      title = renderHeading(Number(size[1]), wanted || undefined, () => element.title(), state, {
        anchor: !element.flag("noAnchor"),
        attributes: ' data-component-part="step-title" class="lc-step-title"',
      });
    }
  }
  return `<div${element.classAttribute("step")} role="listitem"${id} data-step="${number}">${sign}<div class="w-full">${title}<div data-component-part="step-content" class="lc-step-body">${element.children()}</div></div></div>\n`;
};
