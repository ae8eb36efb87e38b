/**
 * Order by Unicode code points, the same on every machine and the same as the order of UTF-8 bytes. JavaScript's own
 * comparison goes by UTF-16 units, which differs where surrogates meet characters above U+E000.
 */
export function byCodePoint(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above all others. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** Sorts texts where they lie. Without surrogates the engine's own order is the same, and much faster. */
export function sortByCodePoint(texts: string[]): string[] {
  return texts.some((text) => /[\ud800-\udfff]/.test(text)) ? texts.sort(byCodePoint) : texts.sort();
}
