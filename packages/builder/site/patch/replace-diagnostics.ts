import type { Diagnostic } from "@lectern/contract";
import { moreDiagnostics, mostOfCode, sortDiagnostics } from "../diagnostics/sort-diagnostics.ts";

/**
 * The diagnostics of a site of which some pages have changed, as `sortDiagnostics` would give them for the whole of it.
 * @param last those of the site before.
 * @param gone those of the changed pages before, and `come` those of today.
 * @returns null where the list does not say what takes the place of one that is gone, since it was cut.
 */
export function replaceDiagnostics(
  last: readonly Diagnostic[],
  gone: readonly Diagnostic[],
  come: readonly Diagnostic[],
): Diagnostic[] | null {
  return replaceUnique(last, unique(gone), unique(come));
}

/** Pages that are made of one file have the same faults there, which are told once. */
function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [nameOf(one), one])).values()];
}

function replaceUnique(
  last: readonly Diagnostic[],
  gone: readonly Diagnostic[],
  come: readonly Diagnostic[],
): Diagnostic[] | null {
  const isMore = ({ code }: Diagnostic) => code === moreDiagnostics;
  const more = last.filter(isMore);
  const listed = last.filter((one) => !isMore(one));
  if (more.length === 0) {
    const left = without(listed, gone);
    return left && sortDiagnostics([...left, ...come]);
  }
  const counts = new Map<string, number>();
  for (const { code } of listed) counts.set(code, (counts.get(code) ?? 0) + 1);
  const names = new Set(listed.map(nameOf));
  const going: Diagnostic[] = [];
  const coming: Diagnostic[] = [];
  const groupOf = ({ code, file }: Diagnostic) => `${code}\0${file}`;
  const before = Map.groupBy(gone, groupOf);
  const after = Map.groupBy(come, groupOf);
  for (const group of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(group) ?? [], after.get(group) ?? []];
    const { code, file } = (old[0] ?? now[0]) as Diagnostic;
    const isCut = (counts.get(code) ?? 0) >= mostOfCode;
    const found = old.filter((one) => names.has(nameOf(one))).length;
    // As many in the same file leave all others where they were, unless the cut goes through them.
    if (isCut && (old.length !== now.length || more.some((one) => one.file === file))) return null;
    if (isCut && found === 0) continue;
    going.push(...old);
    coming.push(...now);
  }
  const left = without(listed, going);
  return left && [...sortDiagnostics([...left, ...coming]), ...more];
}

/** The diagnostics without those of the list, each as often as it stands there; null where one is not among them. */
function without(diagnostics: readonly Diagnostic[], gone: readonly Diagnostic[]): Diagnostic[] | null {
  const left = new Map<string, number>();
  for (const one of gone) left.set(nameOf(one), (left.get(nameOf(one)) ?? 0) + 1);
  const kept = diagnostics.filter((one) => {
    const count = left.get(nameOf(one)) ?? 0;
    if (count > 0) left.set(nameOf(one), count - 1);
    return count === 0;
  });
  return kept.length === diagnostics.length - gone.length ? kept : null;
}

function nameOf({ severity, code, message, file, line, column, hint }: Diagnostic): string {
  return JSON.stringify([severity, code, message, file, line, column, hint]);
}
