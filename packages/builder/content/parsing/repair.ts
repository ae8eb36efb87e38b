/** A change of the source that lets the parser go on: `text` replaces `source[start, end)`. */
export interface Repair {
  start: number;
  end: number;
  text: string;
  /** What was done, for the author. */
  message: string;
  hint: string;
  /** Offset of what it is about, where that is not where the parser stopped. */
  about?: number;
  /** A tag further down that white space takes the place of, with nothing to tell of it. */
  without?: { start: number; end: number };
}
