import { findCode, inRanges } from "../scan/code-ranges.ts";
import { isInString } from "../scan/strings.ts";
import { withTemplates } from "../scan/templates.ts";
import type { Repair } from "./repair.ts";
import { textRepair } from "./text-repair.ts";

const autolink = /<(?:(?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g;
/** The line before a place that stands in the value of an attribute. */
const inValue = /=\s*(?:"[^"]*|'[^']*)$/;
/** The line before an address that Markdown has between angle brackets itself, as of `[a](<https://b.c>)`. */
const ofLink = /\]\(\s*$|^[ \t>]*\[[^\]]*\]:\s*$/;
/** Characters of a line that are looked at before a link. */
const beforeMost = 300;

/** Makes links of all addresses in angle brackets, in the order of the source: a page may have hundreds of them. Code and strings are left alone. */
export function autolinkRepairs(source: string): Repair[] {
  if (source.search(autolink) < 0) return [];
  const code = withTemplates(source, findCode(source));
  const repairs: Repair[] = [];
  for (const { 0: link, index } of source.matchAll(autolink)) {
    if (source[index - 1] === "\\" || inRanges(code, index) || isInString(source, index, index + link.length)) continue;
    const lineStart = source.lastIndexOf("\n", index - 1) + 1;
    const before = source.slice(Math.max(lineStart, index - beforeMost), index);
    if (inValue.test(before) || ofLink.test(before)) continue;
    repairs.push(textRepair(source, index));
  }
  return repairs;
}
