import { isNode, type JsNode } from "../expressions/syntax.ts";
import { Closure } from "../expressions/values.ts";

const known = new WeakMap<Closure, boolean>();

/** Whether a component shows what one around it provides: `useContext(Theme)`, `use(Theme)`, itself or by a helper, or `<Theme.Consumer>`. */
export function readsContext(closure: Closure): boolean {
  const answer = known.get(closure);
  if (answer !== undefined) return answer;
  known.set(closure, false);
  const result = reads(closure.node, closure);
  known.set(closure, result);
  return result;
}

function reads(node: JsNode, closure: Closure): boolean {
  if (node.type === "JSXMemberExpression") return node.property.name === "Consumer";
  if (node.type === "CallExpression") {
    const { callee } = node;
    const name = callee.type === "MemberExpression" ? callee.property.name : callee.name;
    if (name === "useContext" || name === "use") return true;
    const helper = callee.type === "Identifier" ? closure.scope.find(name)?.value : null;
    if (helper instanceof Closure && readsContext(helper)) return true;
  }
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item) && reads(item, closure)) return true;
    } else if (isNode(value) && reads(value, closure)) return true;
  }
  return false;
}
