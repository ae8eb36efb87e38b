import type { Words } from "../words/english.ts";

declare const lecternControlWords: Words["controls"];
declare const lecternSearchUnreachable: Words["search"]["unreachable"];

/** What the controls on a content page say, in its language: bound to the script when the site is built. */
export const words = lecternControlWords;

/** What the buttons of the search say when the dialog cannot be loaded. */
export const searchUnreachable = lecternSearchUnreachable;
