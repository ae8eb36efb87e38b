import type { WrittenNode } from "../../../content/index.ts";
import { textOf } from "../../json.ts";
import { fact } from "../../page-parts/fact.ts";
import { nameOf, type ResolvedSchema } from "../schema.ts";

/**
 * The title of a value, or that of a list's items, where it says what nothing else does: programs write once more, in
 * words, what a field or its schema is called by (`user_id`: "User Id"). `said` are name, type and description.
 */
export function titleNodes(levels: readonly ResolvedSchema[], said: readonly (string | null)[]): WrittenNode[] {
  const titled = levels.flatMap(({ schema, through }) => {
    const text = textOf(schema.title);
    return text === null ? [] : [{ text, through }];
  });
  if (titled.length === 0) return [];
  const known = said.map((text) => letters(text ?? ""));
  const isNew = (title: string, names: readonly string[]) =>
    !names.includes(letters(title)) && !known.some((text) => text.includes(letters(title)));
  const title = titled.find(({ text, through }) =>
    isNew(
      text,
      through.map((one) => letters(nameOf(one))),
    ),
  );
  return title?.text ? [fact(title.text)] : [];
}

/** A text without case, spaces and signs. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
