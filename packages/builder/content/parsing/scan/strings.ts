import { followsValueSign } from "./value-signs.ts";

/** Characters of a line that are looked at on either side. */
const around = 500;
const statement = /^\s*(?:export|const|let|var|return)\b/;
/** A line that is an attribute or a property up to its value. */
const named = /^\s*["']?[\w$:-]+["']?\s*[:=]$/;
const attribute = /\s[\w$:-]{1,80}\s?=$/;

/**
 * Whether what stands between two places is in a string of a program or in the value of an attribute: no comment there is
 * one, and no tag.
 */
export function isInString(source: string, start: number, end: number): boolean {
  // The sign that begins a comment is all of a string: the one that ends it is in another.
  if (/["']/.test(source[start - 1] ?? "") && source[start + 4] === source[start - 1]) return true;
  const [after = ""] = source.slice(end, end + around).split("\n", 1);
  if (!/["']/.test(after)) return false;
  const before = source.slice(Math.max(0, start - around), start).replace(/^[\s\S]*\n/, "");
  return ['"', "'"].some((quote) => {
    if (!after.includes(quote)) return false;
    const head = before.slice(0, Math.max(before.lastIndexOf(quote), 0)).trimEnd();
    return followsValueSign(head, head.length) && isOfProgram(head);
  });
}

/** Whether a line is one of a program, of an object or of a tag, up to a value. */
function isOfProgram(head: string): boolean {
  if (/[{[]/.test(head) || statement.test(head) || named.test(head)) return true;
  const tag = head.lastIndexOf("<");
  return tag > head.lastIndexOf(">") && /[A-Za-z]/.test(head[tag + 1] ?? "") && attribute.test(head.slice(-100));
}
