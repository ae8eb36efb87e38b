/** Section numbers are given to a page by this many, so that a page may change without moving all others. */
export const roomStep = 8;
/** The largest digit: a page with more room has several of them. */
const largest = 35;

/** How many numbers of sections each page, or file, takes, a digit each: the least that tells which section is of which. */
export function encodeRooms(rooms: readonly number[]): string {
  let text = "";
  for (const room of rooms) {
    let left = room / roomStep;
    for (; left >= largest; left -= largest) text += "z";
    text += left.toString(36);
  }
  return text;
}

/** The number of the first section of each page, or file, in rising order. */
export function firstSections(rooms: string): number[] {
  const firsts: number[] = [];
  let next = 0;
  let isNew = true;
  for (const digit of rooms) {
    if (isNew) firsts.push(next);
    next += Number.parseInt(digit, 36) * roomStep;
    isNew = digit !== "z";
  }
  return firsts;
}

/** The place of the last number that is not above another one: the page, or file, of a section. */
export function pageOf(firsts: readonly number[], section: number): number {
  let low = 0;
  let high = firsts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((firsts[middle] as number) <= section) low = middle;
    else high = middle - 1;
  }
  return low;
}
