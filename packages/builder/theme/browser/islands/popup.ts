import { Fragment, type VNode } from "preact";
import { useId } from "preact/hooks";
import { type Draw, h, names, type Props, partsOf } from "./draw.ts";
import { wordsOf } from "./headings.ts";

/** The words of a popup, and what opens: outside of one they are what they hold. */
export const popupTrigger: Draw = ({ children }) => h(Fragment, null, children);
export const popupContent: Draw = ({ children }) => h(Fragment, null, children);

function isPart(child: unknown, part: Draw): child is VNode<Props> {
  return typeof child === "object" && child !== null && (child as VNode).type === (part as unknown);
}

/** Content that opens beside words: `theme/browser/popups.ts` puts it there. */
export const popup: Draw = function Popup(props) {
  const id = `popup-${useId()}`;
  const children = partsOf(props.children);
  const trigger = children.find((child) => isPart(child, popupTrigger));
  const content = children.find((child) => isPart(child, popupContent));
  if (!trigger || !content) return h(Fragment, null, props.children);
  return h(
    "span",
    { class: names("popup", props) },
    h("button", { type: "button", class: "popup-trigger", popovertarget: id }, trigger),
    h(
      "div",
      {
        class: names("popup-content", content.props),
        id,
        popover: "auto",
        role: "dialog",
        "aria-label": wordsOf(trigger.props.children),
      },
      content,
    ),
  );
};
