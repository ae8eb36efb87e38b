import { toChildArray, type VNode } from "preact";
import { type Draw, h, names, type Props } from "./draw.ts";
import { withAnchor } from "./headings.ts";
import { drawIcon } from "./icons.ts";
import { idOf } from "./ids.ts";
import { drawTitle } from "./titles.ts";

/** `<Step>`, with its number or icon. */
export const step: Draw = (props) => {
  const tag = titleTag(props);
  return h(
    "li",
    {
      class: names("step", props),
      id: tag === "p" ? idOf("step", props.id, props.title) : undefined,
      "data-step": props.stepNumber,
    },
    h(
      "span",
      { class: "lc-step-number", "data-component-part": "step-number" },
      drawIcon(props.icon, props.iconType) ?? props.stepNumber,
    ),
    h(
      "div",
      { class: "lc-step-body", "data-component-part": "step-content" },
      props.title ? title(tag, props) : null,
      props.children,
    ),
  );
};

function title(tag: string, { id, title }: Props): VNode {
  const props = { class: "lc-step-title", "data-component-part": "step-title" };
  if (tag === "p") return h(tag, props, drawTitle(title));
  return h(...withAnchor(tag, id === undefined ? props : { ...props, id }, [drawTitle(title)]));
}

function titleTag({ titleSize }: Props): string {
  return /^h[2-4]$/.test(String(titleSize)) ? String(titleSize) : "p";
}

/** `<Steps>`, each step numbered. */
export const steps: Draw = (props) => {
  let count = 0;
  const numbered = toChildArray(props.children).map((child) => {
    if (typeof child !== "object" || child.type !== step) return child;
    const own = (child as VNode<Props>).props;
    count++;
    return h(step, { stepNumber: count, titleSize: props.titleSize, ...own, key: child.key });
  });
  return h("ol", { class: names("steps", props) }, numbered);
};
