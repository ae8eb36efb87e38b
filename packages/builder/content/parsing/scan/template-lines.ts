import { templateEnd } from "./template-end.ts";
import { followsValueSign, mayEndValue } from "./value-signs.ts";

/** A line of a program, of an expression or of a tag: in others a backtick begins code of the page. */
const mayHoldTemplate = /^(?:export[ \t]|[ \t]*(?:[{<]|[\w:-]{1,80}=\{))/;
/** Of what looks like a template, so many may have no end; what comes after them is none. */
const failuresMost = 50;

/**
 * Asks the lines of a source, one after the other, for template literals: where the one ends that begins in the line between two
 * offsets and goes on below it; 0 where none does.
 */
export function templatesBegunIn(source: string): (start: number, end: number) => number {
  let failures = 0;
  return (start, end) => {
    const line = source.slice(start, end);
    const at = start + line.lastIndexOf("`");
    if (at < start || failures === failuresMost || !followsValueSign(source, at)) return 0;
    if (!mayHoldTemplate.test(line) || line.split("`").length % 2 === 1) return 0;
    const last = templateEnd(source, at);
    if (last < 0) failures++;
    return last > end && mayEndValue(source, last + 1) ? last : 0;
  };
}
