import { hintForUnknownProp, isUnknownProp } from "../../components/component-props.ts";
import { ComponentName } from "../../expressions/values.ts";
import type { MdxNode } from "../../mdx-tree.ts";
import type { ContentModule } from "../../modules/content-module.ts";
import type { Place } from "../../place.ts";
import { attributePlace } from "../origins.ts";
import type { RenderState } from "../render-state.ts";

/** Tells of the props in a tag of Markdown that its component of the format does not have. */
export function reportUnknownProps(type: unknown, node: MdxNode, module: ContentModule, state: RenderState): void {
  if (!(type instanceof ComponentName) || state.muted) return;
  for (const attribute of node.attributes ?? [])
    if (attribute.type === "mdxJsxAttribute" && isUnknownProp(type.name, attribute.name))
      reportUnknownProp(type.name, attribute.name, attributePlace(node, attribute.name, module), state);
}

/** Tells of one prop, which stands at a place. */
export function reportUnknownProp(component: string, prop: string, place: Place, state: RenderState): void {
  state.diagnose(
    "info",
    "unknown-prop",
    `\`<${component}>\` has no prop \`${prop}\`, which has no effect.`,
    hintForUnknownProp(component, prop),
    place,
  );
}
