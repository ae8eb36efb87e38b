/** The address ranges of a text: separated by lines, commas or spaces. */
export function cidrsOfText(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== "");
}
