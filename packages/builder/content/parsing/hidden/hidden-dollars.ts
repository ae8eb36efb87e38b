import { findCode, isFence, rangeAt } from "../scan/code-ranges.ts";
import { hiddenSigns, isWithoutNameSign, nameSign } from "./hidden-signs.ts";

const sign = hiddenSigns.dollar;
const attribute = /=(?:"[^"]*"|'[^']*')/g;
/** Kept apart, so that the text can be put together again. */
const blankLines = /(\n[ \t]*\n\s*)/;

/**
 * The text with other signs for the dollars of paragraphs with expressions, each as long as it was. The parser takes two
 * dollars of a paragraph for a pair that encloses a formula, wherever they stand, in code too, and an expression behind the
 * first for text: `{`${a}`} {`${b}`}`, `$5 of {a} <b title="$6">`.
 */
export function hideDollars(source: string): string {
  if (!source.includes("{") || !mayHoldPair(source)) return source;
  const inner = isWithoutNameSign(source) ? nameSign : sign;
  return source
    .split(blankLines)
    .map((paragraph) => hideIn(paragraph, inner))
    .join("");
}

/** Whether two dollars or more stand outside of fences, within which the parser looks for none. */
function mayHoldPair(source: string): boolean {
  let count = 0;
  for (let at = source.indexOf("$"); at >= 0; ) {
    const code = rangeAt(findCode(source), at);
    const isFenced = code !== null && isFence(source, code[0]);
    if (!isFenced && ++count === 2) return true;
    at = source.indexOf("$", isFenced ? code[1] : at + 1);
  }
  return false;
}

/**
 * The same of a paragraph, or of what stands between two blank lines.
 * @param inner the sign within expressions
 */
function hideIn(paragraph: string, inner: string): string {
  const first = paragraph.indexOf("$");
  if (first < 0 || !paragraph.includes("$", first + 1) || !paragraph.includes("{")) return paragraph;
  let depth = 0;
  return paragraph
    .split("\n")
    .map((written) => {
      if (isLineOfMath(written)) {
        depth = 0;
        return written;
      }
      const line = written.includes("$") ? written.replace(attribute, (value) => value.replaceAll("$", sign)) : written;
      if (depth === 0 && !/[{$]/.test(line)) return line;
      return line.replace(/\\[{}$]|[{}]|\$+/g, (found) => {
        if (found === "{") depth++;
        else if (found === "}") depth = Math.max(0, depth - 1);
        // Outside an expression two of them do enclose a formula, and one behind a backslash encloses nothing.
        if (depth > 0) return found.replaceAll("$", inner);
        return found === "$" ? sign : found;
      });
    })
    .join("\n");
}

/** Whether a block of formulas begins or ends with a line, or is that line. */
function isLineOfMath(line: string): boolean {
  const text = line.replace(/^[ \t>]+/, "").trimEnd();
  const isPair = text.indexOf("$$") !== text.lastIndexOf("$$");
  return isPair ? text.startsWith("$$") && text.endsWith("$$") : text.startsWith("$$") || text.endsWith("$$");
}
