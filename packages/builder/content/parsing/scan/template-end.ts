/** Characters of one template that are looked through. */
const most = 20_000;
const quoted = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?\*\//y;
/** What stands on the stack of a template's own text; of a substitution it is the number of braces open in it. */
const text = -1;

/**
 * The place of the backtick that ends the template literal which begins at another, with all the templates in its
 * substitutions; -1 for none. Works in one pass.
 */
export function templateEnd(source: string, start: number): number {
  const open = [text];
  const end = Math.min(source.length, start + most);
  for (let at = start + 1; at < end; at++) {
    const sign = source[at];
    const depth = open.at(-1) as number;
    if (depth === text) {
      if (sign === "\\") at++;
      else if (sign === "`") {
        open.pop();
        if (open.length === 0) return at;
      } else if (sign === "$" && source[at + 1] === "{") {
        open.push(0);
        at++;
      }
    } else if (sign === "`") open.push(text);
    else if (sign === "{") open[open.length - 1] = depth + 1;
    else if (sign === "}") {
      if (depth === 0) open.pop();
      else open[open.length - 1] = depth - 1;
    } else if (sign === '"' || sign === "'" || sign === "/") {
      quoted.lastIndex = at;
      at += Math.max(0, (quoted.exec(source)?.[0].length ?? 0) - 1);
    }
  }
  return -1;
}
