/** Where something stands in a text, from 1. */
export interface LinePlace {
  line: number;
  column: number;
}

/** Where something stands in a file. */
export interface Place extends LinePlace {
  file: string;
}

/** Whether both are the same file, line and column. */
export function isSamePlace(a: Place, b: Place): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}
