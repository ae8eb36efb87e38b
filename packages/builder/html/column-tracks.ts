const repeats: ReadonlyMap<string, string> = new Map([
  ["fill", "auto-fill"],
  ["fit", "auto-fit"],
]);

/**
 * Tracks of columns that are as many as find room, up to that number: `layout="fill"` leaves room for those that are not
 * there, `fit` stretches those that are. Undefined for columns of a fixed number. An author's style may set `--col-min-w`.
 */
export function columnTracks(layout: unknown, cols: number): string | undefined {
  const repeat = repeats.get(String(layout).trim().toLowerCase());
  const least = `max(var(--col-min-w,200px),calc(100%/${cols} - 1rem))`;
  return repeat && `repeat(${repeat},minmax(min(100%,${least}),1fr))`;
}
