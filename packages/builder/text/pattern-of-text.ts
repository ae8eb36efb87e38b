/** The source of a pattern that finds a text as it is written. */
export function patternOfText(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
