import { createContext, type VNode } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { choice, type Draw, h, isSet, names, type Props, partsOf } from "./draw.ts";
import { linkTo, withAnchor } from "./headings.ts";
import { drawIcon } from "./icons.ts";
import { idOf } from "./ids.ts";
import { drawTitle } from "./titles.ts";

/** The size of titles that the steps around a step name. */
const size = createContext<unknown>(undefined);

/** `<Step>`, with its number or icon; one that stands in a component of the author's is counted by the steps around it. */
export const step: Draw = (props) => {
  const around = useContext(size);
  const tag = titleTag(props.titleSize ?? around);
  const id = tag === "p" ? idOf("step", props.id, props.title) : undefined;
  return h(
    "div",
    {
      class: names("step", props),
      role: "listitem",
      id,
      "data-step": props.stepNumber,
    },
    h("div", { class: "absolute w-px", "data-component-part": "step-line" }),
    h(
      "div",
      { class: "absolute", "data-component-part": "step-number", "aria-hidden": "true" },
      h("div", { class: "lc-step-number" }, drawIcon(props.icon, props.iconType) ?? props.stepNumber),
    ),
    h(
      "div",
      { class: "w-full" },
      props.title ? title(tag, props, id) : null,
      h("div", { class: "lc-step-body", "data-component-part": "step-content" }, props.children),
    ),
  );
};

function title(tag: string, { id, title, noAnchor }: Props, place: string | undefined): VNode {
  const props = { class: "lc-step-title", "data-component-part": "step-title" };
  if (tag === "p") return h(tag, props, drawTitle(title), place && !isSet(noAnchor) ? h("a", linkTo(place)) : null);
  return h(...withAnchor(tag, id === undefined ? props : { ...props, id }, [drawTitle(title)]));
}

function titleTag(titleSize: unknown): string {
  const tag = choice(titleSize) ?? "";
  return /^h[2-4]$/.test(tag) ? tag : "p";
}

/** `<Steps>`, each step numbered. */
export const steps: Draw = (props) => {
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (list.current) countThrough(list.current);
  });
  let count = 0;
  const numbered = partsOf(props.children).map((child) => {
    const part = child as VNode<Props>;
    if (typeof child !== "object" || part.type !== step) return child;
    count++;
    return h(step, { stepNumber: count, ...part.props, key: part.key });
  });
  return h(size.Provider, { value: props.titleSize }, h("div", { class: names("steps", props), ref: list }, numbered));
};

/** Writes the numbers of steps that are no children of the list themselves; without steps it is no list. */
function countThrough(list: HTMLElement): void {
  const own = [...list.querySelectorAll<HTMLElement>(".step")].filter((one) => one.closest(".steps") === list);
  list.role = own.length > 0 ? "list" : null;
  for (const [index, one] of own.entries()) {
    const sign = one.querySelector(":scope > [aria-hidden] > .lc-step-number");
    if (one.dataset.step === undefined && sign?.childElementCount === 0) sign.textContent = String(index + 1);
  }
}
