/** Code between backticks, as in Markdown: as many of them on both sides, and others only in another number within. */
export const codeSource = /(?<!`)(?<ticks>`+)(?!`)(?<code>[\s\S]+?)(?<!`)\k<ticks>(?!`)/.source;

const code = new RegExp(codeSource, "g");

/** What code between backticks says: a space on both sides only keeps a backtick of its own from them. */
export function codeWithin(text: string): string {
  return text.startsWith(" ") && text.endsWith(" ") && text.trim() ? text.slice(1, -1) : text;
}

/** The text of a label alone, for places that show no code: backticks around words are none of them. */
export function withoutCodeMarks(text: string): string {
  return text.includes("`") ? text.replace(code, "$2").trim() || text : text;
}

/** The same for signs of bold text, where code may stand between backticks. */
export function withoutBold(text: string): string {
  return text.includes("**") ? text.replace(/\*\*([^*]+)\*\*/g, "$1").trim() || text : text;
}

/** The pieces of a label in their order, `isCode` where backticks stood around them. Null where it has no code. */
export function codeParts(text: string): { text: string; isCode: boolean }[] | null {
  if (!text.includes("`")) return null;
  const parts = [];
  let done = 0;
  for (const match of text.matchAll(code)) {
    if (match.index > done) parts.push({ text: text.slice(done, match.index), isCode: false });
    parts.push({ text: codeWithin(match[2] as string), isCode: true });
    done = match.index + match[0].length;
  }
  if (parts.length === 0) return null;
  if (done < text.length) parts.push({ text: text.slice(done), isCode: false });
  return parts;
}
