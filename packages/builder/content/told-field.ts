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
  parts: ToldField[];
}
