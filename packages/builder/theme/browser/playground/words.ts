import type { Words } from "../../words/english.ts";

declare const lecternFormWords: Words["form"];

/** What the form of the playground says. */
export const words = lecternFormWords;
