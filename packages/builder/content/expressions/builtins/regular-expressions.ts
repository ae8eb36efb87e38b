import type { Budget } from "../budget.ts";
import { EvaluationFault } from "../fault.ts";
import { textOf } from "../values.ts";

/** Tries of one search at most. */
const triesMost = 1_600_000_000;
/** Longest text that a pattern is tried on. */
const lengthMost = 20_000;

/**
 * What bounds the cost of a search: each repetition multiplies it by the text's length, each choice by its ways. Of
 * alternatives only one is part of a way, so that the one with the most repetitions counts.
 */
interface PatternCost {
  repetitions: number;
  choices: number;
}

const escapeOrClass = /\\(?:[1-9]\d*|k<\w+>)|\\.|\[(?:\\.|[^\]\\])*\]/g;

/** The cost of a pattern; null for those not allowed: repeated groups, looking behind. */
function costOf(pattern: string): PatternCost | null {
  if (pattern.length > 200 || /\(\?<[=!]/.test(pattern)) return null;
  const plain = pattern
    // A reference back matches in one way, and compares as many signs as the text has: as much as one repetition.
    .replace(escapeOrClass, (sign) => (/^\\[1-9k]/.test(sign) ? "x+x" : "x"))
    .replace(/\(\?(?:[:=!]|<\w+>)/g, "(")
    // A group of a fixed length is repeated in one way only, like a single sign: `(\d{3})+`.
    .replace(/\((?:[^()|*+?{}]|\{\d+\})+\)(?=[*+{])/g, "x");
  if (/\)(?:[*+{])/.test(plain)) return null;
  // `a*?` is lazy, `a?` optional: a choice of two. What `|` parts within a group is a choice for all that follows.
  let choices = 2 ** (plain.replace(/[*+}?]\?/g, "").match(/\?/g)?.length ?? 0);
  choices *= 2 ** (plain.match(/\?\?/g)?.length ?? 0);
  const groups = [1];
  for (const sign of plain) {
    if (sign === "(") groups.push(1);
    else if (sign === "|") groups[groups.length - 1] = (groups.at(-1) as number) + 1;
    else if (sign === ")" && groups.length > 1) choices *= groups.pop() as number;
  }
  return { repetitions: repetitionsOf(plain), choices: choices + (groups[0] as number) };
}

/** The most repetitions on one way through a pattern without classes and escapes. */
function repetitionsOf(plain: string): number {
  const groups = [{ most: 0, own: 0 }];
  const close = () => {
    const { most, own } = groups.pop() as { most: number; own: number };
    return Math.max(most, own);
  };
  for (const [sign] of plain.matchAll(/[(|)*+]|\{\d+,?\d*\}/g)) {
    const group = groups.at(-1) as { most: number; own: number };
    if (sign === "(") groups.push({ most: 0, own: 0 });
    else if (sign === "|") Object.assign(group, { most: Math.max(group.most, group.own), own: 0 });
    else if (sign !== ")") group.own++;
    else if (groups.length > 1) {
      const inner = close();
      (groups.at(-1) as { own: number }).own += inner;
    }
  }
  return close();
}

/** How long a text a pattern may be tried on, so that its cost is bounded; 0 for patterns that are not allowed. */
export function textLengthFor(pattern: string): number {
  const cost = costOf(pattern);
  if (!cost || cost.repetitions > 3) return 0;
  const length = Math.floor((triesMost / cost.choices) ** (1 / (cost.repetitions + 1)));
  return length < 20 ? 0 : Math.min(length, lengthMost);
}

/**
 * The text of a value, if it is short enough for the pattern; its search is charged to the budget.
 * @throws {EvaluationFault} for a longer one
 */
export function textFor(value: unknown, pattern: unknown, budget: Budget): string {
  const text = textOf(value);
  const isPattern = pattern instanceof RegExp;
  const most = isPattern ? textLengthFor(pattern.source) : 200_000;
  if (text.length > most) throw new EvaluationFault("expression-limit", "this text is too long for this pattern");
  const cost = isPattern ? costOf(pattern.source) : null;
  if (cost) budget.work(text.length ** (cost.repetitions + 1) * cost.choices);
  return text;
}
