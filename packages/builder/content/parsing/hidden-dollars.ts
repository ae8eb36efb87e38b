import type { MdxNode } from "../mdx-tree.ts";

/** Stands for a dollar while the text is parsed; of the area that Unicode leaves to programs. */
const sign = "\uF8F0";
const lineOfMath = /^[ \t>]*\$\$|\$\$[ \t]*$/;

/**
 * The text with other signs for the dollars between braces, each as long as it was. The parser takes the dollars of two
 * expressions in a paragraph for a pair that encloses a formula, and the second for text: `{`${a}`} {`${b}`}`.
 */
export function hideDollars(source: string): string {
  if (!/\{[^{}]*\$/.test(source) || source.includes(sign)) return source;
  let depth = 0;
  return source
    .split("\n")
    .map((line) => {
      if (line.trim() === "" || lineOfMath.test(line)) {
        depth = 0;
        return line;
      }
      if (depth === 0 && !line.includes("{")) return line;
      return line.replace(/\\[{}]|[{}$]/g, (found) => {
        if (found === "{") depth++;
        else if (found === "}") depth = Math.max(0, depth - 1);
        return found === "$" && depth > 0 ? sign : found;
      });
    })
    .join("\n");
}

/** A text of the parser with its dollars. */
export function withDollars(text: string): string {
  return text.includes(sign) ? text.replaceAll(sign, "$") : text;
}

/** Puts the dollars back into the values of a tree. */
export function showDollars(tree: MdxNode): void {
  const pending: object[] = [tree];
  for (let part = pending.pop(); part; part = pending.pop()) {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === "object" && value !== null) {
        if (key !== "position") pending.push(value);
      } else if (typeof value === "string" && value.includes(sign)) {
        (part as Record<string, unknown>)[key] = withDollars(value);
      }
    }
  }
}
