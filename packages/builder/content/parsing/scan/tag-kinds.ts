/** Letters of a name that a pattern is made of; of one with thirty thousand, no engine makes any. */
export const patternNameMost = 1000;

/** Tags within a line: what they hold beyond its paragraph cannot be theirs. */
const withinLine = new Set(
  "a abbr b bdi bdo cite code del em font i ins kbd mark q s samp small span strike strong sub sup u var Badge Icon Link Tooltip".split(
    " ",
  ),
);

/** Components that hold text, which without them stands below an empty box. */
const boxes = new Set(
  "Accordion Callout Card Check Danger Expandable Frame Info Note Panel ParamField ResponseField Tip Warning".split(
    " ",
  ),
);

/** Further components and elements that show whatever stands in them. */
const others = new Set(
  (
    "AccordionGroup CardGroup Column Columns Popup PopupContent PopupTrigger Step Steps Tab Tabs Update Variation View " +
    "article aside blockquote center dd details div dl dt figcaption figure footer header li main nav ol p section ul"
  ).split(" "),
);

/** Components that stand beside others of their kind, and in none of it right away. */
const parts = new Set(
  "Accordion Card Column Expandable ParamField ResponseField Step Tab Tile Update View Color.Item Color.Row".split(" "),
);

/** Components that hold nothing, whatever stands between their tags. */
const empties = new Set("Color.Item Icon Mention Tree.File".split(" "));

/** Elements of text that HTML ends by itself, where a line is all of their text. */
const endedByText = new Set("dd dt li option p td th".split(" "));

/** Whether an element without an end ends with the text that it begins. */
export function endsWithText(name: string): boolean {
  return endedByText.has(name) || withinLine.has(name);
}

/** Whether an element or component stands within a line of text. */
export function isWithinLine(name: string): boolean {
  return withinLine.has(name);
}

/** Whether a component holds text, and without it would stand as an empty box. */
export function isBox(name: string): boolean {
  return boxes.has(name);
}

/** Whether what stands between the tags is shown whatever it is: `<Icon>` shows none of it. */
export function showsItsContent(name: string): boolean {
  return boxes.has(name) || others.has(name) || endedByText.has(name) || (withinLine.has(name) && name !== "Icon");
}

/** Whether a component has no content: without an end, it is one that ends by itself. */
export function holdsNothing(name: string): boolean {
  return empties.has(name);
}

/** Whether the next element of the name at the same indentation is a sibling. */
export function isPart(name: string): boolean {
  return parts.has(name);
}
