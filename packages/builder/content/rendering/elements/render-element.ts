import { nearestComponent } from "../../components/component-names.ts";
import { hintForElsewhere } from "../../components/names-elsewhere.ts";
import { componentOf } from "../../components/registry.ts";
import { isRefusedElement, renderHtmlElement } from "../../html/html-element.ts";
import { htmlTags } from "../../html/html-names.ts";
import { renderLeadOn } from "../../html/lead-on.ts";
import { lineOfUnreadProgram } from "../../modules/unread-program.ts";
import { isSamePlace, type Place } from "../../place.ts";
import { ElementCall } from "../element-call.ts";
import type { RenderState } from "../render-state.ts";
import type { ElementParts } from "./element-parts.ts";
import { renderUnknownComponent } from "./unknown-component.ts";
import { reportUnknownProp } from "./unknown-props.ts";

/** Components that stand within a line; words end at all others. */
const inlineComponents = new Set([
  "Badge",
  "Icon",
  "Link",
  "Latex",
  "Mention",
  "Tooltip",
  "Popup",
  "PopupTrigger",
  "PopupContent",
  "Fragment",
  "React.Fragment",
]);

/** HTML of an element by name: a component of the format, or an HTML or SVG tag. Unknown components show what they hold. */
export function renderElement(name: string, element: ElementParts, state: RenderState): string {
  const { props, scope } = element;
  const component = componentOf(name);
  if (component) {
    for (const { name: prop, offset } of element.unknownProps ?? [])
      reportUnknownProp(name, prop, element.placeAt?.(offset) ?? state.place, state);
    const html = component(new ElementCall(name, props, scope, state));
    if (!inlineComponents.has(name)) state.plain.add("\n");
    return html;
  }
  const refused = isRefused(name, state);
  if (refused) state.asksForRefused = true;
  if (/^[a-z]/.test(name) || (/^[A-Z][A-Z\d]+$/.test(name) && htmlTags.has(name.toLowerCase())))
    return renderTag(name, element, state);
  // That its package cannot be imported was told there.
  if (!refused) reportUnknown(name, element, state);
  return renderUnknownComponent(props, state);
}

/**
 * An HTML tag. One that is left out, or that is given HTML as text, is told where it is written, and once however often a
 * component is used.
 */
function renderTag(name: string, element: ElementParts, state: RenderState): string {
  const { props, scope } = element;
  const isTold = isRefusedElement(name, props) || props.dangerouslySetInnerHTML !== undefined;
  if (!isTold) return renderHtmlElement(name, props, scope, state);
  const { place } = state;
  state.place = element.place ?? place;
  try {
    const leadOn = name.toLowerCase() === "meta" ? renderLeadOn(props, state) : null;
    if (leadOn !== null) return leadOn;
    return renderHtmlElement(name, props, scope, state);
  } finally {
    state.place = place;
  }
}

/** Whether a tag is of a package that content cannot have: `<Chart>`, `<motion.div>`. */
function isRefused(name: string, { refusedNames }: RenderState): boolean {
  return refusedNames.size > 0 && /^[A-Z]|\./.test(name) && refusedNames.has(name.split(".", 1)[0] as string);
}

function reportUnknown(name: string, element: ElementParts, state: RenderState): void {
  const place: Place = element.place ?? state.place;
  const near = nearestComponent(name);
  const unread = lineOfUnreadProgram(name, element.scope.module);
  const { file, line, column } = state.place;
  const use = isSamePlace(place, state.place) ? "" : `, where ${file}:${line}:${column} uses it`;
  state.diagnose(
    "warning",
    "unknown-component",
    `\`<${name}>\` is not a component of the format, nor is it defined or imported here${use}.`,
    hintForElsewhere(name) ??
      (unread ? `Leave a blank line above line ${unread}, which is read as more of the text above it.` : null) ??
      (near ? `Did you mean <${near}>? Its content is shown.` : "Its content is shown. Import it or correct its name."),
    place,
  );
}
