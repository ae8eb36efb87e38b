import { withoutMarks } from "../../html/marks.ts";
import { EvaluationFault } from "./fault.ts";
import type { Interpreter } from "./interpreter.ts";
import { isRecord, record } from "./values.ts";

/** The value that a text of JSON says. */
export function parseJson(text: string, { budget }: Interpreter): unknown {
  budget.textOf(text.length);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""), (_key, value) => {
      budget.step();
      const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
      if (isObject) return record(Object.entries(value).map(([key, item]) => [withoutMarks(key), item] as const));
      return typeof value === "string" ? withoutMarks(value) : value;
    });
  } catch (error) {
    if (error instanceof EvaluationFault) throw error;
    throw new EvaluationFault("expression-error", "this is not JSON");
  }
}

/** A value as JSON; what has no place in it is left out. */
export function jsonText(value: unknown, { budget }: Interpreter, indent?: number | string): string {
  const counted = (key: string, item: unknown) => {
    budget.step();
    return plainData(key, item);
  };
  try {
    return budget.text(JSON.stringify(value, counted, indent) ?? "undefined");
  } catch (error) {
    // The engine's own words name its constructors, over several lines.
    if (!(error instanceof TypeError)) throw error;
    const what = /circular/i.test(error.message) ? "a value that holds itself" : "an integer of any length";
    throw new EvaluationFault("expression-error", `${what} cannot be written as JSON`);
  }
}

/** Functions and elements are not data and vanish from JSON, as functions do in JavaScript. */
function plainData(_key: string, value: unknown): unknown {
  return typeof value === "object" && value !== null && !isRecord(value) && !Array.isArray(value) ? undefined : value;
}
