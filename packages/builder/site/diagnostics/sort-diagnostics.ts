import type { Diagnostic } from "@lectern/contract";
import { addToList } from "../../text/add-to-list.ts";
import { cutNames } from "../../text/cut-names.ts";

/** Diagnostics of one code that are kept: nobody reads more, and a repository may have a fault in each of its lines. */
export const mostOfCode = 1000;

/** Code of the line that stands in the place of all that were left out. */
export const moreDiagnostics = "more-diagnostics";

/**
 * Diagnostics sorted by file and place, so that the same content gives the same list; doubles are left out. Of each
 * code the first are kept, and a line that says how many more there are, at the place of the first of these.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map<string, Diagnostic>();
  for (const one of diagnostics.map(withShortNames))
    unique.set(`${one.file}\0${one.line}\0${one.column}\0${one.code}\0${one.message}`, one);
  const sorted = [...unique.values()].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
  return bounded(sorted);
}

function withShortNames(one: Diagnostic): Diagnostic {
  const message = cutNames(one.message);
  const hint = one.hint === undefined ? undefined : cutNames(one.hint);
  return message === one.message && hint === one.hint
    ? one
    : { ...one, message, ...(hint === undefined ? {} : { hint }) };
}

function bounded(sorted: Diagnostic[]): Diagnostic[] {
  if (sorted.length <= mostOfCode) return sorted;
  const counts = new Map<string, number>();
  const leftOut = new Map<string, Diagnostic[]>();
  const kept = sorted.filter((one) => {
    const count = (counts.get(one.code) ?? 0) + 1;
    counts.set(one.code, count);
    if (count <= mostOfCode) return true;
    addToList(leftOut, one.code, one);
    return false;
  });
  const rank = { error: 0, warning: 1, info: 2 } as const;
  for (const [code, more] of leftOut) {
    const worst = more.reduce((a, b) => (rank[b.severity] < rank[a.severity] ? b : a));
    const { file, line, column } = more[0] as Diagnostic;
    kept.push({
      severity: worst.severity,
      code: moreDiagnostics,
      message: `There are ${more.length} more of ${code}, from here on`,
      hint: `Mend the first ${mostOfCode}, and build again`,
      file,
      ...(line === undefined ? {} : { line }),
      ...(column === undefined ? {} : { column }),
    });
  }
  return kept;
}
