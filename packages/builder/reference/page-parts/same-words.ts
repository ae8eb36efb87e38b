/**
 * Whether two texts say the same: lines that end elsewhere, capitals, signs of code and of emphasis, and a full stop make
 * no difference. Generators write the words of a name as its description, and those of a list as those of its items.
 */
export function sameWords(one: string, other: string): boolean {
  return one === other || wordsOf(one) === wordsOf(other);
}

function wordsOf(text: string): string {
  const words = text.replace(/[\s*_`]+/g, "").toLowerCase();
  return words.replace(/[.!]$/, "") || text;
}
