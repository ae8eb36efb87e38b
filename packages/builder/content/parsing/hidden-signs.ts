import type { MdxNode } from "../mdx-tree.ts";

/** What stands for a sign while the text is parsed; of the area that Unicode leaves to programs. */
export const hiddenSigns = { dollar: "\uF8F0", backtick: "\uF8F1" } as const;

const hidden = /[\uF8F0\uF8F1]/g;

/** A text of the parser with the signs that were hidden from it. */
export function withSigns(text: string): string {
  return text.replace(hidden, (sign) => (sign === hiddenSigns.dollar ? "$" : "`"));
}

/** Puts the signs back into the values of a tree. */
export function showSigns(tree: MdxNode): void {
  const pending: object[] = [tree];
  for (let part = pending.pop(); part; part = pending.pop()) {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === "object" && value !== null) {
        if (key !== "position") pending.push(value);
      } else if (typeof value === "string") {
        const shown = withSigns(value);
        if (shown !== value) (part as Record<string, unknown>)[key] = shown;
      }
    }
  }
}
