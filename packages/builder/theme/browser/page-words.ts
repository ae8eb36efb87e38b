import type { Words } from "../words/english.ts";

declare const lecternControlWords: Words["controls"];

/** What the controls on a content page say, in its language: bound to the script when the site is built. */
export const words = lecternControlWords;
