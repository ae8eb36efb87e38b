const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|[{}]/g;
/** Characters of one expression that are looked through. */
const most = 20_000;

/** The place of the brace that closes the one at a place, in so many characters; -1 for none. */
export function closingBrace(source: string, at: number, length = most): number {
  let depth = 0;
  for (const { 0: found, index } of source.slice(at, at + length).matchAll(token)) {
    if (found === "{") depth++;
    else if (found === "}" && --depth === 0) return at + index;
  }
  return -1;
}
