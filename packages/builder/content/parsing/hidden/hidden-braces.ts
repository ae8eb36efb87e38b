import { blocksOf } from "../scan/blocks.ts";
import { findCode, isFence } from "../scan/code-ranges.ts";
import { isCostly } from "./hidden-expressions.ts";
import { hiddenSigns } from "./hidden-signs.ts";

/**
 * The text with other signs for the braces in code of blocks that have so many that the parser would take seconds, as long as
 * it was: it looks for an expression at each brace of the text between two blank lines, in code too (a table with a path such
 * as `/users/{id}` in each row).
 */
export function hideBraces(source: string): string {
  if (!source.includes("`") || source.includes(hiddenSigns.brace) || source.includes(hiddenSigns.braceEnd))
    return source;
  const parts: string[] = [];
  let done = 0;
  let range = 0;
  const code = findCode(source);
  for (const [start, end] of blocksOf(source)) {
    if (!isCostly(source, start, end)) continue;
    while ((code[range] ?? end) < start) range += 2;
    for (; (code[range] ?? end) < end; range += 2) {
      const [from, to] = [code[range] as number, code[range + 1] as number];
      if (source[from] !== "`" || isFence(source, from)) continue;
      const text = source.slice(from, to);
      parts.push(
        source.slice(done, from),
        text.replaceAll("{", hiddenSigns.brace).replaceAll("}", hiddenSigns.braceEnd),
      );
      done = to;
    }
  }
  return parts.join("") + source.slice(done);
}
