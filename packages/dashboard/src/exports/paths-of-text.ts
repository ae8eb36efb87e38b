/** The page paths of a text with one in each line: trimmed, without empty lines and without repeats. */
export function pathsOfText(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ""))];
}
