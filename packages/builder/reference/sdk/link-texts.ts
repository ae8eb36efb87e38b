import { percentDecoded } from "../../text/percent-decoding.ts";

/** Characters of one text: what is longer is cut where it is shown. */
const maxLength = 200_000;

/** Where a link to a declaration goes on behind its text. */
const linkStart = "](#declaration/";
/** An id; parentheses within it come in pairs. */
const idEnd = /([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)/y;
const sign = /\\.|[[\]]/gs;

/** Something to put in the place of a part of a text. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Markdown whose links to declarations lead to their addresses; of those that have none the text stays. */
export function withDeclarationLinks(markdown: string, addressOf: (id: string) => string | undefined): string {
  if (!markdown.includes(linkStart)) return markdown;
  const text = markdown.slice(0, maxLength);
  const edits: Edit[] = [];
  const open: number[] = [];
  for (const { 0: found, index } of text.matchAll(sign)) {
    if (found === "[") open.push(index);
    if (found !== "]") continue;
    const start = open.pop();
    if (start === undefined || !text.startsWith(linkStart, index)) continue;
    idEnd.lastIndex = index + linkStart.length;
    const id = idEnd.exec(text);
    if (!id) continue;
    const href = addressOf(percentDecoded(id[1] as string));
    if (href === undefined) edits.push({ start, end: start + 1, text: "" });
    edits.push({ start: index, end: idEnd.lastIndex, text: href === undefined ? "" : `](${href})` });
  }
  return edited(text, edits);
}

function edited(text: string, edits: Edit[]): string {
  let result = "";
  let done = 0;
  for (const { start, end, text: replacement } of edits.sort((one, other) => one.start - other.start)) {
    if (start < done) continue;
    result += text.slice(done, start) + replacement;
    done = end;
  }
  return result + text.slice(done);
}
