import { deleteMember } from "./assignments.ts";
import { globalValue } from "./builtins/globals.ts";
import { isInstance } from "./instances.ts";
import type { Interpreter } from "./interpreter.ts";
import { applyBinary, applyUnary } from "./operators.ts";
import type { Scope } from "./scope.ts";
import type { JsNode } from "./syntax.ts";

/** `a + b`, `a < b`, `a instanceof B` … */
export function binaryValue(node: JsNode, scope: Scope, interpreter: Interpreter): unknown {
  const operator = node.operator as string;
  if (operator === "instanceof") return isInstance(node, scope, interpreter);
  // Values are compared with none, and not reckoned with.
  const isComparison = /^[=!<>]/.test(operator);
  const operand = (side: JsNode) =>
    isComparison ? interpreter.evaluate(side, scope) : interpreter.needed(side, scope);
  return applyBinary(operator, operand(node.left), operand(node.right), interpreter.budget);
}

/** `!a`, `-a`, `typeof a`, `delete a.b` … */
export function unaryValue(node: JsNode, scope: Scope, interpreter: Interpreter): unknown {
  const { operator, argument } = node;
  if (operator === "typeof" && argument.type === "Identifier" && !scope.find(argument.name))
    return applyUnary("typeof", globalValue(argument.name, interpreter));
  if (operator === "delete" && argument.type === "MemberExpression") return deleteMember(node, scope, interpreter);
  return applyUnary(operator, interpreter.evaluate(argument, scope));
}

/** `a && b`, `a || b`, `a ?? b`: the second is evaluated only where it counts. */
export function logicalValue(node: JsNode, scope: Scope, interpreter: Interpreter): unknown {
  if (node.operator === "&&") {
    const left = interpreter.evaluate(node.left, scope);
    return left ? interpreter.evaluate(node.right, scope) : left;
  }
  // Whatever stands behind `||` and `??` is there for the case that the value before is none.
  const left = interpreter.evaluatePart(node.left, scope);
  if (node.operator === "||") return left ? left : interpreter.evaluate(node.right, scope);
  return left === null || left === undefined ? interpreter.evaluate(node.right, scope) : left;
}
