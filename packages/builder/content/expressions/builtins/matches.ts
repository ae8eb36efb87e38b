import { record } from "../values.ts";

/** A match as a plain list that, like JavaScript's, also knows where it was found. */
export function listOfMatch(match: RegExpMatchArray | null): string[] | null {
  if (!match) return null;
  const { index, groups } = match;
  if (index === undefined) return [...match];
  return Object.assign([...match], { index, ...(groups ? { groups: record(Object.entries(groups)) } : {}) });
}
