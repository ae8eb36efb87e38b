import type { WrittenNode } from "../../../content/index.ts";
import { fact } from "../../fact.ts";
import { textOf } from "../../json.ts";
import { nameOf, type ResolvedSchema } from "../schema.ts";

/**
 * The title of a value, or that of a list's items, where it says what nothing else does: programs write once more, in
 * words, what a field or its schema is called by (`user_id`: "User Id"). `said` are name, type and description.
 */
export function titleNodes(levels: readonly ResolvedSchema[], said: readonly (string | null)[]): WrittenNode[] {
  const known = said.map((text) => letters(text ?? ""));
  const isNew = (title: string, names: readonly string[]) =>
    !names.includes(letters(title)) && !known.some((text) => text.includes(letters(title)));
  const title = levels
    .map(({ schema, through }) => ({ text: textOf(schema.title), names: through.map((one) => letters(nameOf(one))) }))
    .find(({ text, names }) => text !== null && isNew(text, names))?.text;
  return title ? [fact(title)] : [];
}

/** A text without case, spaces and signs. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
