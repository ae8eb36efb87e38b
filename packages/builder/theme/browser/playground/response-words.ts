import type { Words } from "../../words/english.ts";

declare const lecternResponseWords: Words["response"];

/** What the playground says of an answer, or of why there is none. */
export const words = lecternResponseWords;
