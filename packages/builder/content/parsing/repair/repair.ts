/** What takes the place of a part of the source: `text` replaces `source[start, end)`. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

/** A change of the source that lets the parser go on. */
export interface Repair extends Change {
  /** What was done, for the author. */
  message: string;
  hint: string;
  /** Offset of what it is about, where that is not where the parser stopped. */
  about?: number;
  /** Changes elsewhere that belong to it, with nothing to tell of them; they leave the number of lines alone. */
  also?: readonly Change[];
}

/** White space in the place of a tag, which keeps all else in its place. */
export function withoutTag(source: string, start: number, end: number): Change {
  return { start, end, text: source.slice(start, end).replace(/[^\n]/g, " ") };
}

/** Sorts repairs from the start of the source to its end. */
export function byStart(one: Repair, other: Repair): number {
  return one.start - other.start;
}
