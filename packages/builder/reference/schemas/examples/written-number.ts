/**
 * A number as specifications write it. The limits of 64 bits lie beyond what a number of JavaScript tells apart: read as
 * 2^63 and 2^64, they are nearly always the greatest values of `int64` and `uint64`.
 */
export function writtenNumber(value: number | bigint): string {
  if (typeof value === "bigint") return String(value);
  if (Number.isSafeInteger(value) || !Number.isInteger(value) || Math.abs(value) >= 1e21) return String(value);
  const exact = BigInt(value);
  return String(exact === 2n ** 63n || exact === 2n ** 64n ? exact - 1n : exact);
}
