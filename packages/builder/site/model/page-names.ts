import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import type { ModelHead } from "./site-model.ts";

/** What a page is called and is about: what of its head an author may change without moving it. */
export function namesOf(
  title: string,
  { description, deprecated, keywords }: Frontmatter,
): Pick<ModelHead, "title" | "description" | "deprecated" | "keywords"> {
  return { title, description: description ?? "", deprecated, keywords };
}

/** The first words of a page, for lists where it has no description. */
export function summaryOf({ description }: Frontmatter, words: string): string {
  return description ? "" : words;
}
