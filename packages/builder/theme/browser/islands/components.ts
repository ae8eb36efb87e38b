import { Fragment } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { iconBox } from "../../../html/icon-box.ts";
import { words } from "../page-words.ts";
import { callout } from "./callouts.ts";
import { card, columns, githubRepo, tile } from "./cards.ts";
import { update } from "./changelog.ts";
import { codeBlock } from "./code.ts";
import { colors } from "./colors.ts";
import { diagram } from "./diagram.ts";
import { choice, type Draw, h, isSet, names, textOf } from "./draw.ts";
import { field } from "./fields.ts";
import { heading } from "./headings.ts";
import { drawIcon } from "./icons.ts";
import { idOf } from "./ids.ts";
import { latex } from "./latex.ts";
import { mention } from "./mention.ts";
import { popup, popupContent, popupTrigger } from "./popup.ts";
import { prompt } from "./prompt.ts";
import { step, steps } from "./steps.ts";
import { codeGroup, example, tab, tabs } from "./tabs.ts";
import { drawLine, drawTitle } from "./titles.ts";
import { tree } from "./tree.ts";
import { variation } from "./variation.ts";

const through: Draw = ({ children }) => h(Fragment, null, children);

function box(tag: string, base: string): Draw {
  return (props) => h(tag, { class: names(base, props), style: props.style }, props.children);
}

const accordion: Draw = (props) => {
  const icon = drawIcon(props.icon, props.iconType);
  return h(
    "details",
    { class: names("accordion", props), id: idOf("accordion", props.id, props.title), open: isSet(props.defaultOpen) },
    h(
      "summary",
      { class: "lc-accordion-summary", "data-component-part": "accordion-button" },
      icon ? h("span", { class: "lc-accordion-icon", "data-component-part": "accordion-icon" }, icon) : null,
      h(
        "span",
        { class: "lc-accordion-heading", "data-component-part": "accordion-title-container" },
        h("span", { class: "lc-accordion-title", "data-component-part": "accordion-title" }, drawTitle(props.title)),
        props.description
          ? h(
              "span",
              { class: "lc-accordion-description", "data-component-part": "accordion-description" },
              props.description,
            )
          : null,
      ),
    ),
    h("div", { class: "lc-accordion-content", "data-component-part": "accordion-content" }, props.children),
  );
};

const expandable: Draw = (props) => {
  const label = drawTitle(props.title ?? "child attributes");
  const changes = props.openedText || props.closedText;
  const named = (state: unknown) => (state ? [state, ...(props.title ? [" ", label] : [])] : label);
  return h(
    "details",
    { class: names("expandable", props), open: isSet(props.defaultOpen) },
    h(
      "summary",
      { class: "lc-expandable-summary", "data-component-part": "expandable-button" },
      changes
        ? [
            h("span", { class: "lc-when-closed" }, named(props.closedText)),
            h("span", { class: "lc-when-open" }, named(props.openedText)),
          ]
        : /^(?:show|hide)\b/i.test(textOf(props.title))
          ? h("span", null, label)
          : h(
              "span",
              null,
              h("span", { "data-toggles": "" }, isSet(props.defaultOpen) ? words.hide : words.show),
              " ",
              label,
            ),
    ),
    h("div", { class: "lc-expandable-content", "data-component-part": "expandable-content" }, props.children),
  );
};

const badge: Draw = (props) => {
  const drawn = h(
    props.onClick ? "button" : "span",
    {
      ...(props.onClick ? { type: "button", onClick: props.onClick } : {}),
      class: names("badge", props),
      "data-badge": "",
      "data-color": choice(props.color) ?? "gray",
      "data-size": choice(props.size) ?? "md",
      "data-shape": choice(props.shape) ?? "rounded",
      "data-outline": isSet(props.stroke) || choice(props.variant) === "outline" ? "" : undefined,
      "data-disabled": isSet(props.disabled) ? "" : undefined,
    },
    drawIcon(props.icon, props.iconType) ?? drawIcon(props.leadIcon),
    props.children,
    drawIcon(props.tailIcon),
  );
  return props.href ? h("a", { href: props.href }, drawn) : drawn;
};

const tooltip: Draw = (props) => {
  const headline = props.headline ?? props.title;
  return h(
    "span",
    { class: names("tooltip", props), tabIndex: 0, "data-side": choice(props.side), "data-align": choice(props.align) },
    props.children,
    h(
      "span",
      { class: "lc-tooltip-tip", role: "tooltip" },
      headline ? h("span", { class: "lc-tooltip-headline" }, headline) : null,
      props.tip ?? props.description,
      props.cta ? h(props.href ? "a" : "span", { class: "lc-tooltip-cta", href: props.href }, props.cta) : null,
    ),
  );
};

