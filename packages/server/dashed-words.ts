/**
 * The words of a text as labels of host names and slugs have them: lower-case letters and digits of ASCII, marks taken off
 * (`é` is `e`), one dash between words and none at the ends, at most `length` characters. Empty where the text has neither.
 */
export function dashedWords(text: string, length: number): string {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return words.replace(/^-/, "").slice(0, length).replace(/-$/, "");
}
