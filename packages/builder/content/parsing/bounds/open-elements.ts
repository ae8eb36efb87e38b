import { tagsOf, type WrittenTag } from "../scan/written-tags.ts";

/** Elements open at once at most: the native parser's time grows with their square. */
export const openMost = 1000;

/**
 * How many elements are open at once to the parser where most are, by a count that knows no code. No element ends by the end of one
 * that stands around it.
 */
export function openAtOnce(source: string): number {
  const open: string[] = [];
  let most = 0;
  for (const tag of tagsOf(source)) {
    follow(open, tag);
    if (open.length > most) most = open.length;
  }
  return most;
}

/** How many elements are open behind each tag, and where it begins. */
export function* openAtTags(source: string): Generator<{ start: number; count: number }, undefined> {
  const open: string[] = [];
  for (const tag of tagsOf(source)) {
    follow(open, tag);
    yield { start: tag.start, count: open.length };
  }
}

function follow(open: string[], { name, kind }: WrittenTag): void {
  if (kind === "open") open.push(name);
  else if (kind === "end" && open.at(-1) === name) open.pop();
}
