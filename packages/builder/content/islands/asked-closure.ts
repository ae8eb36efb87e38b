import { isNode, type JsNode } from "../expressions/syntax.ts";
import type { Closure } from "../expressions/values.ts";

type Ask = (node: JsNode, closure: Closure) => boolean;

/**
 * A question about functions of the content, which is answered once for each of them. Until then the answer is no, so that
 * functions that call each other have an end.
 * @param ask is given the node of a function
 */
export function askedOnce(ask: Ask): (closure: Closure) => boolean {
  const known = new WeakMap<Closure, boolean>();
  return (closure) => {
    const answer = known.get(closure);
    if (answer !== undefined) return answer;
    known.set(closure, false);
    const result = ask(closure.node, closure);
    known.set(closure, result);
    return result;
  };
}

/** Whether the answer is yes for one of the nodes right within a node. */
export function isSoWithin(node: JsNode, closure: Closure, ask: Ask): boolean {
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item) && ask(item, closure)) return true;
    } else if (isNode(value) && ask(value, closure)) return true;
  }
  return false;
}
