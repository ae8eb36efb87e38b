import { findCode, inRanges } from "./code-ranges.ts";

/** A line of dollars that have four columns of white space or more before them, and nothing behind. */
const indented = /^(?: {0,3}\t| {4})[ \t]*\$\$[ \t]*$/m;
const dollars = /^([ \t]+)(\$\$+)[ \t]*$/gm;
const note = /^([ \t]+)(\[\^[^\]\s]+\]:[ \t].*)$/gm;
const listItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)/;
const tabWidth = 4;
/** Columns before a block with which the parser still knows how it begins and ends. */
const indentMost = 3;

/**
 * The text with blocks where the parser knows them, as long as it was: what indents them below an element stands behind
 * them. With the four columns that would make code of Markdown, though MDX has no indented code, nothing ends a formula
 * between lines of dollars to the parser, and the text of a footnote is none.
 */
export function outdentBlocks(source: string): string {
  return outdentNotes(outdentFormulas(source));
}

function outdentNotes(source: string): string {
  if (!source.includes("[^") || source.search(note) < 0) return source;
  const code = findCode(source);
  return source.replace(note, (line, indent: string, text: string, offset: number) => {
    if (inRanges(code, offset)) return line;
    const column = listColumn(source, offset, line);
    const kept = beginning(indent, column);
    return widthOf(indent) - column > indentMost ? kept + text + indent.slice(kept.length) : line;
  });
}

function outdentFormulas(source: string): string {
  if (!source.includes("$$") || !indented.test(source)) return source;
  const code = findCode(source);
  let result = "";
  let from = 0;
  for (let pair = 0; pair < code.length; pair += 2) {
    const start = code[pair] as number;
    const end = code[pair + 1] as number;
    const block = source.slice(start, end);
    if (!block.trimStart().startsWith("$$")) continue;
    const column = listColumn(source, start, block);
    const outdented = block.replace(dollars, (line, indent: string, signs: string) => {
      const kept = beginning(indent, column);
      return widthOf(indent) - column > indentMost ? kept + signs + line.slice(kept.length).replace(signs, "") : line;
    });
    result += source.slice(from, start) + outdented;
    from = end;
  }
  return result + source.slice(from);
}

/** The shortest beginning of white space that reaches a column. */
function beginning(indent: string, column: number): string {
  let end = 0;
  while (widthOf(indent.slice(0, end)) < column) end++;
  return indent.slice(0, end);
}

/** The column at which the content of the list item begins that a block stands in; 0 in none. */
function listColumn(source: string, start: number, block: string): number {
  let least = widthOf(/^[ \t]*/.exec(block)?.[0] ?? "");
  for (let end = start - 1; end > 0 && least > 0; ) {
    const begin = source.lastIndexOf("\n", end - 1) + 1;
    const line = source.slice(begin, end);
    end = begin - 1;
    if (line.trim() === "") continue;
    const marker = listItem.exec(line)?.[0];
    if (marker !== undefined && widthOf(marker) <= least) return widthOf(marker);
    least = Math.min(least, widthOf(/^[ \t]*/.exec(line)?.[0] ?? ""));
  }
  return 0;
}

/** Columns that white space and what else begins a line take. */
function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += sign === "\t" ? tabWidth - (width % tabWidth) : 1;
  return width;
}
