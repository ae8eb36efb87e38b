import { listItem, withItems } from "../rendering/blocks/list-items.ts";
import type { Component, ElementCall } from "../rendering/element-call.ts";
import { treeFromList } from "./tree-list.ts";
import { treeRow } from "./tree-row.ts";

/**
 * A tree of files: nested lists with folders as `<details>`, so that it opens and closes without scripts.
 * ```html
 * <div class="tree" data-component="tree"><ul>
 *   <li class="tree-folder" [data-highlight]><details open><summary class="lc-tree-row">svg<span class="lc-tree-name">src</span></summary><ul>…</ul></details></li>
 *   <li class="tree-file"><span class="lc-tree-row" tabindex="-1">svg<span class="lc-tree-name">index.ts</span></span></li>
 * </ul></div>
 * ```
 * Written as a Markdown list, it is the same.
 */
export const tree: Component = (element) => {
  element.state.features.add("trees");
  const content =
    treeFromList(element.props.children, element.state) ?? withItems(element.state, false, () => element.children());
  const list = content.trimStart().startsWith("<li") ? `<ul>${content}</ul>` : content;
  return `<div${element.classAttribute("tree")} data-component="tree" data-component-part="tree-root">${list}</div>\n`;
};

/** `<Tree.Folder name comment highlight defaultOpen openable>`: a folder of a tree, with what lies in it. */
export const treeFolder: Component = (element) => listItem(element.state, () => renderFolder(element));

function renderFolder(element: ElementCall): string {
  const name = nameOf(element);
  const content = withItems(element.state, false, () => element.children());
  const highlight = element.flag("highlight") ? " data-highlight" : "";
  const open = element.flag("defaultOpen") ? " open" : "";
  const comment = element.has("comment") ? ` <span class="lc-muted">${element.inline("comment")}</span>` : "";
  const classes = element.classAttribute("tree-folder");
  const row = treeRow("folder", name, comment);
  // A folder that nobody may close stands open.
  if (element.props.openable !== undefined && !element.flag("openable"))
    return `<li${classes}${highlight}><span class="lc-tree-row" tabindex="-1">${row}</span><ul>${content}</ul></li>`;
  return `<li${classes}${highlight}><details${open}><summary class="lc-tree-row">${row}</summary><ul>${content}</ul></details></li>`;
}

/** The name of a row as HTML, which authors write with elements, too: a badge, a note of their own beside it. */
function nameOf(element: ElementCall): string {
  const name = element.inline("name");
  element.state.plain.add(" ");
  return name;
}

/** `<Tree.File name comment highlight>`: a file of a tree. */
export const treeFile: Component = (element) => listItem(element.state, () => renderFile(element));

function renderFile(element: ElementCall): string {
  const name = nameOf(element);
  const highlight = element.flag("highlight") ? " data-highlight" : "";
  const comment = element.has("comment") ? ` <span class="lc-muted">${element.inline("comment")}</span>` : "";
  return `<li${element.classAttribute("tree-file")}${highlight}><span class="lc-tree-row" tabindex="-1">${treeRow("file", name, comment)}</span></li>`;
}
