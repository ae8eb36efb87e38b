/** A piece of a component's title: words, or what stands between marks of Markdown. */
export type TitlePart =
  | string
  | { tag: "strong" | "em" | "del"; parts: TitlePart[] }
  | { tag: "u"; href: string; parts: TitlePart[] }
  | { code: string };

/**
 * The marks that a title may hold. Each pair ends before the next of its own signs, so that a long title is read in one
 * pass; `2*3*4`, `snake_case` and `**kwargs` hold none.
 */
const marks =
  /(?<!`)(?<ticks>`{1,3})(?<code>[^`]+)\k<ticks>(?!`)|\*\*(?<strong>[^*\s](?:[^*]*[^*\s])?)\*\*|~~(?<deleted>[^~\s](?:[^~]*[^~\s])?)~~|(?<![\w*])\*(?<starred>[^*\s](?:[^*]*[^*\s])?)\*(?![\w*])|(?<![\w_])_(?<scored>[^_\s](?:[^_]*[^_\s])?)_(?![\w_])|(?<!!)\[(?<label>[^[\]]+)\]\((?<href>[^()\s]+)\)/g;

/**
 * The pieces of a title in their order: bold, italics, code and deleted words as Markdown marks them. A link is its words
 * alone, underlined (`u`), since a title is something to press itself. All else is text.
 */
export function titleParts(text: string): TitlePart[] {
  const parts: TitlePart[] = [];
  let done = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > done) parts.push(text.slice(done, match.index));
    parts.push(partOf(match.groups as Record<string, string | undefined>));
    done = match.index + match[0].length;
  }
  if (done < text.length) parts.push(text.slice(done));
  return parts;
}

function partOf({
  code,
  strong,
  deleted,
  starred,
  scored,
  label,
  href = "",
}: Record<string, string | undefined>): TitlePart {
  if (code !== undefined) return { code: code.trim() || code };
  if (strong !== undefined) return { tag: "strong", parts: titleParts(strong) };
  if (deleted !== undefined) return { tag: "del", parts: titleParts(deleted) };
  if (label !== undefined) return { tag: "u", href, parts: titleParts(label) };
  return { tag: "em", parts: titleParts(starred ?? scored ?? "") };
}

/** The words of a title without its marks: what ids, lists of contents and the switching of tabs go by. */
export function titleWords(text: string): string {
  return titleParts(text).map(wordsOf).join("");
}

function wordsOf(part: TitlePart): string {
  if (typeof part === "string") return part;
  return "code" in part ? part.code : part.parts.map(wordsOf).join("");
}
