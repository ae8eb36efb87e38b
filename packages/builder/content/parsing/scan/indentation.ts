const tabWidth = 4;

/** What begins the lines of a quotation, of one within others too. */
export const quotation = /^[ \t]*>(?:[ \t]{0,3}>)* ?/;

/** The shortest beginning of white space that reaches a column. */
export function beginning(indent: string, column: number): string {
  let end = 0;
  while (widthOf(indent.slice(0, end)) < column) end++;
  return indent.slice(0, end);
}

/** Columns that white space and what else begins a line take. */
export function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += sign === "\t" ? tabWidth - (width % tabWidth) : 1;
  return width;
}

/** What the next line of a block begins with, from what its first begins with. */
export function continuation(before: string): string {
  const markers = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)]|>)[ \t]+)*/.exec(before)?.[0] ?? "";
  return markers.replace(/[^\s>]/g, " ");
}
