import type { JsNode } from "../expressions/syntax.ts";
import { Closure, ContextProvider, isRecord } from "../expressions/values.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { askedOnce, isSoWithin } from "./asked-closure.ts";

/**
 * Whether a component provides something that components of the page may read in a browser: each of them that stands in
 * it by itself, as a tree of its own, would find the context's first value.
 */
export function providesToLiving(closure: Closure, state: RenderState): boolean {
  return provides(closure) && [...state.modules.values()].some(({ code }) => living.test(code));
}

/** What a program has whose components live: hooks that do more than read a context, handlers, classes. */
const living = /\buse(?!Context\b)[A-Z]\w*\(|\bon[A-Z]\w*=\{|\bclass\s+\w+\s+extends\b/;

/** Whether it shows `<Theme.Provider>` or `<Theme>`, itself or in a function of its file that it calls. */
const provides = askedOnce(shows);

function shows(node: JsNode, closure: Closure): boolean {
  if (node.type === "JSXMemberExpression") return node.property.name === "Provider";
  if (node.type === "JSXIdentifier") {
    const value = /^[A-Z]/.test(node.name) ? closure.scope.find(node.name)?.value : null;
    return isRecord(value) && value.Provider instanceof ContextProvider;
  }
  if (node.type === "CallExpression" && node.callee.type === "Identifier") {
    const helper = closure.scope.find(node.callee.name)?.value;
    if (helper instanceof Closure && provides(helper)) return true;
  }
  return isSoWithin(node, closure, shows);
}
