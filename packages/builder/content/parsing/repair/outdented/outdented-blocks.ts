import { findCode, inRanges } from "../../scan/code-ranges.ts";
import { beginning, quotation, widthOf } from "../../scan/indentation.ts";

/** A line of dollars that have four columns of white space or more before them, and nothing behind. */
const indented = /^(?:[ \t]*>(?:[ \t]{0,3}>)* ?)?(?: {0,3}\t| {4})[ \t]*\$\$+[ \t]*$/m;
const dollars = /^([ \t]*>(?:[ \t]{0,3}>)* ?)?([ \t]+)(\$\$+)[ \t]*$/gm;
const note = /^([ \t]+)(\[\^[^\]\s]+\]:[ \t].*)$/gm;
const listItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)/;
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
    if (!/^[ \t>]*\$\$/.test(block)) continue;
    const column = listColumn(source, start, block);
    const outdented = block.replace(dollars, (line, quoted = "", indent: string, signs: string) => {
      const kept = beginning(indent, column);
      if (widthOf(indent) - column <= indentMost) return line;
      return quoted + kept + signs + line.slice(quoted.length + kept.length).replace(signs, "");
    });
    result += source.slice(from, start) + outdented;
    from = end;
  }
  return result + source.slice(from);
}

/** The column at which the content of the list item begins that a block stands in, counted within its quotation; 0 in none. */
function listColumn(source: string, start: number, block: string): number {
  const isQuoted = quotation.test(block);
  let least = widthOf(/^[ \t]*/.exec(block.replace(quotation, ""))?.[0] ?? "");
  for (let end = start - 1; end > 0 && least > 0; ) {
    const begin = source.lastIndexOf("\n", end - 1) + 1;
    const written = source.slice(begin, end);
    end = begin - 1;
    if (isQuoted && !quotation.test(written)) return 0;
    const line = isQuoted ? written.replace(quotation, "") : written;
    if (line.trim() === "") continue;
    const marker = listItem.exec(line)?.[0];
    if (marker !== undefined && widthOf(marker) <= least) return widthOf(marker);
    least = Math.min(least, widthOf(/^[ \t]*/.exec(line)?.[0] ?? ""));
  }
  return 0;
}
