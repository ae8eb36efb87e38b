import { createHash } from "node:crypto";
import type { Origin } from "../expressions/fault.ts";
import type { Scope } from "../expressions/scope.ts";
import { expressionPrefix, type JsNode } from "../expressions/syntax.ts";
import { Closure } from "../expressions/values.ts";
import { htmlTags, voidTags } from "../html/html-names.ts";
import type { JsxAttribute, MdxNode } from "../mdx-tree.ts";
import { runModule } from "../modules/module-code.ts";
import type { Place } from "../place.ts";
import { attributeOrigin, expressionOrigin } from "../rendering/origins.ts";
import { placeIn, type RenderState } from "../rendering/render-state.ts";
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
  return makeComponent(node, [`({ children }) => <${node.name}`, ...attributes, end], scope, state);
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
  return makeComponent(node, ["() => <>{\n", text, "\n}</>"], top, state);
}

/** Components that the text of one page is made of at most: the script of each holds those before it. */
const componentsMost = 100;
const made = new WeakMap<RenderState, number>();

/** What a component is made of: code of ours, and text of the page with its places. */
type Part = string | { text: string; origin: () => Origin };

function makeComponent(node: MdxNode, parts: readonly Part[], scope: Scope, state: RenderState): Closure | null {
  const code = parts.map(textOf).join("");
  // What is written alike in a file is the same component.
  const hash = createHash("sha256").update(`${scope.module.file}\n${code}`).digest("hex");
  const name = `LcInline${hash.slice(0, 12)}`;
  if (!scope.find(name)) {
    const count = (made.get(state) ?? 0) + 1;
    made.set(state, count);
    if (count > componentsMost) {
      const message = `More than ${componentsMost} different places of the page ask for a browser; the others stay as they are.`;
      if (count === componentsMost + 1)
        state.diagnose("warning", "client-component", message, "Put them into components of a .jsx file.");
      return null;
    }
    const { place } = state;
    const all = [`const ${name} = `, ...parts, ";"];
    runModule(all.map(textOf).join(""), 0, scope, state, originIn(all, placeIn(scope.module, node.position.start)));
    state.place = place;
  }
  const component = scope.find(name)?.value;
  return component instanceof Closure ? component : null;
}

function textOf(part: Part): string {
  return typeof part === "string" ? part : part.text;
}

/** Places in code put together of parts: those of the page where they are written, all others at `place`. */
function originIn(parts: readonly Part[], place: Place): Origin {
  return (offset) => {
    let from = 0;
    for (const part of parts) {
      const to = from + textOf(part).length;
      if (offset < to && typeof part !== "string" && offset >= from)
        return part.origin()(offset - from + expressionPrefix);
      from = to;
    }
    return place;
  };
}

/** Every name that stands in an expression. */
function namesIn(tree: JsNode): string[] {
  const names: string[] = [];
  const pending: unknown[] = [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node !== "object" || node === null) continue;
    const { type, name } = node as { type?: unknown; name?: unknown };
    if ((type === "Identifier" || type === "JSXIdentifier") && typeof name === "string") names.push(name);
    pending.push(...Object.values(node));
  }
  return names;
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
