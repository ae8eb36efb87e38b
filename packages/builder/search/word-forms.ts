/**
 * Arabic writes "the", alone or behind "and", "then", "by", "as" and "for", and "and" itself, as part of the word: prefixes
 * that the light stemmer of Larkey, Ballesteros and Connell (2007) takes off. Of a word as `fold` gives it.
 */
const article = /^(?:[وفبك]?ال|و?لل)(?=.{2})/u;
const conjunction = /^و(?=.{4})/u;

/** A word without what is written before it as a part of it; the word itself where there is nothing of the kind. */
export function withoutArticle(folded: string): string {
  return folded.replace(article, "");
}

/** The same where "and" counts too: it may as well be the word's first letter, so both forms are worth knowing. */
export function withoutPrefix(folded: string): string {
  const bare = withoutArticle(folded);
  return bare === folded ? folded.replace(conjunction, "") : bare;
}

/** Endings of words by language; letters as `fold` gives them. */
const endings = new RegExp(
  `(?:${[
    // English
    "ies|ing|ed|es|s|er|ment|ation",
    // Portuguese and Spanish: configuração and configurações, función and funciones
    "ciones|cion|coes|cao",
    // Russian and its neighbours: cases and numbers of nouns and adjectives
    "[аеиоуыюя]{1,2}[вмхи]?и?|ь|[оеы][гм][оу]",
    // Arabic: regular plurals, the feminine, "its"
    "ات|ون|ين|ها|ه",
  ].join("|")})$`,
  "u",
);
/** German, where much is left: Einstellungen. Without a look behind, which not all browsers of readers know. */
const germanPlural = /^(.{5,})en$/u;

/** What is left of a word without its ending: other forms of it begin with that. None where too little is left. */
export function stemOf(folded: string): string | null {
  if (folded.length < 4) return null;
  const stem = folded.replace(endings, "").replace(germanPlural, "$1");
  return stem.length < 3 || stem === folded ? null : stem;
}

const hangul = /^[\p{Script=Hangul}]+$/u;

/** Letters that a word has at least: in Korean two syllables are one, and particles are written behind it without a space. */
export function shortestWord(folded: string): number {
  return hangul.test(folded) ? 2 : 3;
}
