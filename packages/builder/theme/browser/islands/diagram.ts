import { type Draw, h, isSet, textOf } from "./draw.ts";

/** `<Mermaid>`: its text, in a place of its own that the page's script adds the drawing to. Another text is another place. */
export const diagram: Draw = (props) => {
  const text = (typeof props.chart === "string" ? props.chart : textOf(props.children)).trim();
  const actions = props.actions === undefined ? undefined : String(isSet(props.actions));
  const attributes = { "data-component": "mermaid", "data-actions": actions, "data-placement": props.placement };
  return h("div", { key: text }, h("pre", { class: "mermaid", ...attributes, ref: announce }, text));
};

function announce(text: Element | null): void {
  text?.dispatchEvent(new CustomEvent("lc-diagram", { bubbles: true }));
}
