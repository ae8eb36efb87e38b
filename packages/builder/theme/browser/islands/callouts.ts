import { type Draw, h, names } from "./draw.ts";
import { drawIcon } from "./icons.ts";

/** Kinds of callouts, which cards may be of, too. */
export const kinds = new Set(["note", "info", "tip", "warning", "check", "danger"]);

/** `<Note>` and its like, of one kind each; `<Callout>` is of the kind that its props say. */
export function callout(fixed: string): Draw {
  return (props) => {
    const wanted = String(props.variant ?? props.type ?? "").toLowerCase();
    const kind = fixed || (kinds.has(wanted) ? wanted : "custom");
    const icon = drawIcon(props.icon === undefined ? `callout:${kind}` : props.icon, props.iconType);
    const tone = props.color ? { "--lc-tone": props.color } : {};
    const label = props.ariaLabel ?? (kind === "custom" ? null : kind[0]?.toUpperCase() + kind.slice(1));
    return h(
      "aside",
      {
        class: names(`callout lc-callout-${kind}`, props),
        "data-callout-type": kind,
        role: "note",
        "aria-label": label,
        style: tone,
      },
      icon ? h("span", { class: "callout-icon", "data-component-part": "callout-icon" }, icon) : null,
      h(
        "div",
        { class: "lc-callout-body", "data-component-part": "callout-content" },
        props.title ? h("p", { class: "lc-callout-title" }, props.title) : null,
        props.children,
      ),
    );
  };
}
