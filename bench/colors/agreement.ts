/** A piece of a line and its colours, light and dark; null is the colour of plain text. */
export interface ColoredPiece {
  text: string;
  light: string | null;
  dark: string | null;
}

/**
 * How many of the reference's tokens have, in every character that is not white space, the colours that ours have
 * there. Both are the pieces of the same line, which may be cut differently.
 */
export function agreement(
  reference: readonly ColoredPiece[],
  own: readonly ColoredPiece[],
): { tokens: number; equal: number } {
  const characters = own.flatMap((piece) => Array.from({ length: piece.text.length }, () => piece));
  const counts = { tokens: 0, equal: 0 };
  let at = 0;
  for (const token of reference) {
    const start = at;
    at += token.text.length;
    if (token.text.trim() === "") continue;
    const isEqual = token.text.split("").every((character, index) => {
      const piece = characters[start + index];
      return character.trim() === "" || (piece?.light === token.light && piece.dark === token.dark);
    });
    counts.tokens++;
    if (isEqual) counts.equal++;
  }
  return counts;
}

/** A colour in one spelling, `#rrggbb` in lower case; null for that of plain text. */
export function sameColor(color: string | undefined, plain: string): string | null {
  return color === undefined || spelling(color) === spelling(plain) ? null : spelling(color);
}

function spelling(color: string): string {
  const digits = color.toLowerCase().slice(1);
  const long = digits.length < 6 ? digits.replace(/./g, "$&$&") : digits;
  return `#${long.length === 8 && long.endsWith("ff") ? long.slice(0, 6) : long}`;
}
