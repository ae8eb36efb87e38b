import { withoutBold, withoutCodeMarks } from "../../text/code-marks.ts";

/** A text of the specification as a label, which shows no Markdown: what is Markdown in it is its text alone. */
export function labelText(text: string): string {
  const plain = text.includes("](") ? text.replace(/!?\[([^[\]\n]*)\]\([^()\s]*\)/g, "$1") : text;
  return withoutBold(withoutCodeMarks(plain))
    .replace(/\s+/g, (room) => (room.includes("\n") ? " " : room))
    .trim();
}
