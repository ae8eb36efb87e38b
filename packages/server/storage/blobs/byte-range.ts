/**
 * The part of a blob that a range of inclusive positions names; an end behind the blob's is the blob's end, as in HTTP.
 * @throws RangeError when the range holds no byte of the blob.
 */
export function byteRange(range: { start: number; end: number }, size: number): { start: number; end: number } {
  const end = Math.min(range.end, size - 1);
  if (!Number.isSafeInteger(range.start) || range.start < 0 || range.start > end) {
    throw new RangeError(`The range ${range.start}-${range.end} is not within ${size} bytes`);
  }
  return { start: range.start, end };
}
