/** Languages that the controls drawn by scripts speak; every other page hears English. */
type Language = "de" | "es" | "fr" | "ja" | "pt" | "zh";

/**
 * The words of a part in the language of the page. A table holds one line for each text: English first, then the
 * others in the order of `order`, so that a missing one is a type error.
 */
export function wordsOf<Key extends string>(table: Record<Key, Line>): Record<Key, string> {
  const language = document.documentElement.lang.slice(0, 2).toLowerCase();
  const at = order.indexOf(language as Language) + 1;
  return Object.fromEntries(Object.entries<Line>(table).map(([key, line]) => [key, line[at]])) as Record<Key, string>;
}

const order: readonly Language[] = ["de", "es", "fr", "ja", "pt", "zh"];

/** English, German, Spanish, French, Japanese, Portuguese, Chinese. */
export type Line = readonly [string, string, string, string, string, string, string];
