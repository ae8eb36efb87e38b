import type { GeneratedPage } from "./generate-pages.ts";

/** A tab of the generated site and its sections. */
export interface Part {
  name: string;
  sections: { name: string; pages: readonly GeneratedPage[] }[];
}

/** The pages by part and section, in their order: what every tool's navigation is made of. */
export function outline(pages: readonly GeneratedPage[]): Part[] {
  return [...Map.groupBy(pages, ({ part }) => part)].map(([name, own]) => ({
    name,
    sections: [...Map.groupBy(own, ({ section }) => section)].map(([section, listed]) => ({
      name: section,
      pages: listed,
    })),
  }));
}

/** The first page of a part: where its tab leads. */
export function firstPage(part: Part): GeneratedPage {
  return part.sections[0]?.pages[0] as GeneratedPage;
}
