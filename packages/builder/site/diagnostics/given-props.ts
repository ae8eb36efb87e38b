import type { Diagnostic } from "@lectern/contract";

/** What one page is made of, and what rendering it found. */
interface RenderedPage {
  source: string;
  /** Other source files it is made of. */
  uses: readonly string[];
  diagnostics: readonly Diagnostic[];
}

/** Whether it tells of a prop that a component lacks, or of a name in a snippet that no use on one page gives. */
export function isMissingProp({ code }: Diagnostic): boolean {
  return code === "missing-prop";
}

/**
 * What rendering the pages found, without the props of snippets that are only left out: where a page that shows the
 * file too does not miss the name, it gives it.
 */
export function withoutGivenProps(pages: readonly RenderedPage[]): Diagnostic[] {
  const all = pages.flatMap(({ diagnostics }) => diagnostics);
  const missing = pages.map(({ diagnostics }) => diagnostics.filter(isMissingProp));
  const files = new Set(missing.flat().map(({ file }) => file));
  if (files.size === 0) return all;
  const missed = new Map<string, number>();
  for (const name of missing.flatMap((ofPage) => [...new Set(ofPage.map(nameOf))]))
    missed.set(name, (missed.get(name) ?? 0) + 1);
  const shown = new Map<string, number>();
  for (const { source, uses } of pages)
    for (const file of new Set([source, ...uses])) if (files.has(file)) shown.set(file, (shown.get(file) ?? 0) + 1);
  return all.filter((one) => !isMissingProp(one) || missed.get(nameOf(one)) === shown.get(one.file));
}

function nameOf({ file, line, column, message }: Diagnostic): string {
  return `${file}\0${line}\0${column}\0${message}`;
}
