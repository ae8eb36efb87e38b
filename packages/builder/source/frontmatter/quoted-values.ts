/**
 * Lines of a quoted value that begin at the margin, which YAML 1.2 refuses and most readers of frontmatter take, with
 * the space that they lack.
 */
export function indentQuoted(text: string): string {
  let quote = "";
  return text
    .split("\n")
    .map((line) => {
      if (quote === "") {
        const opened = /^[\w":.-]+:[ \t]+(["'])/.exec(line);
        const value = opened ? line.slice(opened[0].length) : "";
        if (opened && !endsQuote(value, opened[1] as string)) quote = opened[1] as string;
        return line;
      }
      if (endsQuote(line, quote)) quote = "";
      return ` ${line}`;
    })
    .join("\n");
}

/** Values that YAML takes for something else than the text which they are, in quotes; lines keep their numbers. */
export function quoteValues(text: string): string {
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    const [, before = "", written = ""] = /^([\w":.-]+:[ \t]+)(\S.*)$/.exec(line) ?? [];
    let value = written.trimEnd();
    if (value === "" || !isMisread(value)) continue;
    let next = index + 1;
    while (isRunOn(lines[next])) value += ` ${lines[next++]?.trim()}`;
    const isWhole = next > index + 1 && /^["'[{]/.test(value) && !isMisread(value);
    if (isWhole || /^[ \t]+\S/.test(lines[next] ?? "")) continue;
    lines[index] = before + JSON.stringify(/^(["'])(.*)\1$/.exec(value)?.[2] ?? value);
    lines.fill("", index + 1, next);
  }
  return lines.join("\n");
}

/** Whether a line goes on with the text of the one before: it is indented, and begins neither an item nor a key. */
function isRunOn(line: string | undefined): boolean {
  return line !== undefined && /^[ \t]+[^\s#-]/.test(line) && !/^[ \t]+[\w".-]+:(?:\s|$)/.test(line);
}

/** Whether a value is no text to YAML, nor anything else that stands in one line. */
function isMisread(value: string): boolean {
  const first = value.charAt(0);
  if (first === '"') return !/^"(?:[^"\\]|\\.)*"$/.test(value);
  if (first === "'") return !/^'(?:[^']|'')*'$/.test(value);
  if (first === "[") return !value.endsWith("]");
  if (first === "{") return !value.endsWith("}");
  if (/^[|>][-+\d]*$/.test(value)) return false;
  return /^[@`%*&!|>]/.test(value) || /:(?:\s|$)/.test(value);
}

function endsQuote(text: string, quote: string): boolean {
  return text.replace(/\\./g, "").replaceAll("''", "").includes(quote);
}
