/**
 * Parts of the grammars' patterns that can take the same text in many ways, so that a line which does not match in the
 * end costs twice as much with every character; each with a part that takes the same text in one way. Oniguruma gives
 * up after some millions of steps; an expression of JavaScript goes on for hours.
 */
export const linearParts: readonly (readonly [part: string, linear: string])[] = [
  // Go's fields of a struct in one line: words that may end anywhere, one or more of them.
  [
    '(?:\\s*(?:(?:\\w+,\\s*)+{0,1}\\w+\\s+)?(?:\\s*[]*\\[]+{0,1}(?:<-\\s*)?\\bchan\\b(?:\\s*<-)?\\s*)+{0,1}[^"/`\\s]+;?)+',
    '[^"/`]*[^"/`\\s]',
  ],
  // Where a word of C++ may begin or end: several ways to say so of the same place.
  ["(?<=\\W)|(?=\\W)|^|", "(?=(?<=\\W)|\\W|^)|"],
  // Mermaid's names with dots, which count as letters as well.
  ["[.\\w]+(?:\\.[.\\w]+)*", "[.\\w]+"],
  // V's numbers: digits that may end anywhere, one or more times.
  ["([0-9]+(_?))+(\\.)", "([0-9]+(?![0-9])(_?))+(\\.)"],
  // Escapes of Less: a character, or one that is no hexadecimal digit.
  ["(?:\\N|\\H|", "(?:\\N|\\n|"],
];

/** A pattern of Oniguruma's syntax that matches the same as this one, without trying it in many ways. */
export function linearPattern(source: string): string {
  return linearParts.reduce((text, [part, linear]) => text.replaceAll(part, () => linear), source);
}
