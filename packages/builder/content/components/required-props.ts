import type { ElementCall } from "../rendering/element-call.ts";

/**
 * Components that show readers a control or a name without words where all of these props are missing. The first is
 * the format's; the others are read in its place.
 */
const required: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
  ["Accordion", ["title"]],
  ["Color.Item", ["value"]],
  ["FileTree.File", ["name"]],
  ["FileTree.Folder", ["name"]],
  ["Icon", ["icon", "name", "src"]],
  ["Mention", ["page", "path", "user", "children"]],
  ["Snippet", ["file"]],
  ["Tooltip", ["tip", "description", "headline", "title", "cta"]],
  ["Tree.File", ["name"]],
  ["Tree.Folder", ["name"]],
  ["Update", ["label", "version", "title"]],
  ["Variation", ["is"]],
  ["View", ["title"]],
]);

/** Tells authors of a component of the format that lacks the prop which names it. */
export function reportRequired(element: ElementCall): void {
  const props = required.get(element.name);
  if (props) reportMissing(element, props);
}

/**
 * Tells authors that a component has none of these props; what a program leaves out on purpose is no fault.
 * @param has what is said before the name of the prop.
 */
export function reportMissing(element: ElementCall, props: readonly [string, ...string[]], has = "no"): void {
  if (!props.every((prop) => element.props[prop] === "" || !Object.hasOwn(element.props, prop))) return;
  if (isBroken(element)) return;
  element.state.diagnose(
    "warning",
    "missing-prop",
    `\`<${element.name}>\` has ${has} \`${props[0]}\`.`,
    `Write ${props[0]}="…".`,
  );
}

/** Lines that the tag of an element has, most often. */
const tagLines = 10;

/** Whether a fault of syntax was told in the element's tag, which may have cost it the prop. */
function isBroken({ place, state }: ElementCall): boolean {
  const file = place.file ?? state.page.file;
  return state.diagnostics.some(
    ({ code, file: where, line = 0 }) =>
      code === "mdx-syntax" && where === file && line >= place.line && line < place.line + tagLines,
  );
}