/** `<Icon>`, in the text's own size and colour unless it says others. */
const icon: Draw = (props) => {
  const drawn = drawIcon(props.icon ?? props.name ?? props.src, props.iconType);
  if (!drawn) return h(Fragment, null);
  const box = iconBox(props.size);
  const light = props.color ?? props.colorLight;
  const color = light && props.colorDark ? `light-dark(${light},${props.colorDark})` : (light ?? props.colorDark);
  const style = { width: box?.side, height: box?.side, fontSize: box?.letters, color, ...(props.style as object) };
  return h("span", { class: names("icon", props), style, onClick: props.onClick }, drawn);
};

const link: Draw = (props) => h("a", { class: props.className, href: props.href }, props.children);

/** A film that plays by itself in a frame is silent, and plays in its place again and again. */
function playQuietly(content: HTMLElement | null): void {
  for (const film of content?.querySelectorAll<HTMLVideoElement>("video[autoplay]") ?? [])
    Object.assign(film, { muted: true, loop: true, playsInline: true });
}

/** What of two props is there, each on a line of its own. */
function linesOf(written: unknown[]): unknown[] {
  return written
    .filter(Boolean)
    .flatMap((one, index) => (index > 0 ? [h("br", null), drawLine(one)] : [drawLine(one)]));
}

const frame: Draw = (props) => {
  const caption = linesOf([props.caption, props.description]);
  const hint = linesOf([props.title, props.hint]);
  const box = h(
    "figure",
    { class: names("frame", props), style: props.style },
    h("div", { class: "lc-frame-content", ref: playQuietly }, props.children),
    caption.length > 0
      ? h("figcaption", { class: "lc-frame-caption", "data-component-part": "frame-caption" }, ...caption)
      : null,
  );
  if (hint.length === 0) return box;
  const above = h("p", { class: "lc-frame-hint" }, drawIcon("frame:hint"), h("span", null, ...hint));
  return h("div", { "data-component-part": "frame-container" }, above, box);
};

/** A view among those of the page, whose menu hears of it. */
const view: Draw = (props) => {
  useLayoutEffect(() => {
    document.dispatchEvent(new CustomEvent("lc-view"));
  }, [props.title]);
  if (!props.title) return h(Fragment, null, props.children);
  const icon = drawIcon(props.icon, props.iconType);
  const sign = icon ? h("span", { class: "tab-icon" }, icon) : null;
  return h(
    "section",
    { class: names("multi-view-item", props), "data-component": "view", "data-view": textOf(props.title) },
    h("p", { class: "lc-view-label" }, sign, drawTitle(props.title)),
    h("div", { class: "lc-view-content" }, props.children),
  );
};

const nothing: Draw = () => h(Fragment, null);

/** The format's components as a component of the content may use them in a browser: the same elements. */
export const components: Record<string, unknown> = {
  Accordion: accordion,
  AccordionGroup: box("div", "accordion-group"),
  Badge: badge,
  Callout: callout(""),
  Card: card,
  CardGroup: columns("card-group columns"),
  Cards: columns("card-group columns"),
  Check: callout("check"),
  CodeBlock: codeBlock,
  CodeGroup: codeGroup,
  Color: colors,
  Column: box("div", "lc-column"),
  Columns: columns("columns"),
  Danger: callout("danger"),
  Expandable: expandable,
  FileTree: tree,
  Frame: frame,
  GitHub: { Repo: githubRepo },
  Heading: heading,
  Icon: icon,
  Info: callout("info"),
  Latex: latex,
  Link: link,
  MDX: through,
  Mention: mention,
  Mermaid: diagram,
  Note: callout("note"),
  Panel: through,
  Param: field,
  ParamField: field,
  Popup: popup,
  PopupContent: popupContent,
  PopupTrigger: popupTrigger,
  Prompt: prompt,
  RequestExample: example("lc-request-example"),
  ResponseExample: example("lc-response-example"),
  ResponseField: field,
  Snippet: nothing,
  Step: step,
  Steps: steps,
  Tab: tab,
  Tabs: tabs,
  Tile: tile,
  Tip: callout("tip"),
  Tooltip: tooltip,
  Tree: tree,
  Update: update,
  Variation: variation,
  View: view,
  Visibility: ((props) =>
    /^(?:agents|signed-in)$/.test(choice(props.for) ?? "") || typeof props.for === "object"
      ? h(Fragment, null)
      : through(props)) as Draw,
  Warning: callout("warning"),
};
