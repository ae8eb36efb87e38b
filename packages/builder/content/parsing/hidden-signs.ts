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
    if (Array.isArray(part)) {
      for (const value of part) if (typeof value === "object" && value !== null) pending.push(value);
      continue;
    }
    const values = part as Record<string, unknown>;
    for (const key in values) {
      const value = values[key];
      if (typeof value === "string") {
        if (value.includes(hiddenSigns.dollar) || value.includes(hiddenSigns.backtick)) values[key] = withSigns(value);
      } else if (typeof value === "object" && value !== null && key !== "position") pending.push(value);
    }
  }
}
