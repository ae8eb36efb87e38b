/** Text with a character that may be a sign of Markdown where it stands. */
const mayHoldSigns = /[\\`*_[<~&\n]|^[ \t]*[#>+=\d-]/;
/** A backslash before a sign, code, a link, a footnote, tags, references to characters. */
const signs = /\\(?=[!-/:-@[-`{-~])|`|\](?=\()|\[(?=\^)|<(?=[A-Za-z/!?])|&(?=#?[A-Za-z0-9]{1,32};)/;
/** What may begin or end emphasis: stars but between spaces, underscores at the ends of words, tildes behind something. */
const emphasis = /(?<!\s|^)\*|\*(?!\s|$)|(?<![\p{L}\p{N}])_(?!\s)|(?<!\s)_(?![\p{L}\p{N}])|(?<!\s|^)~|~(?=~)/u;
const inLine = new RegExp(`${signs.source}|${emphasis.source}`, "gu");
/** What makes of a line a heading, a quotation, an item, a rule, code or the address of a link. */
const lineStart =
  /^([ \t]*)(?:(\d{1,9})([.)])(?=\s|$)|(?=#{1,6}(?:\s|$)|>|[-+*](?:\s|$)|--[ \t-]*$|=+[ \t]*$|~~~|\[[^\]\n]*\]:))/gm;

/**
 * Text of a program as Markdown that shows it as it is.
 * @param isStart whether it begins a block, where more signs have a meaning.
 */
export function literalText(text: string, isStart: boolean): string {
  if (!mayHoldSigns.test(text)) return text;
  // An empty line within a text begins no paragraph.
  const escaped = text.replace(/\n\s*\n/g, "\n").replace(inLine, "\\$&");
  return escaped.replace(
    lineStart,
    (whole, indent: string, number: string | undefined, end: string, offset: number) => {
      if (offset === 0 && !isStart) return whole;
      return number === undefined ? `${indent}\\` : `${indent}${number}\\${end}`;
    },
  );
}
