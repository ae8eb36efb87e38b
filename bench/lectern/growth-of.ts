import { type Growth, growth } from "../report/growth.ts";
import type { Row } from "../report/row.ts";
import { benchLectern } from "./bench-lectern.ts";
import type { SizedSource } from "./source.ts";

const growingSizes = [1_000, 5_000, 10_000, 25_000];

/** Sizes in which a site of so many pages is built: all of it at last; none where it is too small to grow. */
export function sizesOf(count: number | null, sizes: readonly number[] = growingSizes): number[] {
  if (count === null) return [...sizes];
  const smaller = sizes.filter((size) => size < count * 0.9);
  return smaller.length > 0 ? [...smaller, count] : [];
}

/** Measures a site in growing sizes; `measured` has the rows of sizes that this run has built already. */
export async function growthOf(
  { name, count, sized }: SizedSource,
  measured: ReadonlyMap<number, readonly Row[]>,
  runs: number,
  log: (text: string) => void,
): Promise<Growth> {
  const rows: Row[] = [];
  for (const size of sizesOf(count)) {
    log(`Lectern, growth of ${name}, ${size} pages`);
    rows.push(...(measured.get(size) ?? (await benchLectern(sized(size), { runs })).rows));
  }
  return growth(name, rows);
}
