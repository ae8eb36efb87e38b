import type { Diagnostic } from "@lectern/contract";
import { filePath, isOutside } from "../source/config/site-path.ts";
import type { Frontmatter } from "../source/frontmatter/frontmatter-data.ts";
import { percentDecoded } from "../text/percent-decoding.ts";
import type { PlannedPage } from "./plan/site-plan.ts";

export interface NamedPictures {
  pages: readonly Pick<PlannedPage, "source" | "frontmatter">[];
  /** Text of a page's source file, asked for where something is to be said of it; null for a page that no file holds. */
  textOf: (source: string) => string | null;
  hasFile: (path: string) => boolean;
}

/** Says which pictures of shared links the frontmatter of pages names that are no file of the repository. */
export function pictureNotes({ pages, textOf, hasFile }: NamedPictures): Diagnostic[] {
  const isThere = (written: string) => {
    const path = filePath(written);
    const file = path.slice(1);
    return isOutside(path) || hasFile(file) || hasFile(percentDecoded(file.replace(/[?#].*$/s, "")));
  };
  return [...new Map(pages.map(({ source, frontmatter }) => [source, frontmatter]))].flatMap(([source, frontmatter]) =>
    picturesOf(frontmatter)
      .filter(({ written }) => !isThere(written))
      .map(({ ways, name, written }) => ({
        severity: "warning" as const,
        code: "missing-file",
        message: `${name} is ${JSON.stringify(written.slice(0, 200))}, and there is no such file in the repository`,
        hint: "Add the file, or correct the path",
        file: source,
        ...placeOf(textOf(source) ?? "", ways),
      })),
  );
}

interface NamedPicture {
  name: string;
  /** By which keys it may be written, the outermost first. */
  ways: readonly (readonly string[])[];
  written: string;
}

function picturesOf({ metatags, custom: { thumbnail } }: Frontmatter): NamedPicture[] {
  const named: NamedPicture[] = [];
  for (const group of ["og", "twitter"]) {
    const written = metatags[`${group}:image`];
    const ways = [
      [`${group}:image`],
      [group, "image", "url"],
      ["seo", "image", "url"],
      ["seo", "metatags", `${group}:image`],
    ];
    if (written) named.push({ name: `${group}:image`, ways, written });
  }
  const background = (thumbnail as Record<string, unknown> | null | undefined)?.background;
  if (typeof background === "string" && background !== "")
    named.push({ name: "thumbnail.background", ways: [["thumbnail", "background"]], written: background });
  return named;
}

/** Where the frontmatter has the innermost of the keys that a line begins with; its beginning where none does. */
function placeOf(text: string, ways: NamedPicture["ways"]): { line: number; column: number } {
  const lines = text.slice(0, text.indexOf("\n---", 3)).split("\n");
  for (const way of ways) {
    const place = find(lines, way);
    if (place) return place;
  }
  return { line: 1, column: 1 };
}

/** The place of the innermost key of a way that has a line; null where not even the outermost has one. */
function find(lines: readonly string[], way: readonly string[]): { line: number; column: number } | null {
  let found: { line: number; column: number } | null = null;
  for (const key of way) {
    const start: number = found?.line ?? 0;
    const depth: number = found?.column ?? 0;
    const end = lines.findIndex((line, index) => index >= start && /\S/.test(line) && indentOf(line) < depth);
    const inside = lines.slice(start, end < 0 ? lines.length : end);
    const at = inside.findIndex((line) => keyOf(line) === key && (depth > 0 || indentOf(line) === 0));
    if (at < 0) break;
    found = { line: start + at + 1, column: indentOf(inside[at] ?? "") + 1 };
  }
  return found;
}

/** The key that a line begins with, without its quotes. */
function keyOf(line: string): string | undefined {
  return /^\s*(["']?)(.*?)\1\s*:(?:\s|$)/.exec(line)?.[2];
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
