import { callSuper, superMember } from "./classes.ts";
import { EvaluationFault } from "./fault.ts";
import type { Interpreter } from "./interpreter.ts";
import { spreadItems } from "./literals.ts";
import { memberOf } from "./members.ts";
import type { Scope } from "./scope.ts";
import type { JsNode } from "./syntax.ts";
import { MissingValue } from "./values.ts";

/** What `a?.b.c` yields inside its chain once `a` is missing; never seen outside. */
export const shortCircuit = Symbol("short circuit");

/** The value that `a.b` reads of, or `a?.b` if it has one. */
export function objectOf(node: JsNode, scope: Scope, interpreter: Interpreter): unknown {
  return node.optional ? interpreter.evaluate(node.object, scope) : interpreter.needed(node.object, scope);
}

/** The value of `a.b` or `a?.b`, of an object that was evaluated. */
export function memberValue(node: JsNode, scope: Scope, object: unknown, interpreter: Interpreter): unknown {
  if (object === shortCircuit || (node.optional && (object === null || object === undefined))) return shortCircuit;
  const value = memberOf(object, interpreter.memberKey(node, scope), node.property.start, interpreter);
  if (value instanceof MissingValue) throw value.fault;
  return value;
}

/**
 * The value of `a()`, `a.b()`, `a?.()`, `super()` and `super.b()`.
 * @throws {EvaluationFault} for what content may not call
 */
export function callValue(node: JsNode, scope: Scope, interpreter: Interpreter): unknown {
  const { callee: named } = node;
  if (named.type === "Super") return callSuper(spreadItems(node.arguments, scope, interpreter), scope, interpreter);
  const isMethod = named.type === "MemberExpression";
  const isSuper = isMethod && named.object.type === "Super";
  let self: unknown;
  let callee: unknown;
  if (isSuper) {
    self = scope.find("this")?.value;
    callee = superMember(interpreter.memberKey(named, scope), scope, interpreter);
  } else if (isMethod) {
    self = objectOf(named, scope, interpreter);
    callee = memberValue(named, scope, self, interpreter);
  } else callee = node.optional ? interpreter.evaluate(named, scope) : interpreter.needed(named, scope);
  if (callee === shortCircuit || (node.optional && (callee === null || callee === undefined))) return shortCircuit;
  const args = spreadItems(node.arguments, scope, interpreter);
  if (callee === undefined && isMethod) {
    const name = String(interpreter.memberKey(named, scope));
    const message = `\`.${name}()\` is not among the functions that content may call`;
    throw new EvaluationFault("unsupported-expression", message, named.property.start);
  }
  return interpreter.call(callee, args, node.start, self);
}
