import { nearestName } from "../../text/nearest-name.ts";

/**
 * The components of the format by the names that content uses. What reads content needs these alone; `registry.ts` has what
 * renders each.
 */
export const componentNames = [
  "Accordion",
  "AccordionGroup",
  "ApiEndpoint",
  "Badge",
  "Callout",
  "Card",
  "CardGroup",
  "Cards",
  "Check",
  "CodeBlock",
  "CodeGroup",
  "Color",
  "Color.Item",
  "Color.Row",
  "Column",
  "Columns",
  "Danger",
  "Expandable",
  "File",
  "Files",
  "Folder",
  "FileTree",
  "FileTree.File",
  "FileTree.Folder",
  "Fragment",
  "React.Fragment",
  "Frame",
  "GitHub.Repo",
  "Heading",
  "Icon",
  "Info",
  "Latex",
  "Link",
  "MDX",
  "Mention",
  "Mermaid",
  "Note",
  "OptimizedVideo",
  "Panel",
  "Param",
  "ParamField",
  "Popup",
  "PopupContent",
  "PopupTrigger",
  "Prompt",
  "RequestExample",
  "ResponseExample",
  "ResponseField",
  "Snippet",
  "SnippetGroup",
  "Step",
  "Steps",
  "Tab",
  "Tabs",
  "Tile",
  "Tip",
  "Tooltip",
  "Tree",
  "Tree.File",
  "Tree.Folder",
  "Update",
  "Variation",
  "View",
  "Visibility",
  "Warning",
  "ZoomImage",
] as const;

export type NameOfComponent = (typeof componentNames)[number];

const known: ReadonlySet<string> = new Set(componentNames);

/** Whether the format has a component of that name. */
export function isComponent(name: string): boolean {
  return known.has(name);
}

/** The format's component whose name is nearest to one that is not known; undefined when none is near. */
export function nearestComponent(name: string): string | undefined {
  return nearestName(name, componentNames);
}

const byLowerCase: ReadonlyMap<string, string> = new Map(componentNames.map((name) => [name.toLowerCase(), name]));

/** The format's component that a name of small letters means: `<cardgroup>`, `<card-group>`. */
export function componentInSmallLetters(name: string): string | undefined {
  return byLowerCase.get(name.replaceAll("-", "").toLowerCase());
}
