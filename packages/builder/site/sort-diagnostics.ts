import type { Diagnostic } from "@lectern/contract";

/** Diagnostics sorted by file and place, so that the same content gives the same list; doubles are left out. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map<string, Diagnostic>();
  for (const one of diagnostics)
    unique.set(`${one.file}\0${one.line}\0${one.column}\0${one.code}\0${one.message}`, one);
  return [...unique.values()].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
}
