import { isUtf8 } from "node:buffer";
import type { Diagnostic } from "@lectern/contract";
import { utf16Of } from "../source-text.ts";
import type { SourceTree } from "./source-tree.ts";

/** Of UTF-8: no letter of several bytes has it in the middle. */
const lineEnd = 10;

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
  if (utf16Of(bytes) || isUtf8(bytes)) return null;
  let line = 1;
  // It ends: a text whose lines are all UTF-8 is UTF-8.
  for (let start = 0; ; line++) {
    const end = bytes.indexOf(lineEnd, start);
    const one = bytes.subarray(start, end < 0 ? bytes.length : end);
    if (!isUtf8(one)) return { line, column: new TextDecoder().decode(one).indexOf("\uFFFD") + 1 };
    start = end + 1;
  }
}
