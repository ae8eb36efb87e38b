/** A page of `llms-full.txt`: where it says that it comes from, and its Markdown. */
export interface FullTextPage {
  address: string;
  twin: { sha256: string; size: number };
  /** Bytes at the head of the Markdown that the text does without. */
  skipped: number;
}

const newline = 10;
const source = Buffer.from("Source: ");

/** Where the Markdown of a page lies in a text: its first line, and the rest. */
export interface TwinPlace {
  bytes: Buffer;
  title: number;
  titleEnd: number;
  rest: number;
  end: number;
}

/**
 * Finds the Markdown of every page in the texts, one after the other, that `llmsFullText` made of the same pages for other
 * addresses. Null when the texts are not exactly that: then the pages are read one by one.
 */
export function findTwins(texts: readonly Buffer[], pages: readonly FullTextPage[]): TwinPlace[] | null {
  const places: TwinPlace[] = [];
  let text = 0;
  let title = 0;
  for (const { twin, skipped } of pages) {
    if (title === texts[text]?.length) {
      text++;
      title = 0;
    }
    const bytes = texts[text];
    if (!bytes) return null;
    const size = twin.size - skipped;
    const titleEnd = bytes.indexOf(newline, title) + 1;
    const isSource = bytes.subarray(titleEnd, titleEnd + source.length).equals(source);
    if (titleEnd === 0 || titleEnd - title > size || !isSource) return null;
    const rest = bytes.indexOf(newline, titleEnd) + 1;
    const end = rest + size - (titleEnd - title);
    if (rest === 0 || bytes[end] !== newline || bytes[end + 1] !== newline) return null;
    places.push({ bytes, title, titleEnd, rest, end });
    title = end + 2;
  }
  return text === texts.length - 1 && title === texts[text]?.length ? places : null;
}
