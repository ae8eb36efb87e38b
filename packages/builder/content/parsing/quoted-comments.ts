import { endOfRange } from "./code-ranges.ts";

/** What a value may follow in JavaScript: `= \`…\``, `{\`…\`}`, `f(\`…\`)`. */
const beforeValue = /(?:[=({[,:?+&|]|\breturn)$/;
/** Characters before a template in which that is looked for. */
const beforeMost = 20;

/** Ranges of template literals, which Markdown takes for code only where no blank line is in them. */
export function findTemplates(source: string, code: readonly number[]): number[] {
  const ranges: number[] = [];
  let at = source.indexOf("`");
  while (at >= 0) {
    const end = endOfRange(code, at);
    if (end !== null) {
      at = source.indexOf("`", end);
      continue;
    }
    const before = source.slice(Math.max(0, at - beforeMost), at).trimEnd();
    const close = isValueBefore(before) ? endOfTemplate(source, at) : -1;
    if (close > 0) ranges.push(at, close + 1);
    at = source.indexOf("`", (close > 0 ? close : at) + 1);
  }
  return ranges;
}

function isValueBefore(before: string): boolean {
  return beforeValue.test(before);
}

/** The backtick that ends a template: not one behind a backslash, and followed by what may follow a value. */
function endOfTemplate(source: string, start: number): number {
  let at = source.indexOf("`", start + 1);
  while (at > 0 && source[at - 1] === "\\") at = source.indexOf("`", at + 1);
  return at > 0 && /^\s*(?:[})\],;:.?+]|\/?>|\n|$)/.test(source.slice(at + 1, at + beforeMost)) ? at : -1;
}

/** Characters of a line that are looked at on either side. */
const around = 500;
const statement = /^\s*(?:export|const|let|var|return)\b/;
/** A line that is an attribute or a property up to its value. */
const named = /^\s*["']?[\w$:-]+["']?\s*[:=]$/;
const attribute = /\s[\w$:-]{1,80}\s?=$/;

/** Whether a comment stands in a string of a program or in the value of an attribute, and so is none. */
export function isQuotedComment(source: string, start: number, end: number): boolean {
  const [after = ""] = source.slice(end, end + around).split("\n", 1);
  if (!/["']/.test(after)) return false;
  const before = source.slice(Math.max(0, start - around), start).replace(/^[\s\S]*\n/, "");
  return ['"', "'"].some((quote) => {
    if (!after.includes(quote)) return false;
    const head = before.slice(0, Math.max(before.lastIndexOf(quote), 0)).trimEnd();
    return isValueBefore(head.slice(-beforeMost)) && isOfProgram(head);
  });
}

/** Whether a line is one of a program, of an object or of a tag, up to a value. */
function isOfProgram(head: string): boolean {
  if (/[{[]/.test(head) || statement.test(head) || named.test(head)) return true;
  const tag = head.lastIndexOf("<");
  return tag > head.lastIndexOf(">") && /[A-Za-z]/.test(head[tag + 1] ?? "") && attribute.test(head.slice(-100));
}
