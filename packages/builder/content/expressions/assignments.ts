import { numberOf } from "./builtins/numbers.ts";
import { setUrlPart, UrlValue } from "./builtins/urls.ts";
import { EvaluationFault, unboundName, unsupported } from "./fault.ts";
import type { Interpreter } from "./interpreter.ts";
import { memberOf } from "./members.ts";
import { applyBinary } from "./operators.ts";
import { bindPattern } from "./patterns.ts";
import type { Binding, Scope } from "./scope.ts";
import type { JsNode } from "./syntax.ts";
import { Closure, isRecord, record } from "./values.ts";

/**
 * `a = b`, `a.b += c`, `a ??= b`: what the whole expression yields.
 * @throws {EvaluationFault} for what the interpreter does not know
 */
export function assign(node: JsNode, scope: Scope, interpreter: Interpreter): unknown {
  const { left, operator } = node;
  // `a ??= b` assigns only where what stands there asks for it.
  if (logicalAssignments.has(operator) && (left.type === "Identifier" || left.type === "MemberExpression")) {
    const before = interpreter.evaluate(left, scope);
    const isKept = operator === "||=" ? before : operator === "&&=" ? !before : before !== null && before !== undefined;
    return isKept ? before : assign({ ...node, operator: "=" }, scope, interpreter);
  }
  let value = interpreter.evaluate(node.right, scope);
  if (left.type === "ArrayPattern" || left.type === "ObjectPattern") {
    bindPattern(left, value, scope, interpreter, (target, item) => assignTo(target, item, scope, interpreter));
    return value;
  }
  if (left.type === "Identifier") {
    const binding = changeable(left, scope, interpreter);
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
  put(object, key, value, interpreter);
  return value;
}

/** `[a.b, c] = …`: one of the targets and its value. */
function assignTo(target: JsNode, value: unknown, scope: Scope, interpreter: Interpreter): void {
  if (target.type === "Identifier") changeable(target, scope, interpreter).value = value;
  else if (target.type === "MemberExpression")
    put(interpreter.evaluate(target.object, scope), interpreter.memberKey(target, scope), value, interpreter);
  else throw unsupported("this assignment", target);
}

function changeable({ name, start }: JsNode, scope: Scope, interpreter: Interpreter): Binding {
  const binding = scope.find(name);
  if (!binding) throw unboundName(name, start);
  if (binding.constant) throw new EvaluationFault("expression-error", `\`${name}\` is a constant`, start);
  interpreter.changes.note(binding);
  return binding;
}

/**
 * Sets a property of a record, a function, a list or an address.
 * @throws {EvaluationFault} for all that content may not change.
 */
export function put(object: unknown, key: string, value: unknown, interpreter: Interpreter): void {
  if (isRecord(object)) object[key] = value;
  else if (object instanceof Closure) {
    object.members ??= record();
    object.members[key] = value;
  } else if (Array.isArray(object) && /^\d{1,6}$/.test(key)) {
    resize(object, Math.max(object.length, Number(key) + 1), interpreter);
    object[Number(key)] = value;
  } else if (Array.isArray(object) && key === "length") resize(object, numberOf(value) >>> 0, interpreter);
  else if (object instanceof UrlValue && setUrlPart(object, key, value, interpreter.budget)) return;
  else if (object instanceof RegExp && key === "lastIndex") object.lastIndex = numberOf(value);
  else throw new EvaluationFault("unsupported-expression", "this assignment cannot be used in content");
}

/** Shortens a list, or makes it longer by gaps. */
function resize(list: unknown[], length: number, { budget }: Interpreter): void {
  if (length > list.length) budget.listOf(length);
  list.length = length;
}

/** `delete a.b` and `delete a[0]`, of records and lists alone. @throws {EvaluationFault} for anything else */
export function deleteMember({ argument }: JsNode, scope: Scope, interpreter: Interpreter): boolean {
  const object = interpreter.evaluate(argument.object, scope);
  const key = interpreter.memberKey(argument, scope);
  if (isRecord(object)) return delete object[key];
  if (!Array.isArray(object) || !/^\d+$/.test(key)) throw unsupported("this deletion", argument);
  return delete object[Number(key)];
}

/** `a++` and `--a.b`. @throws {EvaluationFault} for what the interpreter does not know */
export function update(node: JsNode, scope: Scope, interpreter: Interpreter): unknown {
  if (node.argument.type === "MemberExpression") {
    const object = interpreter.evaluate(node.argument.object, scope);
    const key = interpreter.memberKey(node.argument, scope);
    const [old, next] = counted(memberOf(object, key, node.start, interpreter), node);
    put(object, key, next, interpreter);
    return node.prefix ? next : old;
  }
  if (node.argument.type !== "Identifier") throw unsupported("this assignment", node);
  const binding = scope.find(node.argument.name);
  if (!binding || binding.constant)
    throw new EvaluationFault("expression-error", `\`${node.argument.name}\` cannot be changed`, node.start);
  interpreter.changes.note(binding);
  const [before, after] = counted(binding.value, node);
  binding.value = after;
  return node.prefix ? after : before;
}

/** A number before and after `++` or `--`. */
function counted(value: unknown, { operator }: JsNode): [before: unknown, after: unknown] {
  const isUp = operator === "++";
  if (typeof value === "bigint") return [value, isUp ? value + 1n : value - 1n];
  const before = numberOf(value);
  return [before, isUp ? before + 1 : before - 1];
}

const logicalAssignments = new Set(["??=", "||=", "&&="]);
