import { EvaluationFault } from "./fault.ts";
import { textOf } from "./values.ts";

/** Longest text by the number of repetitions in a pattern: each multiplies what a search may cost by the text's length. */
const lengths = [20_000, 20_000, 1000, 200];

/**
 * How long a text a pattern may be tried on, so that its cost is bounded; 0 for patterns that are not allowed: repeated
 * groups, references back, looking behind, and more than three repetitions.
 */
export function textLengthFor(pattern: string): number {
  if (pattern.length > 200 || /\\[1-9k]|\(\?<[=!]/.test(pattern)) return 0;
  const plain = pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, "x").replace(/\(\?[:=!]/g, "(");
  if (/\)(?:[*+{])/.test(plain)) return 0;
  const repetitions = plain.match(/[*+]|\{\d+,?\d*\}/g)?.length ?? 0;
  return lengths[repetitions] ?? 0;
}

/** The text of a value, if it is short enough for the pattern. */
export function textFor(value: unknown, pattern: unknown): string {
  const text = textOf(value);
  const most = pattern instanceof RegExp ? textLengthFor(pattern.source) : 200_000;
  if (text.length > most) throw new EvaluationFault("expression-limit", "this text is too long for this pattern");
  return text;
}
