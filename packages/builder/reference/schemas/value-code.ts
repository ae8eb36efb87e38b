import { inlineCode, type WrittenNode } from "../../content/index.ts";
import { jsonText } from "../exact-json.ts";
import { writtenNumber } from "./written-number.ts";

/** A value as code: a text without its quotes, unless nothing is between them, anything else as JSON. */
export function valueCode(value: unknown): WrittenNode {
  if (typeof value === "number") return inlineCode(writtenNumber(value));
  return inlineCode(typeof value === "string" && value !== "" ? value : (jsonText(value) ?? ""));
}

/** Values as code, with a text between them. */
export function valueCodes(values: readonly unknown[], between = ", "): WrittenNode[] {
  return values.flatMap((value, index) => [...(index === 0 ? [] : [between]), valueCode(value)]);
}
