import { construct } from "./builtins/constructed.ts";
import { instantiate, isConstructor } from "./classes.ts";
import { EvaluationFault, unsupported } from "./fault.ts";
import type { Interpreter } from "./interpreter.ts";
import { spreadItems } from "./literals.ts";
import type { Scope } from "./scope.ts";
import type { JsNode } from "./syntax.ts";
import { Closure, isFunction } from "./values.ts";

/**
 * What `new` makes: an instance of a class or function of the content, or what has no life of its own: collections, written dates, lists.
 * @throws {EvaluationFault} for anything else
 */
export function newValue(node: JsNode, scope: Scope, interpreter: Interpreter): unknown {
  const { callee } = node;
  // What `Intl` offers is made with `new` and without.
  if (callee.type === "MemberExpression" && callee.object.name === "Intl" && !scope.find("Intl"))
    return interpreter.evaluate({ ...node, type: "CallExpression" }, scope);
  const isGlobal = callee.type === "Identifier" && !scope.find(callee.name);
  const made = isGlobal
    ? construct(callee.name, spreadItems(node.arguments, scope, interpreter), interpreter)
    : undefined;
  if (made !== undefined) return made;
  const type = isGlobal ? undefined : interpreter.evaluate(callee, scope);
  if (!isConstructor(type)) {
    if (isGlobal || (isFunction(type) && !(type instanceof Closure))) throw unsupported("`new`", node);
    throw new EvaluationFault("expression-error", "this is not a constructor", node.start);
  }
  return instantiate(type, spreadItems(node.arguments, scope, interpreter), interpreter);
}
