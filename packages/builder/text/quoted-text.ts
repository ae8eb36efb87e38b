/** A text in quotes, as a program has it; one that brings quotes of its own stays, and so does white space. */
export function quotedText(text: string): string {
  const plain = text.trim();
  return plain === "" || (plain.length > 1 && /^["'`]/.test(plain) && plain.endsWith(plain.charAt(0)))
    ? text
    : `"${text}"`;
}

/** What such quotes hold. */
export function unquotedText(text: string): string {
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
}
