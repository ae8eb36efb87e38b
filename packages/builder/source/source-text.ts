import { markCharacters } from "../html/marks.ts";
import type { SourceTree } from "../site/build-options.ts";

const decoder = new TextDecoder("utf-8", { ignoreBOM: false });

/**
 * A source file as text: UTF-8 (malformed bytes become U+FFFD), without byte order mark, with `\n` line ends, and
 * without the private-use characters that mean something inside the builder (`html/marks.ts`).
 */
export function readText(tree: SourceTree, path: string): string {
  return cleanText(decoder.decode(tree.read(path)));
}

/** The same for text that is already decoded. */
export function cleanText(text: string): string {
  const plain = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  return plain.replace(markCharacters, "\uFFFD");
}

/** Text from the bytes of a file, as `readText` makes it. */
export function decodeText(bytes: Uint8Array): string {
  return cleanText(decoder.decode(bytes));
}
