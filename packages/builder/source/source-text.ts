import { sourceWithoutMarks } from "../html/marks.ts";
import type { SourceTree } from "./source-tree.ts";

const decoder = new TextDecoder("utf-8", { ignoreBOM: false });

/** Some editors of Windows save so, always with a byte order mark. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return decoder.decode(bytes);
}

/**
 * A source file as text: UTF-8 (malformed bytes become U+FFFD) or UTF-16, without byte order mark, with `\n` line ends, and
 * without NUL and the control characters that mean something inside the builder (`html/marks.ts`).
 */
export function readText(tree: SourceTree, path: string): string {
  return cleanText(decode(tree.read(path)));
}

/** The same for text that is already decoded. */
function cleanText(text: string): string {
  const plain = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  const whole = plain.includes("\0") ? plain.replaceAll("\0", "\uFFFD") : plain;
  return sourceWithoutMarks(whole);
}

/** A value out of YAML or JSON, whose escapes may hold what the source cannot: control characters, halves, marks. */
export function printable(text: string): string {
  return cleanText(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "\uFFFD")).toWellFormed();
}

/** Text from the bytes of a file, as `readText` makes it. */
export function decodeText(bytes: Uint8Array): string {
  return cleanText(decode(bytes));
}
