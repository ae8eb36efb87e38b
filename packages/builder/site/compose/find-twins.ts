/** A page of `llms-full.txt`: where it says that it comes from, and its Markdown. */
export interface FullTextPage {
  address: string;
  twin: { sha256: string; size: number };
}

const newline = 10;
const source = Buffer.from("Source: ");

/**
 * Finds the Markdown of every page in a text that `llmsFullText` made of the same pages for other addresses: a function
 * from the index of a page to its first line and the rest. Null when the text is not exactly that: then the pages are read
 * one by one.
 */
export function findTwins(
  text: Uint8Array,
  pages: readonly FullTextPage[],
): ((index: number) => [title: Buffer, rest: Buffer]) | null {
  const bytes = Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  const starts: number[] = [];
  const rests: number[] = [];
  let at = 0;
  for (const { twin } of pages) {
    const title = bytes.indexOf(newline, at) + 1;
    if (title === 0 || title - at > twin.size || source.compare(bytes, title, title + source.length) !== 0) return null;
    const rest = bytes.indexOf(newline, title) + 1;
    const end = rest + twin.size - (title - at);
    if (rest === 0 || bytes[end] !== newline || bytes[end + 1] !== newline) return null;
    starts.push(at);
    rests.push(rest);
    at = end + 2;
  }
  if (at !== bytes.length) return null;
  return (index) => {
    const start = starts[index] as number;
    const rest = rests[index] as number;
    const title = bytes.indexOf(newline, start) + 1;
    return [
      bytes.subarray(start, title),
      bytes.subarray(rest, rest + (pages[index] as FullTextPage).twin.size - (title - start)),
    ];
  };
}
