/** What stands between the commas of a text, without spaces around it; empty parts are none. */
export function commaSeparated(text: string): string[] {
  return text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}
