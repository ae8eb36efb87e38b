import type { ConvertedPattern } from "./convert-pattern.ts";

/** Where a group begins and ends that took no part, as Oniguruma says it. */
export const absentPlace = 0xffffffff;

/**
 * Start and end of a match and of each of its groups, `absentPlace` for one that took no part. Of the groups in the
 * converted pattern some are the converter's own: hidden, or what they took counts as taken by another.
 */
export function groupPlaces(indices: RegExpIndicesArray, options: ConvertedPattern["options"]): number[] {
  const places: number[] = [];
  /** By number in the converted pattern: the number that the grammar knows. */
  const numbers: number[] = [];
  for (const [group, place] of indices.entries()) {
    const [start, end] = place ?? [absentPlace, absentPlace];
    numbers.push(places.length / 2);
    if (!options?.hiddenCaptures?.includes(group)) places.push(start, end);
    if (place === undefined) continue;
    for (const [to, from] of options?.transfers ?? []) {
      if (!from.includes(group)) continue;
      const at = 2 * (numbers[to] as number);
      places[at] = start;
      places[at + 1] = end;
    }
  }
  return places;
}
