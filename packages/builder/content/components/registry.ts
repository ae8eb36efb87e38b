import { ComponentName, JsxElement } from "../expressions/values.ts";
import type { Component } from "../rendering/element-call.ts";
import { renderValue } from "../rendering/render-value.ts";
import { accordion, accordionGroup, expandable } from "./accordion.ts";
import { apiEndpoint } from "./api-endpoint.ts";
import { badge, tooltip } from "./badge.ts";
import { callout, calloutOf } from "./callout.ts";
import { card, column, columnsOf, tile } from "./card.ts";
import { codeBlock, mermaid } from "./code-block.ts";
import { codeGroup, panel, printInGroup, requestExample, responseExample } from "./code-group.ts";
import { color, colorItem, colorRow } from "./color.ts";
import type { NameOfComponent } from "./component-names.ts";
import { paramField, responseField } from "./field.ts";
import { frame } from "./frame.ts";
import { githubRepo } from "./github-repo.ts";
import { heading } from "./heading.ts";
import { icon } from "./icon.ts";
import { latex } from "./latex.ts";
import { link } from "./link.ts";
import { mention } from "./mention.ts";
import { popup, popupContent, popupTrigger } from "./popup.ts";
import { prompt } from "./prompt.ts";
import { reportRequired } from "./required-props.ts";
import { snippet } from "./snippet.ts";
import { step, steps } from "./steps.ts";
import { tab, tabs, view } from "./tabs.ts";
import { tree, treeFile, treeFolder } from "./tree.ts";
import { update } from "./update.ts";
import { variation } from "./variation.ts";
import { visibility } from "./visibility.ts";

const transparent: Component = (element) => element.children();

/** A component that is nothing but a tag of HTML with the same props. */
const asHtml =
  (tag: string): Component =>
  ({ props, scope, state }) =>
    renderValue(new JsxElement(new ComponentName(tag), props, scope), state);

/** The component, which tells of the prop that it cannot be without. */
const withRequiredProps =
  (component: Component): Component =>
  (element) => {
    reportRequired(element);
    return printInGroup(element, component);
  };

let table: ReadonlyMap<string, Component> | undefined;

/** A component of the format by the name that content uses. */
export function componentOf(name: string): Component | undefined {
  // Made at first use: components render content, and content uses components, so neither module can wait for the other.
  table ??= makeTable();
  return table.get(name);
}

function makeTable(): ReadonlyMap<string, Component> {
  const components: Record<NameOfComponent, Component> = {
    Accordion: accordion,
    AccordionGroup: accordionGroup,
    ApiEndpoint: apiEndpoint,
    Badge: badge,
    Callout: callout,
    Card: card,
    CardGroup: columnsOf("card-group columns"),
    Cards: columnsOf("card-group columns"),
    Check: calloutOf("check"),
    CodeBlock: codeBlock,
    CodeGroup: codeGroup,
    Color: color,
    "Color.Item": colorItem,
    "Color.Row": colorRow,
    Column: column,
    Columns: columnsOf("columns"),
    Danger: calloutOf("danger"),
    Expandable: expandable,
    // What other platforms call the tree: pages that came from there keep it.
    File: (element) => (element.props.children === undefined ? treeFile(element) : element.children()),
    Files: tree,
    Folder: treeFolder,
    FileTree: tree,
    "FileTree.File": treeFile,
    "FileTree.Folder": treeFolder,
    Fragment: transparent,
    "React.Fragment": transparent,
    Frame: frame,
    "GitHub.Repo": githubRepo,
    Heading: heading,
    Icon: icon,
    Info: calloutOf("info"),
    Latex: latex,
    Link: link,
    MDX: transparent,
    Mention: mention,
    Mermaid: mermaid,
    Note: calloutOf("note"),
    OptimizedVideo: asHtml("video"),
    Panel: panel,
    Param: paramField,
    ParamField: paramField,
    Popup: popup,
    PopupContent: popupContent,
    PopupTrigger: popupTrigger,
    Prompt: prompt,
    RequestExample: requestExample,
    ResponseExample: responseExample,
    ResponseField: responseField,
    Snippet: snippet,
    // Its older name.
    SnippetGroup: codeGroup,
    Step: step,
    Steps: steps,
    Tab: tab,
    Tabs: tabs,
    Tile: tile,
    Tip: calloutOf("tip"),
    Tooltip: tooltip,
    Tree: tree,
    "Tree.File": treeFile,
    "Tree.Folder": treeFolder,
    Update: update,
    Variation: variation,
    View: view,
    Visibility: visibility,
    Warning: calloutOf("warning"),
    ZoomImage: (element) => (element.has("src") ? asHtml("img") : transparent)(element),
  };
  return new Map(Object.entries(components).map(([name, component]) => [name, withRequiredProps(component)]));
}
