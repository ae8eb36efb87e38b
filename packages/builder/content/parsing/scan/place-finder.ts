/** Tells line and column of offsets, which must not become smaller from one question to the next. */
export function placeFinder(text: string): (offset: number) => { line: number; column: number } {
  let line = 1;
  let start = 0;
  let end = text.indexOf("\n");
  return (offset) => {
    while (end >= 0 && end < offset) {
      line++;
      start = end + 1;
      end = text.indexOf("\n", start);
    }
    return { line, column: offset - start + 1 };
  };
}
