import { sourceWithoutMarks } from "../html/marks.ts";
import type { SourceTree } from "./tree/source-tree.ts";

const decoder = new TextDecoder("utf-8", { ignoreBOM: false });

/** UTF-16 by its byte order mark, null without one: some editors of Windows save so, always with the mark. */
export function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
}

function decode(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  return utf16 ? new TextDecoder(utf16).decode(bytes) : decoder.decode(bytes);
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
