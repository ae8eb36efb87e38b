import type { Scope } from "../expressions/scope.ts";
import { Closure } from "../expressions/values.ts";
import { htmlTags, voidTags } from "../html-names.ts";
import type { JsxAttribute, MdxNode } from "../mdx-tree.ts";
import { runModule } from "../module-code.ts";
import type { RenderState } from "../render-state.ts";

/**
 * `<button onClick={…}>` in the text of a page, made the component that it could have been written as: a browser takes
 * it over, with what stands between its tags. Null for all other elements, and where it stands in a snippet with props.
 */
export function inlineComponent(node: MdxNode, scope: Scope, state: RenderState): Closure | null {
  if (!node.name || !htmlTags.has(node.name) || !scope.isTop || state.insideIsland) return null;
  if (!node.attributes?.some(isHandler)) return null;
  const name = `LcInline${node.position.start.offset}`;
  if (!scope.find(name)) {
    const end = voidTags.has(node.name) ? "/>" : `>{children}</${node.name}>`;
    const code = `const ${name} = ({ children }) => <${node.name}${node.attributes.map(written).join("")}${end};`;
    const { place } = state;
    runModule(code, node.position.start.line - 1, scope, state);
    state.place = place;
  }
  const made = scope.find(name)?.value;
  return made instanceof Closure ? made : null;
}

function isHandler(attribute: JsxAttribute): boolean {
  return (
    attribute.type === "mdxJsxAttribute" &&
    /^on[A-Z]/.test(attribute.name) &&
    attribute.value !== null &&
    typeof attribute.value !== "string"
  );
}

/** An attribute as JSX again. */
function written(attribute: JsxAttribute): string {
  if (attribute.type !== "mdxJsxAttribute") return ` {${attribute.value}}`;
  const { name, value } = attribute;
  if (value === null) return ` ${name}`;
  return ` ${name}={${typeof value === "string" ? JSON.stringify(value) : value.value}}`;
}
