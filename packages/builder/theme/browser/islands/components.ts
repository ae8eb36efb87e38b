import { type ComponentChildren, createElement, Fragment, type VNode } from "preact";

type Props = Record<string, unknown> & { children?: ComponentChildren };
type Draw = (props: Props) => VNode;

const h = createElement as unknown as (type: unknown, props: object | null, ...children: unknown[]) => VNode;

function names(base: string, { className }: Props): string {
  return typeof className === "string" ? `${base} ${className}` : base;
}

const through: Draw = ({ children }) => h(Fragment, null, children);

function box(tag: string, base: string): Draw {
  return (props) => h(tag, { class: names(base, props), style: props.style }, props.children);
}

function callout(kind: string): Draw {
  return (props) =>
    h(
      "aside",
      { class: names(`callout lc-callout-${kind}`, props), "data-callout": kind, role: "note" },
      h(
        "div",
        { class: "lc-callout-body" },
        props.title ? h("p", { class: "lc-callout-title" }, props.title) : null,
        props.children,
      ),
    );
}

const card: Draw = (props) =>
  h(
    props.href ? "a" : "div",
    { class: names("card", props), href: props.href },
    props.img ? h("img", { class: "lc-card-image", src: props.img, alt: "" }) : null,
    h(
      "div",
      { class: "lc-card-body" },
      props.title ? h("p", { class: "lc-card-title" }, props.title) : null,
      props.children ? h("div", { class: "lc-card-text" }, props.children) : null,
      props.cta ? h("span", { class: "lc-card-cta" }, props.cta) : null,
    ),
  );

const columns: Draw = (props) =>
  h("div", { class: names("card-group columns", props), "data-cols": String(props.cols ?? 2) }, props.children);

function details(base: string): Draw {
  return (props) =>
    h(
      "details",
      { class: names(base, props), open: Boolean(props.defaultOpen) },
      h("summary", { class: `lc-${base}-summary` }, props.title ?? "properties"),
      h("div", { class: `lc-${base}-content` }, props.children),
    );
}

const step: Draw = (props) =>
  h(
    "li",
    { class: names("step", props) },
    h(
      "div",
      { class: "lc-step-body" },
      props.title ? h("p", { class: "lc-step-title" }, props.title) : null,
      props.children,
    ),
  );

const tab: Draw = (props) =>
  h(
    "section",
    { class: names("lc-tab-panel", props) },
    h("p", { class: "lc-tab-label" }, props.title),
    h("div", { class: "lc-tab-content" }, props.children),
  );

const codeBlock: Draw = (props) => {
  const title = props.filename ?? props.title;
  return h(
    "div",
    { class: names("code-block", props), "data-language": props.language },
    title ? h("div", { class: "lc-code-header" }, h("span", { class: "lc-code-title" }, title)) : null,
    h("pre", { tabIndex: 0 }, h("code", null, props.children)),
  );
};

const field: Draw = (props) =>
  h(
    "div",
    { class: names("field", props) },
    h(
      "div",
      { class: "lc-field-head" },
      h("code", { class: "lc-field-name" }, props.name ?? props.path ?? props.query ?? props.body ?? props.header),
      props.type ? h("span", { class: "lc-field-type" }, props.type) : null,
      props.required ? h("span", { class: "lc-field-required" }, "required") : null,
    ),
    h("div", { class: "lc-field-body" }, props.children),
  );

const link: Draw = (props) => h("a", { class: props.className, href: props.href }, props.children);

const frame: Draw = (props) =>
  h(
    "figure",
    { class: names("frame", props) },
    h("div", { class: "lc-frame-content" }, props.children),
    props.caption ? h("figcaption", { class: "lc-frame-caption" }, props.caption) : null,
  );

const heading: Draw = (props) => h(`h${Number(props.level) || 2}`, { id: props.id }, props.children);

/** Icons are drawn when a site is built; a browser has none to draw. */
const nothing: Draw = () => h(Fragment, null);

const file: Draw = (props) =>
  h("li", { class: "tree-file" }, h("span", { class: "lc-tree-name" }, props.name), props.children);
const folder: Draw = (props) =>
  h("li", { class: "tree-folder" }, h("span", { class: "lc-tree-name" }, props.name), h("ul", null, props.children));
const tree = Object.assign(
  ((props) => h("div", { class: names("tree", props) }, h("ul", null, props.children))) as Draw,
  { File: file, Folder: folder },
);

/** The format's components as a component of the content may use them in a browser: the same elements, at rest. */
export const components: Record<string, unknown> = {
  Accordion: details("accordion"),
  AccordionGroup: box("div", "accordion-group"),
  Badge: box("span", "badge"),
  Callout: callout("custom"),
  Card: card,
  CardGroup: columns,
  Cards: columns,
  Check: callout("check"),
  CodeBlock: codeBlock,
  CodeGroup: box("div", "code-group"),
  Color: Object.assign(box("div", "color"), { Row: through, Item: through }),
  Column: box("div", "lc-column"),
  Columns: columns,
  Danger: callout("danger"),
  Expandable: details("expandable"),
  FileTree: tree,
  Frame: frame,
  GitHub: { Repo: nothing },
  Heading: heading,
  Icon: nothing,
  Info: callout("info"),
  Latex: box("code", "lc-math"),
  Link: link,
  Note: callout("note"),
  Panel: through,
  Param: field,
  ParamField: field,
  Prompt: box("pre", "prompt"),
  RequestExample: through,
  ResponseExample: through,
  ResponseField: field,
  Snippet: nothing,
  Step: step,
  Steps: box("ol", "steps"),
  Tab: tab,
  Tabs: box("div", "tabs"),
  Tile: card,
  Tip: callout("tip"),
  Tooltip: box("span", "tooltip"),
  Tree: tree,
  Update: box("section", "update"),
  View: through,
  Visibility: ((props) => (props.for === "agents" ? h(Fragment, null) : through(props))) as Draw,
  Warning: callout("warning"),
};
