const directive = /^\s*\/\/\s*@\w+(?:\s*:.*)?\s*$/;
const query = /^\s*\/\/\s*\^(?:\?|\||\^*\s*$).*$/;
const cut = /^\s*\/\/\s*---cut(?:-(before|after|start|end))?---\s*$/;

/**
 * Code marked `twoslash` without what its compiler alone reads: `// @errors: 2322`, `// ^?`, and everything that
 * `// ---cut---` and its like hide. For code that the compiler has no say about.
 */
export function withoutNotes(code: string): string {
  let lines: string[] = [];
  let hidden = false;
  for (const line of code.split("\n")) {
    const kind = cut.exec(line);
    if (kind) {
      const [, how = "before"] = kind;
      if (how === "before") lines = [];
      else if (how === "after") break;
      else hidden = how === "start";
    } else if (!hidden && !directive.test(line) && !query.test(line)) lines.push(line);
  }
  return lines.join("\n").replace(/^\n+|\n+$/g, "");
}
