/** A fence at the beginning of its line, and what may stand behind it. */
const fence = /^(`{3,}|~{3,})[^`\n]*$/;
/** What may begin something else than a paragraph or a heading, or stand in it and be more than text. */
const other = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)]|import\b|export\b)|[{<$`~\\]/;

/**
 * Source without the code and the formulas that any reader of Markdown takes for such: blocks at the beginning of their lines
 * with nothing before them but paragraphs, headings and others of their kind. Behind the first line that may be more than
 * text all stays, since there a fence may stand in something that goes on over it.
 */
export function withoutPlainBlocks(source: string): string {
  const kept: string[] = [];
  const lines = source.split("\n");
  let index = 0;
  for (; index < lines.length; index++) {
    const line = lines[index] as string;
    const signs = line === "$$" ? line : fence.exec(line)?.[1];
    if (signs === undefined) {
      if (other.test(line)) break;
      kept.push(line);
      continue;
    }
    let end = index + 1;
    while (end < lines.length && !isEnd(lines[end] as string, signs)) end++;
    if (end === lines.length) break;
    index = end;
  }
  return [...kept, ...lines.slice(index)].join("\n");
}

function isEnd(line: string, signs: string): boolean {
  return (
    line.startsWith(signs) &&
    line.trimEnd().replaceAll(signs.charAt(0), "") === "" &&
    (signs !== "$$" || line === signs)
  );
}
