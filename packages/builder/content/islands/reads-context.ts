import type { JsNode } from "../expressions/syntax.ts";
import { Closure } from "../expressions/values.ts";
import { askedOnce, isSoWithin } from "./asked-closure.ts";

/** Whether a component shows what one around it provides: `useContext(Theme)`, `use(Theme)`, itself or by a helper, or `<Theme.Consumer>`. */
export const readsContext = askedOnce(reads);

function reads(node: JsNode, closure: Closure): boolean {
  if (node.type === "JSXMemberExpression") return node.property.name === "Consumer";
  if (node.type === "CallExpression") {
    const { callee } = node;
    const name = callee.type === "MemberExpression" ? callee.property.name : callee.name;
    if (name === "useContext" || name === "use") return true;
    const helper = callee.type === "Identifier" ? closure.scope.find(name)?.value : null;
    if (helper instanceof Closure && readsContext(helper)) return true;
  }
  return isSoWithin(node, closure, reads);
}
