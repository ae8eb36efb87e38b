import { inlineCode, type WrittenNode } from "../../content/index.ts";

/** A value as code: a text without its quotes, anything else as JSON. */
export function valueCode(value: unknown): WrittenNode {
  return inlineCode(typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
}

/** Values as code, with a text between them. */
export function valueCodes(values: readonly unknown[], between = ", "): WrittenNode[] {
  return values.flatMap((value, index) => [...(index === 0 ? [] : [between]), valueCode(value)]);
}
