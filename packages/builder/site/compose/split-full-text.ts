/** A page of `llms-full.txt`: where it says that it comes from, and the size of its Markdown. */
export interface FullTextPage {
  address: string;
  twin: { sha256: string; size: number };
}

const newline = 10;
const source = Buffer.from("Source: ");

/**
 * The Markdown of every page out of a text that `llmsFullText` made of the same pages for other addresses. Null when it is
 * not exactly that: then the pages are read one by one.
 */
export function splitFullText(
  text: Uint8Array,
  pages: readonly FullTextPage[],
): { address: string; twin: Uint8Array[] }[] | null {
  const bytes = Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  const found: { address: string; twin: Uint8Array[] }[] = [];
  let at = 0;
  for (const { address, twin } of pages) {
    const title = bytes.indexOf(newline, at) + 1;
    if (title === 0 || title - at > twin.size || !bytes.subarray(title, title + source.length).equals(source))
      return null;
    const rest = bytes.indexOf(newline, title) + 1;
    const end = rest + twin.size - (title - at);
    if (rest === 0 || bytes[end] !== newline || bytes[end + 1] !== newline) return null;
    found.push({ address, twin: [bytes.subarray(at, title), bytes.subarray(rest, end)] });
    at = end + 2;
  }
  return at === bytes.length ? found : null;
}
