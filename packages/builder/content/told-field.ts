/** What a field of a page says of a request or of its answer, and the fields within it: samples are made of them. */
export interface ToldField {
  /** The prop that names it: `query`, `path`, `body`, `header` or `cookie`; empty for a field of the answer. */
  location: string;
  name: string;
  /** As it is written: `string[]`. */
  type: string;
  required: boolean;
  /** `default`; undefined where there is none. */
  fallback: unknown;
  /** `initialValue`, with which the form begins; undefined where there is none. */
  initial: unknown;
  parts: ToldField[];
}

/** Words above the answer to a request that failed: `422`, `4XX`, `Error response`. */
const failure = /(?:^|\D)[45](?:\d\d|xx)(?!\d)|\b(?:error|fail)/i;

/**
 * Takes away the fields of answers that were told under such words, behind the first `known` of them: they are no part of
 * what a request is answered with when all is well, which samples are made of.
 */
export function forgetFailures(fields: ToldField[] | null, known: number, words: string): void {
  if (!fields || fields.length === known || !failure.test(words)) return;
  fields.push(...fields.splice(known).filter(({ location }) => location !== ""));
}
