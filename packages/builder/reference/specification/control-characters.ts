import { printable } from "../../source/source-text.ts";
import type { Json } from "../json.ts";

/** Escapes of JSON and YAML that may mean a control character. */
const escapes = /\\(?:u00[01]|U0000|x[01]|[0abefv])/;
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/**
 * Replaces control characters (U+FFFD) that escapes have put into a document: no file can hold them itself, pages and
 * feeds may not, and some mean something inside the builder. `text` is what the document was read from.
 */
export function replaceControls(root: Json, text: string): void {
  if (!escapes.test(text)) return;
  const seen = new Set<object>([root]);
  for (const holder of seen) {
    for (const [key, value] of Object.entries(holder)) {
      const shown = typeof value === "string" && controls.test(value) ? printable(value) : value;
      const name = controls.test(key) ? printable(key) : key;
      if (name !== key) delete (holder as Json)[key];
      if (name !== key || shown !== value) (holder as Json)[name] = shown;
      if (shown !== null && typeof shown === "object") seen.add(shown);
    }
  }
}
