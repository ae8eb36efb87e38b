/**
 * Of several pages about one thing the nearest to a page, by how much of their addresses is the same: a site has a copy for each
 * language or version. Null where there is none.
 */
export function nearestPage(pages: readonly string[], from: string): string | null {
  const nearness = pages.map((page) => commonLength(page, from));
  return pages[nearness.indexOf(Math.max(...nearness))] ?? null;
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
