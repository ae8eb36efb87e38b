/** What stands between blank lines, as offsets in the source, in order. */
export function* blocksOf(source: string): Generator<[start: number, end: number]> {
  for (let start = 0; start < source.length; ) {
    const blank = source.indexOf("\n\n", start);
    const end = blank < 0 ? source.length : blank;
    yield [start, end];
    start = end + 2;
  }
}
