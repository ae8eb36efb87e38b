import type { Words } from "../../words/english.ts";

declare const lecternSearchWords: Words["search"];

/** What the search dialog says. `{query}`, `{count}` and `{tab}` stand for what was typed, found and chosen. */
export const words = lecternSearchWords;
