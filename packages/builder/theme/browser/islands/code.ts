import { colouredCode } from "./code-colours.ts";
import { marksOf } from "./code-marks.ts";
import { type Draw, h, isSet, names, type Props, textOf } from "./draw.ts";
import { drawIcon } from "./icons.ts";

/** What a code block says about itself in a group. */
export function codeTitle(props: Props): unknown {
  return props.filename ?? props.title ?? props.language ?? props.lang ?? "Code";
}

/** `<CodeBlock>`; coloured as far as the page has it, or the same text, in colours. The page's script adds its copy button. */
export const codeBlock: Draw = (props) => {
  const text = props.children ?? props.code;
  const title = props.inGroup ? null : (props.filename ?? props.title);
  const icon = props.inGroup ? null : drawIcon(props.icon);
  const known = colouredCode(textOf(text), marksOf(props));
  const flags = {
    "data-wrap": isSet(props.wrap) ? "" : undefined,
    "data-lines": isSet(props.lines) ? "" : undefined,
    "data-nocopy": isSet(props.nocopy) ? "" : undefined,
    "data-expandable": isSet(props.expandable) ? "" : undefined,
    "data-focus": isSet(props.focus) ? "" : undefined,
  };
  return h(
    "div",
    { class: names("code-block", props), "data-language": props.language ?? props.lang, ...flags, ref: announce },
    title || icon
      ? h(
          "div",
          { class: "lc-code-header", "data-component-part": "code-block-header" },
          icon ? h("span", { class: "code-block-icon" }, icon) : null,
          h("span", { class: "lc-code-title", "data-component-part": "code-block-header-filename" }, title),
        )
      : null,
    h(
      "pre",
      { "data-component-part": "code-block-root", tabIndex: 0 },
      known === undefined
        ? h("code", null, text)
        : h("code", { key: known, dangerouslySetInnerHTML: { __html: known } }),
    ),
  );
};

/** Tells the page's script of something that readers may copy. */
export function announce(block: Element | null): void {
  block?.dispatchEvent(new CustomEvent("lc-code", { bubbles: true }));
}
