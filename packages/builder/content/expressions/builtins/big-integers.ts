import { EvaluationFault, errorFault } from "../fault.ts";

/** Bits of the largest integer: what needs more is no part of a page, and would cost its time. */
const bitsMost = 100_000;

/** An arithmetic operator over two big integers, as JavaScript computes it; undefined for all other operators. */
export function bigResult(operator: string, left: bigint, right: bigint): bigint | boolean | undefined {
  switch (operator) {
    case "+":
      return bounded(left + right);
    case "-":
      return bounded(left - right);
    case "*":
      return bounded(left * right);
    case "/":
      return divided(right, () => left / right);
    case "%":
      return divided(right, () => left % right);
    case "**":
      if (right < 0n) throw errorFault("RangeError", "an exponent is below zero");
      limit(left * left <= 1n ? 0 : bitsOf(left) * Number(right));
      return left ** right;
    case "&":
      return left & right;
    case "|":
      return left | right;
    case "^":
      return left ^ right;
    case "<<":
      limit(bitsOf(left) + Number(right));
      return left << right;
    case ">>":
      limit(bitsOf(left) - Number(right));
      return left >> right;
    case "<":
      return left < right;
    case ">":
      return left > right;
    case "<=":
      return left <= right;
    case ">=":
      return left >= right;
    default:
      return undefined;
  }
}

/** `BigInt(12)`, `BigInt("0xff")`. @throws {EvaluationFault} for what is no integer. */
export function bigInteger(value: unknown): bigint {
  if (typeof value === "bigint") return value;
  const text = typeof value === "boolean" ? String(Number(value)) : String(value);
  limit(text.length * 4);
  try {
    return BigInt(typeof value === "number" ? value : text);
  } catch {
    throw errorFault("SyntaxError", "this is not an integer");
  }
}

function divided(right: bigint, divide: () => bigint): bigint {
  if (right === 0n) throw errorFault("RangeError", "a division by zero");
  return divide();
}

function bounded(value: bigint): bigint {
  limit(bitsOf(value));
  return value;
}

function limit(bits: number): void {
  if (!(bits <= bitsMost)) throw new EvaluationFault("expression-limit", "an integer grows too large");
}

function bitsOf(value: bigint): number {
  return value.toString(16).length * 4;
}
