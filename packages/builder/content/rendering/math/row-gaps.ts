/** The room below each row that its author asks for (`\\[2em]`), of one table, as lengths of CSS; null for none. */
export type RowGaps = readonly (string | null)[];

interface Length {
  number: number;
  unit: string;
}

/** Units of TeX that CSS has; what it has not is counted in points, but for `mu`, an eighteenth of an em. */
const units = new Set(["em", "ex", "pt", "pc", "mm", "cm", "in", "px"]);

/** More room than any row needs, in its unit. */
const most = 50;

/** Whether a formula may ask for room between rows. */
export function asksForRoom(tex: string): boolean {
  return /(?:\\\\\*?|\\cr|\\newline)\s*\[/.test(tex);
}

/**
 * The rooms between the rows of a formula, of each table in the order in which they begin: the MathML of KaTeX has nothing of
 * them. What has a number or a tag stands in a table of its own.
 * @param parsed what KaTeX reads a formula as.
 */
export function rowGapsOf(parsed: unknown): RowGaps[] {
  const found: RowGaps[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    else if (value !== null && typeof value === "object") {
      const { type, rowGaps } = value as { type?: unknown; rowGaps?: (Length | null)[] };
      if (type === "array" && rowGaps) found.push(rowGaps.map((gap) => gap && cssLength(gap)));
      else if (type === "tag") found.push([]);
      // Places and tokens refer to the whole text.
      for (const [key, one] of Object.entries(value)) if (key !== "loc") walk(one);
    }
  };
  walk(parsed);
  return found;
}

function cssLength({ number, unit }: Length): string | null {
  const size = Math.max(-most, Math.min(most, unit === "mu" ? number / 18 : number));
  if (size === 0) return null;
  return `${Number(size.toFixed(4))}${unit === "mu" ? "em" : units.has(unit) ? unit : "pt"}`;
}
