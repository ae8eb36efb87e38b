/** The text of a section as the search has it. */
export function inOneLine(text: string): string {
  return text.replace(/\s{2,}|[\n\t\r\u00a0]/g, " ").trim();
}

/** A text without parts of it, which are named in their order. */
export function withoutParts(text: string, parts: readonly string[]): string {
  let left = "";
  let done = 0;
  for (const part of parts) {
    const at = text.indexOf(part, done);
    if (at === -1) continue;
    left += `${text.slice(done, at)}\n`;
    done = at + part.length;
  }
  return left + text.slice(done);
}
