import { printable } from "../../source/source-text.ts";
import type { Json } from "../json.ts";

/** Escapes of JSON and YAML that may mean a control character. */
const escapes = /\\(?:u00[01]|U0000|x[01]|[0abefv])/;
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;
/** An escape that means half of a character, without the one that means the other half. */
const halves = /\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F]/;

/**
 * Replaces (by U+FFFD) what escapes have put into a document and no file can hold itself: control characters, which pages
 * and feeds may not have and of which some mean something inside the builder, and halves of characters, which no address
 * can hold. `text` is what the document was read from.
 */
export function replaceControls(root: Json, text: string): void {
  if (!escapes.test(text) && !halves.test(text)) return;
  const seen = new Set<object>([root]);
  for (const holder of seen) {
    for (const [key, value] of Object.entries(holder)) {
      const shown = typeof value === "string" && isOdd(value) ? printable(value) : value;
      const name = isOdd(key) ? printable(key) : key;
      if (name !== key) delete (holder as Json)[key];
      if (name !== key || shown !== value) (holder as Json)[name] = shown;
      if (shown !== null && typeof shown === "object") seen.add(shown);
    }
  }
}

const isOdd = (text: string): boolean => controls.test(text) || !text.isWellFormed();
