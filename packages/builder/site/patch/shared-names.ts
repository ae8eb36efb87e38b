import type { BodyRecord, PageRecord } from "../cache/page-record.ts";

/** Names that a page uses and that are said once for the whole site, in its stylesheets and scripts. */
const kinds = ["classes", "styles", "scripts", "features"] as const;

/** How many pages use a name, by kind and name. */
export type NameCounts = Map<string, number>;

type Named = Pick<BodyRecord, (typeof kinds)[number]>;

/** Adds the names that a body uses to the counts (`step` 1), or takes them off (-1). */
export function countNames(counts: NameCounts, body: Named, step: 1 | -1): void {
  for (const kind of kinds) {
    for (const name of new Set(body[kind].split(" "))) {
      const key = `${kind} ${name}`;
      counts.set(key, (counts.get(key) ?? 0) + step);
    }
  }
}

/** Whether two bodies use the same names, in the same order. */
export function hasSameNames(before: Named, after: Named): boolean {
  return kinds.every((kind) => before[kind] === after[kind]);
}

/**
 * Whether the names that the site uses are still those of the last whole build, though some of its pages use others: a
 * name that others use comes and goes with a page and changes no file of the site.
 * @param counts of the whole build.
 */
export function holdsNames(
  counts: ReadonlyMap<string, number>,
  pages: ReadonlyMap<string, PageRecord>,
  before: (source: string) => BodyRecord | null,
): boolean {
  const changes: NameCounts = new Map();
  for (const [source, { body }] of pages) {
    const old = before(source);
    if (old) countNames(changes, old, -1);
    if (body) countNames(changes, body, 1);
  }
  for (const [key, change] of changes) {
    const count = counts.get(key) ?? 0;
    if (count > 0 !== count + change > 0) return false;
  }
  return true;
}
