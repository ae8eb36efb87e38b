/** A key of a block of frontmatter, and its value. */
export interface YamlEntry {
  key: string;
  value: unknown;
  /** A number as it is written: `1.10` may be a version. */
  written?: string;
  /** Line in the block, from 1. */
  line: number;
  column: number;
}

/** What is wrong with a block, and where in it: lines and columns count from 1. */
export interface YamlFault {
  line: number;
  column: number;
  message: string;
}
