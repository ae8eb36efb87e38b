import assert from "node:assert/strict";
import { test } from "node:test";
import { loadGrammars } from "../grammars.ts";
import { sourcesOf } from "../pattern-table.ts";
import { codeSamples } from "../testing/code-samples.ts";
import { analyzePattern, type PatternFacts } from "./analyze-pattern.ts";
import { convertPattern } from "./convert-pattern.ts";
import { holds, lineEnd, type PlaceSet } from "./pattern-sets.ts";

/** ASCII characters of a set, `$` for the end or the start of the line. */
function shown(set: PlaceSet): string {
  const characters = Array.from({ length: 128 }, (_, code) => code).filter((code) => holds(set, code));
  return String.fromCharCode(...characters) + (holds(set, lineEnd) ? "$" : "");
}

const word = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";

test("It is said of a pattern what its match begins with, and what stands before and after that", () => {
  const facts = (source: string) => analyzePattern(source, false) as PatternFacts;
  const second = (source: string) => shown(facts(source).second);
  const before = (source: string) => shown(facts(source).before);
  const all = shown(facts("a").before);
  assert.equal(all.length, 129);
  assert.equal(shown(facts("(?:a|b?c)").first), "abc");
  assert.equal(shown(facts("(?<$0_name>a|b)c").first), "ab");
  assert.equal(second("import"), "m");
  assert.equal(second("ab?c"), "bc");
  assert.equal(second("a+b"), "ab");
  assert.equal(second("(?:a|bc)d"), "cd");
  assert.equal(second("a?bc"), "bc");
  assert.equal(second("ab?"), all);
  assert.equal(second("(?:ab)?"), all);
  assert.equal(second("(?=ab)"), all);
  assert.equal(before("\\bif\\b"), [...all].filter((one) => !word.includes(one)).join(""));
  assert.equal(before("\\b\\("), word);
  assert.equal(before("\\b(?:a|\\()"), all);
  assert.equal(before("\\b(?:a|)b"), all);
  assert.equal(before("(?<=[,(]|=>|^return)\\s*x"), "(,>n");
  assert.equal(before("(?<=^|,)x"), ",$");
  assert.equal(before("(?<=a*)x"), all);
  assert.equal(before("(?<!\\.|::|[ab])x"), all.replace(/[.ab]/g, ""));
  assert.equal(before("(?<!\\b\\.)x"), all);
  assert.equal(before("(?<!a+)x"), all);
  assert.equal(before("(?<!.)x"), all);
  assert.equal(before("(?:(?<!a)x)?y"), all);
  assert.equal(before("(?:(?<=a)x|(?<=b)y)z"), "ab");
  assert.equal(before("x(?<=a)"), all);
  assert.equal(shown((analyzePattern("(?<!(?-i:a))x", true) as PatternFacts).before), all);
  assert.equal(before("^#"), "$");
  assert.equal(before("^#|x"), all);
});

for (const language of Object.keys(codeSamples)) {
  test(`What is said of the patterns of ${language} is so wherever they match`, () => {
    const lines = Object.values(codeSamples).flatMap((code) => code.split("\n"));
    const own = (codeSamples[language] as string).split("\n");
    // Every line of its own language, and some of others.
    const samples = [...own, ...lines.filter((_, index) => index % 9 === 0)].map((line) => `${line.slice(0, 120)}\n`);
    for (const source of new Set(sourcesOf(loadGrammars(language)))) {
      const converted = tryConvert(source);
      if (!converted?.ascii) continue;
      const { first, before, second, ascii } = converted;
      const pattern = new RegExp(ascii.source, ascii.ignoreCase ? "gi" : "g");
      for (const line of samples) {
        if (/[^\0-\x7f]/.test(line)) continue;
        pattern.lastIndex = 0;
        for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
          const { index } = match;
          const kind = (at: number) => (at < 0 || at >= line.length ? lineEnd : line.charCodeAt(at));
          const what = `${source} in ${JSON.stringify(line)} at ${index}`;
          if (first) assert.ok(holds(first, kind(index)), `first of ${what}`);
          if (before) assert.ok(holds(before, kind(index - 1)), `before ${what}`);
          if (second) assert.ok(holds(second, kind(index + 1)), `second of ${what}`);
          pattern.lastIndex = index + 1;
        }
      }
    }
  });
}

function tryConvert(source: string): ReturnType<typeof convertPattern> | null {
  try {
    return convertPattern(source);
  } catch {
    return null;
  }
}
