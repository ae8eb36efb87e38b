import { type Words, wordsFor } from "../words/words.ts";

/** The words of the page's own controls for a BCP 47 tag. */
export function textsFor(language: string): Words["page"] {
  return wordsFor(language).page;
}

/** Whether a language is written from right to left. */
export function isRightToLeft(language: string): boolean {
  return /^(ar|arc|ckb|dv|fa|he|iw|ks|ku-arab|ps|sd|syr|ug|ur|yi)(-|$)/i.test(language);
}
