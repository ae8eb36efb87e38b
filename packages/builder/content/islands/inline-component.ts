import type { Origin } from "../expressions/fault.ts";
import type { Scope } from "../expressions/scope.ts";
import type { JsNode } from "../expressions/syntax.ts";
import type { Closure } from "../expressions/values.ts";
import { htmlTags, voidTags } from "../html/html-names.ts";
import type { JsxAttribute, MdxNode } from "../mdx-tree.ts";
import { attributeOrigin, expressionOrigin } from "../rendering/origins.ts";
import { placeIn, type RenderState } from "../rendering/render-state.ts";
import { makeFunction, namesIn, type Part } from "./made-functions.ts";
import { asksForBrowser } from "./needs-browser.ts";

/** What of the format readers may press. */
const pressed = new Set(["Badge", "Icon"]);

/**
 * `<button onClick={…}>` in the text of a page, made the component that it could have been written as: a browser takes
 * it over, with what stands between its tags. Null for all other elements, and where it stands in a snippet with props.
 */
export function inlineComponent(node: MdxNode, scope: Scope, state: RenderState): Closure | null {
  if (!node.name || !scope.isTop || state.insideIsland) return null;
  if (!htmlTags.has(node.name) && !(pressed.has(node.name) && !scope.find(node.name))) return null;
  if (!node.attributes?.some(isHandler)) return null;
  const end = voidTags.has(node.name) ? "/>" : `>{children}</${node.name}>`;
  const { module } = scope;
  const attributes = node.attributes.flatMap((attribute) =>
    written(attribute, () => attributeOrigin(node, attribute, module)),
  );
  return component(node, [`({ children }) => <${node.name}`, ...attributes, end], scope, state);
}

/**
 * `{new Date().getFullYear()}` in the text of a page: what only a browser knows is written there. Null for what does
 * not ask for a browser, and where a snippet uses its props in it.
 */
export function inlineExpression(node: MdxNode, tree: JsNode, scope: Scope, state: RenderState): Closure | null {
  const { top } = scope;
  if (state.insideIsland || !asksForBrowser(tree, scope)) return null;
  if (namesIn(tree).some((name) => scope.find(name) !== top.find(name))) return null;
  const text = { text: node.value ?? "", origin: () => expressionOrigin(node, scope.module) };
  return component(node, ["() => <>{\n", text, "\n}</>"], top, state);
}

function component(node: MdxNode, parts: readonly Part[], scope: Scope, state: RenderState): Closure | null {
  const at = () => placeIn(scope.module, node.position.start);
  return makeFunction(parts, scope, at, state)?.closure ?? null;
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
function written(attribute: JsxAttribute, origin: () => Origin): Part[] {
  if (attribute.type !== "mdxJsxAttribute") {
    const [, dots = "", text = ""] = /^(\s*\.\.\.\s*)?([\s\S]*)$/.exec(attribute.value) ?? [];
    return [` {${dots}`, { text, origin }, "}"];
  }
  const { name, value } = attribute;
  if (value === null) return [` ${name}`];
  if (typeof value === "string") return [` ${name}={${JSON.stringify(value)}}`];
  return [` ${name}={`, { text: value.value, origin }, "}"];
}
