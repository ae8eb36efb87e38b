import type { Budget } from "./budget.ts";
import { bigResult } from "./builtins/big-integers.ts";
import { numberOf } from "./builtins/numbers.ts";
import { EvaluationFault } from "./fault.ts";
import { ComponentName, isFunction, textOf, WithText } from "./values.ts";

/** Binary operators over primitives; anything else is compared by identity and joined by its text. */
export function applyBinary(operator: string, left: unknown, right: unknown, budget: Budget): unknown {
  if (typeof left === "bigint" && typeof right === "bigint") {
    const result = bigResult(operator, left, right);
    if (result !== undefined) return result;
  }
  switch (operator) {
    case "+":
      return typeof left === "number" && typeof right === "number" ? left + right : plus(left, right, budget);
    case "-":
      return numberOf(left) - numberOf(right);
    case "*":
      return numberOf(left) * numberOf(right);
    case "/":
      return numberOf(left) / numberOf(right);
    case "%":
      return numberOf(left) % numberOf(right);
    case "**":
      return numberOf(left) ** numberOf(right);
    case "===":
      return left === right;
    case "!==":
      return left !== right;
    case "==":
      return looseEqual(left, right, budget);
    case "!=":
      return !looseEqual(left, right, budget);
    case "<":
    case ">":
    case "<=":
    case ">=":
      return compare(operator, left, right, budget);
    case "&":
      return numberOf(left) & numberOf(right);
    case "|":
      return numberOf(left) | numberOf(right);
    case "^":
      return numberOf(left) ^ numberOf(right);
    case "<<":
      return numberOf(left) << numberOf(right);
    case ">>":
      return numberOf(left) >> numberOf(right);
    case ">>>":
      return numberOf(left) >>> numberOf(right);
    case "in":
      return right !== null && typeof right === "object" && Object.hasOwn(right, textOf(left));
    default:
      throw new EvaluationFault("unsupported-expression", `\`${operator}\` cannot be used in content`);
  }
}

/**
 * A unary operator of JavaScript but `delete`, applied to a value.
 * @throws {EvaluationFault} for any other operator.
 */
export function applyUnary(operator: string, value: unknown): unknown {
  switch (operator) {
    case "!":
      return !value;
    case "-":
      return typeof value === "bigint" ? -value : -numberOf(value);
    case "+":
      return numberOf(value);
    case "~":
      return ~numberOf(value);
    case "void":
      return undefined;
    case "typeof":
      return isFunction(value) || value instanceof ComponentName ? "function" : typeof value;
    default:
      throw new EvaluationFault("unsupported-expression", `\`${operator}\` cannot be used in content`);
  }
}

function plus(left: unknown, right: unknown, budget: Budget): unknown {
  const isText = (value: unknown) => typeof value === "string" || (typeof value === "object" && value !== null);
  if (!isText(left) && !isText(right)) return numberOf(left) + numberOf(right);
  return budget.text(textOf(left) + textOf(right));
}

function looseEqual(left: unknown, right: unknown, budget: Budget): boolean {
  if (left === null || left === undefined) return right === null || right === undefined;
  if (typeof left === typeof right || right === null || right === undefined) return left === right;
  const [a, b] = [primitiveOf(left, budget), primitiveOf(right, budget)];
  return typeof a === typeof b ? a === b : numberOf(a) === numberOf(b);
}

function compare(operator: string, left: unknown, right: unknown, budget: Budget): boolean {
  const [first, second] = [primitiveOf(left, budget), primitiveOf(right, budget)];
  const bothText = typeof first === "string" && typeof second === "string";
  const a = bothText ? first : numberOf(first);
  const b = bothText ? second : numberOf(second);
  if (operator === "<") return a < b;
  if (operator === ">") return a > b;
  return operator === "<=" ? a <= b : a >= b;
}

/** What stands for an object where it is compared: of a date its moment, else its text. */
function primitiveOf(value: unknown, budget: Budget): unknown {
  if (value instanceof WithText) return value.primitive();
  return typeof value === "object" && value !== null ? budget.text(textOf(value)) : value;
}
