import { type Words, wordsFor } from "./words.ts";

/** The names by which scripts know their words; each is bound to those of the page's language. */
const bindings: Record<string, (words: Words) => unknown> = {
  lecternControlWords: ({ controls }) => controls,
  lecternSearchWords: ({ search }) => search,
  lecternSearchUnreachable: ({ search }) => search.unreachable,
  lecternFeedbackWords: ({ feedback }) => feedback,
  lecternFormWords: ({ form }) => form,
  lecternResponseWords: ({ response }) => response,
};

/** Whether a script says anything. */
export function hasWords(script: string): boolean {
  return Object.keys(bindings).some((name) => script.includes(name));
}

/** A script of the reader's with the words that it uses, in the language of a BCP 47 tag. */
export function localizeScript(script: string, tag: string): string {
  const words = wordsFor(tag);
  const used = Object.entries(bindings).filter(([name]) => script.includes(name));
  const bound = used.map(([name, part]) => `const ${name}=${JSON.stringify(part(words))};`);
  // A block keeps the names from other scripts of the page.
  return `{${bound.join("")}${script.trimEnd()}}\n`;
}
