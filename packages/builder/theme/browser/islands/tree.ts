import { type Draw, h, isSet, names, type Props } from "./draw.ts";
import { drawIcon } from "./icons.ts";

function row(sign: string, { name, comment }: Props): unknown[] {
  return [
    drawIcon(sign),
    h("span", { class: "lc-tree-name" }, name),
    comment ? h("span", { class: "lc-muted" }, comment) : null,
  ];
}

function entry(kind: string, { highlight }: Props, ...content: unknown[]) {
  return h("li", { class: kind, "data-highlight": isSet(highlight) ? "" : undefined }, ...content);
}

const file: Draw = (props) =>
  entry("tree-file", props, h("span", { class: "lc-tree-row", tabIndex: -1 }, ...row("tree:file", props)));

/** A folder that nobody may close stands open. */
const folder: Draw = (props) => {
  const content = h("ul", null, props.children);
  const sign = row("tree:folder", props);
  if (props.openable !== undefined && !isSet(props.openable))
    return entry("tree-folder", props, h("span", { class: "lc-tree-row", tabIndex: -1 }, ...sign), content);
  return entry(
    "tree-folder",
    props,
    h("details", { open: isSet(props.defaultOpen) }, h("summary", { class: "lc-tree-row" }, ...sign), content),
  );
};

/** `<Tree>` and its parts. */
export const tree = Object.assign(
  ((props) => h("div", { class: names("tree", props), style: props.style }, h("ul", null, props.children))) as Draw,
  { File: file, Folder: folder },
);
