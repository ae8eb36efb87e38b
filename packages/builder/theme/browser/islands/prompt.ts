import { announce } from "./code.ts";
import { choice, type Draw, h, names, textOf } from "./draw.ts";
import { drawIcon } from "./icons.ts";
import { drawLine } from "./titles.ts";

/** `<Prompt>`: a text to copy. The page's script adds its copy button. */
export const prompt: Draw = (props) => {
  const text = textOf(props.children).trim();
  const wanted = [props.actions].flat().map(choice).filter(Boolean);
  const actions = wanted.length > 0 ? wanted : ["copy"];
  const address = `cursor://anysphere.cursor-deeplink/prompt?text=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"))}`;
  return h(
    "div",
    { class: names("prompt", props), "data-actions": actions.join(","), ref: announce },
    h(
      "p",
      { class: "lc-prompt-description" },
      drawIcon(props.icon, props.iconType),
      h("span", null, drawLine(props.description)),
    ),
    actions.includes("cursor") && address.length <= 8000
      ? h("a", { class: "lc-button", href: address }, "Open in Cursor")
      : null,
    h("pre", { class: "lc-prompt-text", tabIndex: 0 }, text),
  );
};
