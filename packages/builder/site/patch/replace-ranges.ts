/** A range of a text, and what stands there instead. */
export interface Replacement {
  start: number;
  end: number;
  bytes: Uint8Array;
}

/**
 * A text that comes in windows, one after the other, with other bytes in some of its ranges, which are in order and none of
 * them empty. What it yields is to be taken before the next is asked for.
 */
export async function* replaceRanges(
  windows: AsyncIterable<Uint8Array>,
  replacements: readonly Replacement[],
): AsyncGenerator<Uint8Array> {
  let at = 0;
  let next = 0;
  for await (const window of windows) {
    const end = at + window.byteLength;
    let from = at;
    for (let one = replacements[next]; one && one.start < end; one = replacements[next]) {
      if (one.start > from) yield window.subarray(from - at, one.start - at);
      if (one.start >= at) yield one.bytes;
      from = Math.min(one.end, end);
      if (one.end > end) break;
      next++;
    }
    if (from < end) yield window.subarray(from - at);
    at = end;
  }
}
