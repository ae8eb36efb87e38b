import { repairedSigns } from "../hidden/repaired-signs.ts";
import { closingBrace } from "../scan/closing-brace.ts";
import type { Change } from "./repair.ts";

/** An expression of nothing, or of a remark to the end of its line. MDX shows none of it. */
const emptyBraces = /\{(?=\s*(?:\/\/[^\n]*\s*)?\})/g;

/** Within braces that are text, those that would show nothing: data as `{"a": {}}`, which its author wrote to be read. */
export function emptyBracesIn(source: string, at: number): Change[] {
  const end = closingBrace(source, at);
  if (end < 0) return [];
  return Array.from(source.slice(at + 1, end).matchAll(emptyBraces), ({ index }) => {
    const start = at + 1 + index;
    return { start, end: start + 1, text: repairedSigns.brace };
  });
}
