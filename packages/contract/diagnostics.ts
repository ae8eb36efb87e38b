/**
 * A complaint about content: what is wrong, where, and what to do. Lines and columns count from 1; the
 * column counts UTF-16 code units, as editors do.
 */
export interface Diagnostic {
  severity: "error" | "warning" | "info";
  /** Stable, kebab-case: `unknown-component`, `missing-page`. */
  code: string;
  message: string;
  /** Path in the source tree, with forward slashes. */
  file: string;
  line?: number;
  column?: number;
  /** What the author can do about it. */
  hint?: string;
}
