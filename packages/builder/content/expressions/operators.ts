import { bigResult } from "./big-integers.ts";
import type { Budget } from "./budget.ts";
import { DateValue } from "./dates.ts";
import { EvaluationFault } from "./fault.ts";
import { ComponentName, isFunction, textOf } from "./values.ts";

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
      return looseEqual(left, right);
    case "!=":
      return !looseEqual(left, right);
    case "<":
    case ">":
    case "<=":
    case ">=":
      return compare(operator, left, right);
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

function numberOf(value: unknown): number {
  if (value instanceof DateValue) return value.moment.getTime();
  return typeof value === "object" && value !== null ? Number.NaN : Number(value);
}

function looseEqual(left: unknown, right: unknown): boolean {
  if (left === null || left === undefined) return right === null || right === undefined;
  if (typeof left === "object" || typeof right === "object" || typeof left === typeof right) return left === right;
  return numberOf(left) === numberOf(right);
}

function compare(operator: string, left: unknown, right: unknown): boolean {
  const bothText = typeof left === "string" && typeof right === "string";
  const a = bothText ? left : numberOf(left);
  const b = bothText ? right : numberOf(right);
  if (operator === "<") return a < b;
  if (operator === ">") return a > b;
  return operator === "<=" ? a <= b : a >= b;
}
