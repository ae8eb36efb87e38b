/** Documentation to build with Lectern, and the changes to it that the bench makes. */
export interface Source {
  /** Writes all of it into an empty folder. */
  write(folder: string): void;
  /** Adds a paragraph to a page of the navigation. */
  changePage(folder: string, index: number): void;
  /** Renames the first group of the navigation; null where it has none. */
  changeTitle: ((folder: string, index: number) => void) | null;
}

/** A site of which a part can be built: its first so many pages. */
export interface SizedSource {
  name: string;
  /** Pages that it has; null for as many as are asked for. */
  count: number | null;
  sized(pages: number): Source;
}

/** What is added to a page, by every tool. */
export function addedParagraph(index: number): string {
  return `\n\nA paragraph that was added later, number ${index}.\n`;
}
