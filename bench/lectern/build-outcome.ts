/** What a build prints when it is done. */
export interface BuildOutcome {
  pages: number;
  /** Pages whose body was rendered in this build. */
  rendered: number;
  /** Bytes of all served files. */
  bytes: number;
  errors: number;
  warnings: number;
}
