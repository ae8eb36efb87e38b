import { isConstructed } from "./builtins/constructed.ts";
import { errorNames, isError } from "./builtins/errors.ts";
import { isConstructor, isInstanceOf } from "./classes.ts";
import { unsupported } from "./fault.ts";
import type { Interpreter } from "./interpreter.ts";
import type { Scope } from "./scope.ts";
import type { JsNode } from "./syntax.ts";
import { isFunction } from "./values.ts";

const constructed: ReadonlySet<string> = new Set("Set Map WeakSet WeakMap Date URL URLSearchParams".split(" "));

/**
 * `value instanceof Name`, for classes of the content and those that it may use.
 * @throws {EvaluationFault} where `Name` is no class that content knows
 */
export function isInstance({ left, right }: JsNode, scope: Scope, interpreter: Interpreter): boolean {
  const value = interpreter.evaluate(left, scope);
  const name = right.type === "Identifier" && !scope.find(right.name) ? (right.name as string) : "";
  if (errorNames.has(name)) return isError(value, name);
  if (constructed.has(name)) return isConstructed(value, name);
  switch (name) {
    case "Array":
      return Array.isArray(value);
    case "RegExp":
      return value instanceof RegExp;
    case "Function":
      return isFunction(value);
    case "Object":
      return typeof value === "object" ? value !== null : isFunction(value);
    case "String":
    case "Number":
    case "Boolean":
      // What content has of these are no objects.
      return false;
    default: {
      const type = interpreter.evaluate(right, scope);
      if (!isConstructor(type)) throw unsupported("`instanceof`", right);
      return isInstanceOf(value, type, interpreter);
    }
  }
}
