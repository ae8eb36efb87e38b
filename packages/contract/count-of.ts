/** `1 page`, `2 pages`: a count and what it counts, a noun whose plural ends in `s`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
