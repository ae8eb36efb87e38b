import type { Diagnostic } from "@lectern/contract";
import type { SourceTree } from "./source-tree.ts";

/**
 * What to say of a file that is not saved as UTF-8, with the place of the first sign that readers would not see; null for
 * all others. The bytes are looked at only where `text`, made of them, has the sign that stands for what cannot be read.
 */
export function malformedText(tree: SourceTree, file: string, text: string): Diagnostic | null {
  if (!text.includes("\uFFFD")) return null;
  const place = firstMalformed(tree.read(file));
  if (!place) return null;
  const message = "The file is not saved as UTF-8: letters of it cannot be read";
  return { severity: "warning", code: "malformed-text", message, file, ...place, hint: "Save it as UTF-8" };
}

function firstMalformed(bytes: Uint8Array): { line: number; column: number } | null {
  // UTF-16, which is read as well.
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return null;
  const strict = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  for (let start = 0; start <= bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const one = bytes.subarray(start, end < 0 ? bytes.length : end);
    try {
      strict.decode(one);
    } catch {
      return { line, column: new TextDecoder().decode(one).indexOf("\uFFFD") + 1 };
    }
    if (end < 0) return null;
    start = end + 1;
  }
  return null;
}
