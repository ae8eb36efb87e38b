import assert from "node:assert/strict";
import { test } from "node:test";
import { loadGrammars } from "../grammars.ts";
import { sourcesOf } from "../pattern-table.ts";
import { ScannedLine } from "../scanned-line.ts";
import { codeSamples } from "../testing/code-samples.ts";
import { narrowKindsPattern } from "./ascii-pattern.ts";
import { kindOf } from "./character-kinds.ts";
import { type ConvertedPattern, convertPattern } from "./convert-pattern.ts";

/** Letters of all cases, marks, digits, numbers, signs and spaces. */
const others = [
  "é",
  "Ä",
  "ǅ",
  "例",
  "ʰ",
  "\u0301",
  "\u0345",
  "٣",
  "½",
  "Ⅷ",
  "Ⓐ",
  "‿",
  "—",
  "“",
  "€",
  "→",
  "\u00a0",
  "ª",
];

test("A character outside ASCII is replaced by one for all of its kind, and a line keeps its places", () => {
  assert.equal(kindOf(0xe9), kindOf(0xdf));
  assert.notEqual(kindOf(0xe9), kindOf(0xc9));
  const line = new ScannedLine("Größe 例\n");
  assert.equal(line.narrow?.length, line.content.length);
  assert.match(line.narrow ?? "", /^Gr[\x80-\xbf]{2}e [\x80-\xbf]\n$/);
  assert.equal(new ScannedLine("abc\n").narrow, "abc\n");
  assert.equal(line.until(3).narrow, line.narrow?.slice(0, 3));
});

test("A line with a character that is apart from its kind, or that has two places, is left as it is", () => {
  for (const text of ["\u212a", "\u017f", "\u2028", "\ufeff", "😀", "\ud800"]) {
    assert.equal(new ScannedLine(`a ${text}`).narrow, null);
  }
});

test("A pattern that tells characters of a kind apart, or compares text, is left as it is", () => {
  for (const source of ["[éè]", "a\\u{201c}", "[\\p{sc=Han}]", "(['\"]).*\\1", "(a(b))\\2", "“"]) {
    assert.equal(narrowKindsPattern(source, false), null, source);
  }
  assert.equal(narrowKindsPattern("(?:(?=(a*))\\1)b", false), "(?:(?=(a*))\\1)b");
  // Without regard to case, a combining mark counts as the letter iota.
  assert.equal(narrowKindsPattern("[\\p{L}]", true), null);
});

for (const language of Object.keys(codeSamples)) {
  test(`Patterns of ${language} find in such lines what they find in the lines themselves`, () => {
    const lines = (codeSamples[language] as string).split("\n").flatMap((line, index) => withOthers(line, index));
    let found = 0;
    for (const source of new Set(sourcesOf(loadGrammars(language)))) {
      const converted = tryConvert(source);
      if (!converted?.ascii?.hasKinds) continue;
      const { ascii, flags } = converted;
      const narrow = new RegExp(ascii.source, ascii.ignoreCase ? "dgi" : "dg");
      const whole = new RegExp(converted.source, flags.replace("y", ""));
      for (const text of lines) {
        const line = new ScannedLine(`${text.slice(0, 100)}\n`);
        if (line.narrow === null) continue;
        const expected = placesIn(whole, line.content);
        found += expected.length;
        assert.deepEqual(placesIn(narrow, line.narrow), expected, `${source} in ${JSON.stringify(text)}`);
      }
    }
    assert.ok(found > 0);
  });
}

/** The line with characters put before or in the place of others. */
function withOthers(line: string, seed: number): string[] {
  return [3, 5].map((step) =>
    [...line]
      .map((character, at) => {
        const other = others[(at + seed * step) % others.length] as string;
        return (at + seed) % step !== 0 ? character : at % 2 ? other : character + other;
      })
      .join(""),
  );
}

function placesIn(pattern: RegExp, text: string): unknown[] {
  pattern.lastIndex = 0;
  const places: unknown[] = [];
  for (let match = pattern.exec(text); match && places.length < 20; match = pattern.exec(text)) {
    places.push([...(match.indices ?? [])]);
    if (match[0] === "") pattern.lastIndex++;
  }
  return places;
}

function tryConvert(source: string): ConvertedPattern | null {
  try {
    return convertPattern(source, true);
  } catch {
    return null;
  }
}
