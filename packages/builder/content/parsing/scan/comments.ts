import { inRanges } from "./code-ranges.ts";

/** How comments begin and end: those of MDX, and those of HTML. */
const signs = {
  mdx: [/\{\s*\/\*/g, /\*\//g],
  html: [/<!--/g, /-->/g],
} as const;

/**
 * Tells of places, one after the other, whether they stand in a comment that began before. What stands before `from` is
 * passed over, and what opens a comment in code opens none.
 */
export function commentsBefore(
  kind: keyof typeof signs,
  source: string,
  code: readonly number[],
): (at: number, from?: number) => boolean {
  const [opening, closing] = signs[kind];
  let seen = 0;
  let opened = -1;
  let closed = -1;
  return (at, from = seen) => {
    seen = Math.max(seen, from);
    const passed = source.slice(seen, at);
    for (const { index } of passed.matchAll(opening)) if (!inRanges(code, seen + index)) opened = seen + index;
    for (const { index } of passed.matchAll(closing)) closed = seen + index;
    seen = at;
    return opened > closed;
  };
}
