import { hiddenSigns } from "./hidden-signs.ts";

const sign = hiddenSigns.dollar;
const attribute = /=(?:"[^"]*"|'[^']*')/g;
const lineOfMath = /^[ \t>]*\$\$|\$\$[ \t]*$/;

/**
 * The text with other signs for the dollars between braces and in attributes, each as long as it was. The parser takes
 * two dollars of a paragraph for a pair that encloses a formula, wherever they stand, and an expression behind the
 * first for text: `{`${a}`} {`${b}`}`, `$5 of {a} <b title="$6">`.
 */
export function hideDollars(source: string): string {
  if (!source.includes("$")) return source;
  if (!/\{[^{}]*\$|=["'][^"'\n]*\$/.test(source) || source.includes(sign)) return source;
  let depth = 0;
  return source
    .split("\n")
    .map((written) => {
      let line = written;
      if (line.trim() === "" || (line.includes("$$") && lineOfMath.test(line))) {
        depth = 0;
        return line;
      }
      if (line.includes("$")) line = line.replace(attribute, (value) => value.replaceAll("$", sign));
      if (depth === 0 && !line.includes("{")) return line;
      return line.replace(/\\[{}]|[{}$]/g, (found) => {
        if (found === "{") depth++;
        else if (found === "}") depth = Math.max(0, depth - 1);
        return found === "$" && depth > 0 ? sign : found;
      });
    })
    .join("\n");
}
