import { templateEnd } from "./template-end.ts";

const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[`{}]/g;
/** Characters of one expression that are looked through. */
const most = 20_000;

/** The place of the brace that closes the one at a place, in so many characters; -1 for none. */
export function closingBrace(source: string, at: number, length = most): number {
  const text = source.slice(at, at + length);
  let depth = 0;
  token.lastIndex = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [sign] = found;
    if (sign === "{") depth++;
    else if (sign === "}" && --depth === 0) return at + found.index;
    else if (sign === "`") {
      const end = templateEnd(text, found.index);
      // Of a template that has no end with all that is in it, the next backtick ends what can be told of it.
      token.lastIndex = (end < 0 ? text.indexOf("`", found.index + 1) : end) + 1 || found.index + 1;
    }
  }
  return -1;
}
