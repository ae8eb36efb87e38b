import { inlineCode, type WrittenNode } from "../../../content/index.ts";
import { jsonText } from "../../exact-json.ts";
import { writtenNumber } from "./written-number.ts";

/** A value as code: a text without its quotes, unless nothing is to be seen between them, anything else as JSON. */
export function valueCode(value: unknown): WrittenNode {
  return inlineCode(valueText(value));
}

/** A value as text: a text as it is, unless it is empty or white space alone, anything else as JSON. */
export function valueText(value: unknown): string {
  if (typeof value === "number") return writtenNumber(value);
  return typeof value === "string" && value.trim() !== "" ? value : (jsonText(value) ?? "");
}

/** Values as code, with a text between them. */
export function valueCodes(values: readonly unknown[], between = ", "): WrittenNode[] {
  return values.flatMap((value, index) => [...(index === 0 ? [] : [between]), valueCode(value)]);
}
