/** Where something stands in a file, from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** Whether both are the same file, line and column. */
export function isSamePlace(a: Place, b: Place): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}
