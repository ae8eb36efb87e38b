/**
 * The same text in memory of its own. A piece cut out of a large text keeps all of that text alive; pieces that are kept
 * longer than the text they come from are copied with this.
 */
export function flatText(text: string): string {
  return Buffer.from(text, "utf8").toString("utf8");
}
