import { isComponent } from "../../../components/component-names.ts";
import { voidTags } from "../../../html/html-names.ts";
import { findCode, inRanges, withoutCode } from "../../scan/code-ranges.ts";
import type { Repair } from "../repair.ts";
import { unknownNames } from "./known-names.ts";

/** A closing tag at the end of its line, whose `>` does not begin the next either. */
const closing = /<\/([A-Za-z][\w.:-]*)(?=[ \t]*(?:\n(?![ \t]*>)|(?![\s\S])))/g;

/**
 * A tag alone on its line, a component's or one with whole attributes, and no more of them on the next: neither `name=` nor
 * braces, nor words that lead to one of them or to the end of the tag.
 */
const opening =
  /^[ \t]*(<([A-Z][\w.]*|[a-z][a-z\d]*(?=[ \t]+[\w:-]+=))(?:[ \t]+[A-Za-z][\w:-]*=(?:"[^"\n]*"|'[^'\n]*'|\{[^{}\n]*\}))*(?:[ \t]*\/)?)(?=[ \t]*\n(?!(?:\s*[A-Za-z][\w-]*(?![\w-])){0,20}\s*(?:\/?>|[A-Za-z][\w:-]*(?:=|:?(?<=[\w:])[ \t]*"[^"\n]*"[ \t,]*(?:\n|\/?>))|\{)))/gm;

/** More of them in a file are no slips, and would be as many open elements. */
const tagsMost = 100;

/** The `>` that tags of known names lack at the ends of their lines, in the order of the source. */
export function tagEndRepairs(source: string): Repair[] {
  const found = [
    ...[...source.matchAll(closing)].map(({ 0: tag, 1: name = "", index }) => ({ tag, name, start: index })),
    ...[...source.matchAll(opening)]
      .filter(({ 2: name = "" }) => /^[a-z]/.test(name) || isComponent(name))
      .map(({ 0: line, 1: tag = "", 2: name = "", index }) => ({ tag, name, start: index + line.length - tag.length })),
  ];
  if (found.length === 0 || found.length > tagsMost) return [];
  const code = findCode(source);
  const unknown = unknownNames(new Set(found.map(({ name }) => name)), withoutCode(source));
  return found
    .filter(({ name, start }) => !unknown.has(name) && !inRanges(code, start))
    .map(({ tag, name, start }) => {
      const written = tag.startsWith("</") ? `</${name}` : `<${name}`;
      const end = voidTags.has(name) && !tag.endsWith("/") ? " />" : ">";
      return {
        start: start + tag.length,
        end: start + tag.length,
        text: end,
        message: `\`${written}\` has no \`>\` at the end of its line; it was added.`,
        hint: `Write ${end.trim()} there.`,
        about: start,
      };
    })
    .sort((one, other) => one.start - other.start);
}
