import type { WrittenNode } from "../../content/index.ts";

/** What may be Markdown in a text; without any of it, and over one line, the text is what is shown. */
const marks = /[\n`*_~<>&[\]\\]|https?:/;

/** A text of the specification within a line of ours: Markdown, whose lines are one there. */
export function inlineText(text: string): WrittenNode {
  if (!marks.test(text)) return text;
  return { component: "span", children: [{ markdown: text.replace(/\s*\n\s*/g, " ") }] };
}
