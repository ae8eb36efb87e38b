import type english from "./en.json";

/** Everything that the controls of a site say in one language: a file for each, read where a page speaks it. */
export type Words = typeof english;
