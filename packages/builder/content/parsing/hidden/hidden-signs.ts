import type { MdxNode } from "../../mdx-tree.ts";

/**
 * What stands for a sign while the text is parsed: control characters that no encoding of the past has letters for, so that
 * they come from no text that was decoded wrongly. They are below U+0100 as most texts are, and V8 keeps those in one byte a
 * character; one sign beyond, and all that is made of the page takes two.
 */
export const hiddenSigns = {
  dollar: "\u0081",
  backtick: "\u008D",
  joint: "\u0091",
  // Signs of tapes, which no text has: others of its kind are letters somewhere.
  brace: "\u000E",
  braceEnd: "\u000F",
} as const;

/** Stands for the dollars of an expression, which may be parts of names (`{ $ref }`): a letter that hardly any text has. */
export const nameSign = "ÿ";

const hidden = /[\u0081\u008D\u0091\u000E\u000F]/g;
const hiddenOrName = /[\u0081\u008D\u0091\u000E\u000Fÿ]/g;
const writtenName = /ÿ|&(?:yuml|#0*255|#x0*ff);/i;
const shown: Readonly<Record<string, string>> = {
  [hiddenSigns.dollar]: "$",
  [nameSign]: "$",
  [hiddenSigns.backtick]: "`",
  [hiddenSigns.brace]: "{",
  [hiddenSigns.braceEnd]: "}",
  // Stands for nothing: it parts what the parser would read together.
  [hiddenSigns.joint]: "",
};

/** Whether a text has signs of its own that look like hidden ones. */
export function hasHiddenSigns(text: string): boolean {
  return text.includes(hiddenSigns.dollar) || text.includes(hiddenSigns.backtick);
}

/** Whether a text has none of the letters that would stand for dollars in it. */
export function isWithoutNameSign(text: string): boolean {
  return !writtenName.test(text);
}

/** A text of the parser with the signs that were hidden from it. */
export function withSigns(text: string): string {
  return text.replace(hidden, (sign) => shown[sign] as string);
}

/**
 * Puts the signs back into the values of a tree.
 * @param hasNames whether the letter for dollars was used in it
 */
export function showSigns(tree: MdxNode, hasNames: boolean): void {
  const signs = hasNames ? hiddenOrName : hidden;
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
        if (value.search(signs) >= 0) values[key] = value.replace(signs, (sign) => shown[sign] as string);
      } else if (typeof value === "object" && value !== null && key !== "position") pending.push(value);
    }
  }
}
