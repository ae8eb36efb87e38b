/** A part of a content. */
export interface ByteRange {
  /** First and last byte, counted from 0, both included. */
  start: number;
  end: number;
}

/**
 * The part that a `Range` header asks for of a content of `size` bytes. "whole" for no header, for another unit, for
 * what is no range, and for more than one range, which a server need not honour; "unsatisfiable" when no byte of it is.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | "whole" | "unsatisfiable" {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return "whole";
  const [first, last] = [match[1] as string, match[2] as string];
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "unsatisfiable" : { start, end };
}
