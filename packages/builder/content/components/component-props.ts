import { nearestName } from "../../text/nearest-name.ts";
import { isReaderProp } from "../rendering/elements/reader-props.ts";
import type { NameOfComponent } from "./component-names.ts";

const icon = "icon iconType iconLibrary";
const callout = `title ${icon} color ariaLabel`;
const columns = "cols columns layout";
const codeGroup = "dropdown initialSelectedTab onSelectedTabChange";
const field = "type required deprecated default placeholder pre post";
const folder = "name comment highlight defaultOpen openable";
const file = "name comment highlight";
const parameter = `query path body header cookie name ${field} initialValue`;

/**
 * The props of each component: those of the format, then what else is read in their place. Null for components that hand
 * on whatever they are given. A test holds what the components read to it.
 */
const lists: Record<NameOfComponent, string | null> = {
  Accordion: `title description defaultOpen ${icon}`,
  AccordionGroup: "",
  ApiEndpoint: "method server path showServer playground hidden",
  Badge: `color size shape ${icon} stroke disabled variant leadIcon tailIcon href onClick`,
  Callout: `${callout} variant type`,
  Card: `title ${icon} color href horizontal img cta arrow type disabled as description alt newTab target rel`,
  CardGroup: columns,
  Cards: columns,
  Check: callout,
  CodeBlock: `language filename icon iconType lines wrap nocopy expandable highlight focus lang hideAskAiButton title code value`,
  CodeGroup: codeGroup,
  Color: "variant",
  "Color.Item": "name value",
  "Color.Row": "title",
  Column: "",
  Columns: columns,
  Danger: callout,
  Expandable: "title defaultOpen lazy openedText closedText",
  File: file,
  FileTree: "",
  "FileTree.File": file,
  "FileTree.Folder": folder,
  Files: "",
  Folder: folder,
  Fragment: null,
  Frame: "caption hint title description",
  "GitHub.Repo": "repo variant",
  Heading: "level noAnchor",
  Icon: `${icon} src color size colorLight colorDark name`,
  Info: callout,
  Latex: "",
  Link: "href target rel",
  MDX: null,
  Mention: `page path user ${icon} color`,
  Mermaid: "chart placement actions",
  Note: callout,
  OptimizedVideo: null,
  Panel: "",
  Param: parameter,
  ParamField: parameter,
  Popup: "",
  PopupContent: "",
  PopupTrigger: "",
  Prompt: `description actions ${icon}`,
  "React.Fragment": null,
  RequestExample: codeGroup,
  ResponseExample: codeGroup,
  ResponseField: `name ${field}`,
  Snippet: null,
  SnippetGroup: codeGroup,
  Step: `title ${icon} stepNumber titleSize noAnchor`,
  Steps: "titleSize",
  Tab: `title ${icon} label value`,
  Tabs: "defaultTabIndex sync borderBottom ariaLabel items",
  Tile: "href title description",
  Tip: callout,
  Tooltip: "tip headline cta href side align description title",
  Tree: "",
  "Tree.File": file,
  "Tree.Folder": folder,
  Update: "label tags description rss version title date",
  Variation: "is",
  View: `title ${icon}`,
  Visibility: "for",
  Warning: callout,
  ZoomImage: null,
};

const known: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(lists).flatMap(([name, list]) =>
    list === null ? [] : [[name, list.split(" ").filter(Boolean)] as const],
  ),
);

/** What every element may have: its content, names for styles and programs, and handlers of events. */
const common =
  /^(?:children|class|className|id|style|key|ref|role|tabIndex|tabindex|dangerouslySetInnerHTML|on[A-Z].*|.*[-:].*)$/;

/** Whether a component of the format makes nothing of a prop of that name. False for whatever is no such component. */
export function isUnknownProp(component: string, prop: string): boolean {
  const props = known.get(component);
  return props !== undefined && !props.includes(prop) && !common.test(prop);
}

/** Props of every element that are written in other letters now and then. */
const commonProps = ["className", "children"];

/** What to do about a prop that the component does not have. */
export function hintForUnknownProp(component: string, prop: string): string {
  const props = known.get(component) ?? [];
  const near = commonProps.find((name) => name.toLowerCase() === prop.toLowerCase()) ?? nearestName(prop, props);
  if (near) return `Did you mean \`${near}\`?`;
  const has = props.length > 0 ? ` It has ${props.map((name) => `\`${name}\``).join(", ")}.` : "";
  return isReaderProp(prop) ? `Write the words between its tags.${has}` : `Leave it out.${has}`;
}
