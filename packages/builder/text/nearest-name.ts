import { typingErrors } from "./edit-distance.ts";

/** The one of the names that was most likely meant by one that is not among them; undefined when none is near. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const most = written.length < 5 ? 1 : 2;
  if (written.length > 60) return undefined;
  return names
    .filter((name) => Math.abs(name.length - written.length) <= most)
    .map((name) => ({ name, errors: typingErrors(written.toLowerCase(), name.toLowerCase(), most) }))
    .filter(({ errors }) => errors <= most)
    .sort((a, b) => a.errors - b.errors)[0]?.name;
}
