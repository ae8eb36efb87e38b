import { commentsBegunIn } from "./comment-lines.ts";
import { templatesBegunIn } from "./template-lines.ts";

/**
 * For finding fences and formulas, which in comments and in template literals are none: asks the lines of a source, one after
 * the other, where such a part ends that begins in them and goes on below; 0 where none does.
 */
export function passedLines(source: string): (start: number, end: number) => number {
  const endOfComment = commentsBegunIn(source);
  const endOfTemplate = templatesBegunIn(source);
  return (start, end) => endOfComment(start, end) || endOfTemplate(start, end);
}
