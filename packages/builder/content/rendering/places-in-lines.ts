import type { Diagnostic } from "@lectern/contract";

/** A text of a file, and the line of the file at which it begins. */
interface FileText {
  text: string;
  firstLine: number;
}

/**
 * Moves the columns that lie beyond the end of their lines to that end: a repair may have joined a line with those below it, and
 * no editor goes to such a place.
 */
export function keepInLines(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => FileText | undefined,
): Diagnostic[] {
  const known = new Map<string, { lines: string[]; firstLine: number } | null>();
  return diagnostics.map((one) => {
    const { file, line = 1, column = 1 } = one;
    if (column === 1) return one;
    let found = known.get(file);
    if (found === undefined) {
      const given = textOf(file);
      found = given ? { lines: given.text.split("\n"), firstLine: given.firstLine } : null;
      known.set(file, found);
    }
    const written = found?.lines[line - found.firstLine];
    return written === undefined || column <= written.length + 1 ? one : { ...one, column: written.length + 1 };
  });
}
