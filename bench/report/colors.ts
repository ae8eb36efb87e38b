import type { ColorResult } from "../colors/compare-colors.ts";
import { table, whole } from "./format.ts";

/** What share of the reference's tokens has its colours, in percent. */
export function colorShare({ tokens, equal }: ColorResult): number {
  return tokens === 0 ? 100 : (equal / tokens) * 100;
}

/** Markdown: a row a site, with the five languages in which most tokens differ. */
export function colorTable(results: readonly ColorResult[]): string {
  const lines = results.map((result) => [
    result.name,
    result.differing
      .slice(0, 5)
      .map(([language, tokens]) => `${language} ${whole(tokens)}`)
      .join(", ") || "none",
    whole(result.blocks),
    whole(result.tokens),
    percent(colorShare(result)),
  ]);
  return table(["site", "tokens that differ", "blocks", "tokens", "equal"], lines, 2);
}

/** Never rounded up to what it is not. */
export function percent(value: number): string {
  return `${(Math.floor(value * 100) / 100).toFixed(2)} %`;
}
