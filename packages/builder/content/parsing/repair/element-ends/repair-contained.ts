import { patternOfText } from "../../../../text/pattern-of-text.ts";
import { findCode, inRanges } from "../../scan/code-ranges.ts";
import { type ContainerKind, endOfContainer } from "../../scan/end-of-element.ts";
import { continuation } from "../../scan/indentation.ts";
import { placeFinder } from "../../scan/place-finder.ts";
import { endsWithText, isWithinLine, patternNameMost, showsItsContent } from "../../scan/tag-kinds.ts";
import { repairOutdentedLines } from "../outdented/outdented-lines.ts";
import { type Repair, withoutTag } from "../repair.ts";
import { repairLazyLines } from "./repair-lazy-lines.ts";

const names: Record<ContainerKind, string> = {
  blockQuote: "quotation",
  listItem: "item of a list",
  paragraph: "paragraph",
};

/**
 * An end for an element at the end of the quotation, the item or the paragraph that it begins in and does not end in: there
 * Markdown ends all that is open. A closing tag of its own beyond that is taken out. One that is back in the item shows
 * that the lines between belong there too.
 * @param at where the opening tag begins, up to `end`.
 * @param container what the parser says that ended.
 */
export function repairContained(
  source: string,
  { at, end, name }: { at: number; end: number; name: string },
  container: string,
): Repair | null {
  if (!Object.hasOwn(names, container)) return null;
  const isLine = container === "paragraph";
  const closing = closingOf(source, end, name);
  const outdented = closing && container === "listItem" ? repairOutdentedLines(source, at, closing.start, name) : null;
  if (outdented) return outdented;
  if (!showsItsContent(name) || (isLine ? !endsWithText(name) : isWithinLine(name))) return null;
  const kind = container as ContainerKind;
  const last = endOfContainer(source, at, end, kind);
  const before = source.slice(source.lastIndexOf("\n", at - 1) + 1, at);
  const elsewhere = closing && closing.start >= last ? closing : null;
  const lazy =
    elsewhere && kind === "blockQuote" ? repairLazyLines(source, at, elsewhere.start, `\`<${name}>\``) : null;
  if (lazy) return lazy;
  const stands = elsewhere ? `: \`</${name}>\` (${lineOf(source, elsewhere.start)}:1) stands outside of it` : "";
  return {
    start: last,
    end: last,
    text: isLine ? `</${name}>` : `\n${continuation(before)}</${name}>`,
    message: `\`<${name}>\` is not closed in the ${names[kind]} that it begins in${stands}. It ends there.`,
    hint: `Put </${name}> at the end of the ${names[kind]}.`,
    about: at,
    ...(elsewhere ? { also: [withoutTag(source, elsewhere.start, elsewhere.end)] } : {}),
  };
}

function lineOf(source: string, offset: number): number {
  return placeFinder(source)(offset).line;
}

/** The tag that closes what is opened before an offset. */
export function closingOf(source: string, from: number, name: string): { start: number; end: number } | null {
  if (name.length > patternNameMost) return null;
  const code = findCode(source);
  const tag = new RegExp(`<(/?)${patternOfText(name)}(?![\\w.-])[^<>]*?(/?)>`, "g");
  tag.lastIndex = from;
  let depth = 1;
  for (let found = tag.exec(source); found; found = tag.exec(source)) {
    if (inRanges(code, found.index)) continue;
    if (found[1]) depth--;
    else if (!found[2]) depth++;
    if (depth === 0) return { start: found.index, end: found.index + found[0].length };
  }
  return null;
}
