/** What begins a comment: one of MDX, which has a part of its own, or one of HTML. */
const openings = /\{\s*(\/\*)|<!--/g;

/** Tells where the comment ends that begins in the line between two offsets and goes on below it; 0 where none does. */
type EndOfComment = (start: number, end: number) => number;

const none: EndOfComment = () => 0;

/**
 * Asks the lines of a source, one after the other, for comments. What code within a line holds begins none, and neither does
 * what has no end.
 */
export function commentsBegunIn(source: string): EndOfComment {
  if (!source.includes("*/") && !source.includes("-->")) return none;
  const lastEnds = { "*/": source.lastIndexOf("*/"), "-->": source.lastIndexOf("-->") };
  return (start, end) => {
    const line = source.slice(start, end);
    if (!line.includes("/*") && !line.includes("<!--")) return 0;
    const words = line.replace(/`[^`]*`/g, (code) => " ".repeat(code.length));
    let last = 0;
    for (const { index, 0: opening, 1: isMdx } of words.matchAll(openings)) {
      const from = start + index + opening.length;
      const sign = isMdx ? "*/" : "-->";
      if (from > last && from <= lastEnds[sign]) last = source.indexOf(sign, from) + sign.length;
    }
    return last > end ? last : 0;
  };
}
