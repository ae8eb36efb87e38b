import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeFiles } from "../content/folders.ts";
import type { GeneratedPage } from "../content/generate-pages.ts";
import { outline } from "../content/outline.ts";
import { frontmatter } from "../content/page-text.ts";
import { addedParagraph, type Source } from "./source.ts";

/** The generated pages as a Lectern project: docs.json and MDX. */
export function generatedSource(pages: readonly GeneratedPage[]): Source {
  const changed = pages[Math.floor(pages.length / 2)] as GeneratedPage;
  return {
    write(folder) {
      const files: Record<string, string> = { "docs.json": docsJson(pages) };
      for (const page of pages) files[`${page.path}.mdx`] = frontmatter(page) + page.body;
      writeFiles(folder, files);
    },
    changePage: (folder, index) => appendFileSync(join(folder, `${changed.path}.mdx`), addedParagraph(index)),
    changeTitle: (folder, index) => writeFileSync(join(folder, "docs.json"), docsJson(pages, `Renamed ${index}`)),
  };
}

/** A tab for each part, a group for each section; `firstGroup` renames the first group of the navigation. */
function docsJson(pages: readonly GeneratedPage[], firstGroup?: string): string {
  const tabs = outline(pages).map((part) => ({
    tab: part.name,
    groups: part.sections.map(({ name, pages: listed }) => ({ group: name, pages: listed.map(({ path }) => path) })),
  }));
  const [group] = tabs[0]?.groups ?? [];
  if (group && firstGroup) group.group = firstGroup;
  return JSON.stringify({ name: "Generated", theme: "mint", colors: { primary: "#16664f" }, navigation: { tabs } });
}
