import { EvaluationFault, unsupported } from "./fault.ts";
import type { Interpreter } from "./interpreter.ts";
import { memberOf } from "./members.ts";
import { applyBinary } from "./operators.ts";
import type { Scope } from "./scope.ts";
import type { JsNode } from "./syntax.ts";
import { Closure, isRecord, record } from "./values.ts";

/** `a = b`, `a.b += c`, `a ??= b`: what the whole expression yields. */
export function assign(node: JsNode, scope: Scope, interpreter: Interpreter): unknown {
  const { left, operator } = node;
  // `a ??= b` assigns only where what stands there asks for it.
  if (logicalAssignments.has(operator) && (left.type === "Identifier" || left.type === "MemberExpression")) {
    const before = interpreter.evaluate(left, scope);
    const isKept = operator === "||=" ? before : operator === "&&=" ? !before : before !== null && before !== undefined;
    return isKept ? before : assign({ ...node, operator: "=" }, scope, interpreter);
  }
  let value = interpreter.evaluate(node.right, scope);
  if (left.type === "Identifier") {
    const binding = scope.find(left.name);
    if (!binding) throw new EvaluationFault("unbound-name", `\`${left.name}\` is not defined`, left.start);
    if (binding.constant) throw new EvaluationFault("expression-error", `\`${left.name}\` is a constant`, left.start);
    if (operator !== "=") value = applyBinary(operator.slice(0, -1), binding.value, value, interpreter.budget);
    binding.value = value;
    return value;
  }
  if (left.type !== "MemberExpression") throw unsupported("this assignment", node);
  const object = interpreter.evaluate(left.object, scope);
  const key = interpreter.memberKey(left, scope);
  if (operator !== "=")
    value = applyBinary(
      operator.slice(0, -1),
      memberOf(object, key, left.start, interpreter),
      value,
      interpreter.budget,
    );
  put(object, key, value, node, interpreter);
  return value;
}

function put(object: unknown, key: string, value: unknown, node: JsNode, interpreter: Interpreter): void {
  if (isRecord(object)) object[key] = value;
  else if (object instanceof Closure) {
    object.members ??= record();
    object.members[key] = value;
  } else if (Array.isArray(object) && /^\d{1,6}$/.test(key)) {
    interpreter.budget.listOf(Number(key));
    object[Number(key)] = value;
  } else throw unsupported("this assignment", node);
}

/** `delete a.b`, of records alone. */
export function deleteMember({ argument }: JsNode, scope: Scope, interpreter: Interpreter): boolean {
  const object = interpreter.evaluate(argument.object, scope);
  if (!isRecord(object)) throw unsupported("this deletion", argument);
  return delete object[interpreter.memberKey(argument, scope)];
}

/** `a++` and `--a.b`. */
export function update(node: JsNode, scope: Scope, interpreter: Interpreter): unknown {
  const by = node.operator === "++" ? 1 : -1;
  if (node.argument.type === "MemberExpression") {
    const object = interpreter.evaluate(node.argument.object, scope);
    const key = interpreter.memberKey(node.argument, scope);
    const old = Number(memberOf(object, key, node.start, interpreter));
    put(object, key, old + by, node, interpreter);
    return node.prefix ? old + by : old;
  }
  if (node.argument.type !== "Identifier") throw unsupported("this assignment", node);
  const binding = scope.find(node.argument.name);
  if (!binding || binding.constant)
    throw new EvaluationFault("expression-error", `\`${node.argument.name}\` cannot be changed`, node.start);
  const before = Number(binding.value);
  binding.value = before + by;
  return node.prefix ? binding.value : before;
}

const logicalAssignments = new Set(["??=", "||=", "&&="]);
