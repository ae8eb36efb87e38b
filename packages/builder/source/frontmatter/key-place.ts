/** Keys that lead to a value of the frontmatter, the outermost first. */
export type WayToKey = readonly string[];

/**
 * Where a page's frontmatter has a key, for what is told of it: the innermost key that a line begins with, by the first of
 * the ways that has one; its beginning where none does.
 * @param text the page as it is written
 */
export function placeOfKey(text: string, ways: readonly WayToKey[]): { line: number; column: number } {
  const lines = text.slice(0, text.indexOf("\n---", 3)).split("\n");
  for (const way of ways) {
    const place = find(lines, way);
    if (place) return place;
  }
  return { line: 1, column: 1 };
}

/** The place of the innermost key of a way that has a line; null where not even the outermost has one. */
function find(lines: readonly string[], way: WayToKey): { line: number; column: number } | null {
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
