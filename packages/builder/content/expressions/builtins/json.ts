import { withoutMarks } from "../../../html/marks.ts";
import { EvaluationFault, errorFault } from "../fault.ts";
import type { Interpreter } from "../interpreter.ts";
import { isFunction, isRecord, record, WithText } from "../values.ts";
import { itemsOf } from "./constructed.ts";

/** The value that a text of JSON says; `revive` sees each part of it and answers what is to stand there. */
export function parseJson(text: string, interpreter: Interpreter, revive?: unknown): unknown {
  const { budget } = interpreter;
  budget.textOf(text.length);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""), (key, value) => {
      budget.step();
      const data = ofContent(value);
      return isFunction(revive) ? interpreter.call(revive, [withoutMarks(key), data]) : data;
    });
  } catch (error) {
    if (error instanceof EvaluationFault) throw error;
    throw errorFault("SyntaxError", "this is not JSON");
  }
}

/** The same value as one that content may read. */
function ofContent(value: unknown): unknown {
  if (typeof value === "string") return withoutMarks(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return record(Object.entries(value).map(([key, item]) => [withoutMarks(key), item] as const));
}

/** How a value is written as JSON: the signs or spaces of a level, and what decides about each part. */
export interface JsonOptions {
  indent?: number | string;
  /** A function that answers what is to stand in place of a part, or the names that are kept. */
  replacer?: unknown;
}

/** A value as JSON; what has no place in it is left out. */
export function jsonText(value: unknown, interpreter: Interpreter, { indent, replacer }: JsonOptions = {}): string {
  const { budget } = interpreter;
  const kept = Array.isArray(replacer) ? new Set(replacer.map(String)) : null;
  const written = function (this: unknown, key: string, item: unknown) {
    budget.step();
    if (kept && key !== "" && isRecord(this) && !kept.has(key)) return undefined;
    const data = toJson(item, interpreter);
    return plainData(isFunction(replacer) ? interpreter.call(replacer, [key, data], null, this) : data);
  };
  try {
    return budget.text(JSON.stringify(value, written, indent) ?? "undefined");
  } catch (error) {
    // The engine's own words name its constructors, over several lines.
    if (!(error instanceof TypeError)) throw error;
    const what = /circular/i.test(error.message) ? "a value that holds itself" : "an integer of any length";
    throw new EvaluationFault("expression-error", `${what} cannot be written as JSON`);
  }
}

/** What a value says of itself: a date and an address as text, an object as its `toJSON` answers. */
function toJson(value: unknown, interpreter: Interpreter): unknown {
  if (value instanceof WithText) return value.json();
  if (!isRecord(value) || !Object.hasOwn(value, "toJSON") || !isFunction(value.toJSON)) return value;
  return interpreter.call(value.toJSON, [], null, value);
}

/** Functions and elements are not data and vanish from JSON, as functions do in JavaScript; of a collection nothing is left. */
function plainData(value: unknown): unknown {
  if (typeof value !== "object" || value === null || isRecord(value) || Array.isArray(value)) return value;
  return itemsOf(value) ? {} : undefined;
}
