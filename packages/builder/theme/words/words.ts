import { readFileSync } from "node:fs";
import type { Words } from "./english.ts";

export type { Words } from "./english.ts";

/** Languages that have a file, by its name. */
export const wordsLanguages = [
  ...["ar", "ca", "cs", "da", "de", "en", "es", "fi", "fr", "he", "hi", "hu", "id", "it", "ja", "ko", "lv", "nl", "no"],
  ...["pl", "pt", "pt-BR", "ro", "ru", "sv", "tr", "uk", "uz", "vi", "zh", "zh-Hant"],
];

const aliases: Record<string, string> = { nb: "no", nn: "no", iw: "he", in: "id" };

/** The language in which the controls speak on a page of a BCP 47 tag: its own, one that its readers read, else English. */
export function wordsLanguage(tag: string): string {
  const [first = "", ...rest] = tag.toLowerCase().split("-");
  if (first === "zh" && rest.some((one) => ["hant", "tw", "hk", "mo"].includes(one))) return "zh-Hant";
  if (first === "pt" && rest.includes("br")) return "pt-BR";
  const language = (Object.hasOwn(aliases, first) && aliases[first]) || first;
  return wordsLanguages.includes(language) ? language : "en";
}

const read = new Map<string, Words>();

/** The words for a BCP 47 tag. */
export function wordsFor(tag: string): Words {
  const language = wordsLanguage(tag);
  let words = read.get(language);
  if (!words) {
    words = JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), "utf8")) as Words;
    read.set(language, words);
  }
  return words;
}
