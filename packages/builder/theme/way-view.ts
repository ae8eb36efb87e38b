/** From a folder of the site to another, each with a slash before it; empty for the root. */
export interface WayView {
  /** By which pages name the ways that lead from them to a page. */
  id: number;
  from: string;
  to: string;
}

/** Where a page would stand below the other folder; null where it is not below the first. */
export function alongWay(href: string, { from, to }: WayView): string | null {
  if (href !== from && !href.startsWith(`${from}/`)) return null;
  const there = to + (href === "/" ? "" : href.slice(from.length));
  return there === "" ? "/" : there;
}
