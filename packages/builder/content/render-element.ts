import { componentOf, nearestComponent } from "./components/registry.ts";
import { ElementCall } from "./element-call.ts";
import type { Scope } from "./expressions/scope.ts";
import { renderHtmlElement } from "./html-element.ts";
import { htmlTags } from "./html-names.ts";
import type { RenderState } from "./render-state.ts";
import { renderUnknownComponent } from "./unknown-component.ts";

/** Components that stand within a line; words end at all others. */
const inlineComponents = new Set(["Badge", "Icon", "Link", "Latex", "Tooltip", "Fragment", "React.Fragment"]);

/** HTML of an element by name: a component of the format, or an HTML or SVG tag. Unknown components show what they hold. */
export function renderElement(name: string, props: Record<string, unknown>, scope: Scope, state: RenderState): string {
  const component = componentOf(name);
  if (component) {
    const html = component(new ElementCall(name, props, scope, state));
    if (!inlineComponents.has(name)) state.text += "\n";
    return html;
  }
  if (/^[a-z]/.test(name) || (/^[A-Z][A-Z\d]+$/.test(name) && htmlTags.has(name.toLowerCase())))
    return renderHtmlElement(name, props, scope, state);
  const near = nearestComponent(name);
  state.diagnose(
    "warning",
    "unknown-component",
    `\`<${name}>\` is not a component of the format, nor is it defined or imported here.`,
    near ? `Did you mean <${near}>? Its content is shown.` : "Its content is shown. Import it or correct its name.",
  );
  return renderUnknownComponent(props, state);
}
