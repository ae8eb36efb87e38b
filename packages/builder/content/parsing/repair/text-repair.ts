import { repairedSigns } from "../hidden/repaired-signs.ts";
import { emptyBracesIn } from "./empty-braces.ts";
import { foreignTagRepair } from "./foreign-tags.ts";
import { type Repair, withoutTag } from "./repair.ts";

/** An address between angle brackets, which Markdown makes a link of and MDX takes for a tag. */
const autolink = /<((?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/y;

/** The first line of a document of HTML, as far as it stands alone. */
const doctype = /(?<=^[ \t]{0,80})<!doctype\b[^<>]{0,200}>(?=[ \t]*(?:\n|$))/imy;

/**
 * Makes text of the `<` or `{` at an offset, or a link where an address stands in angle brackets. A line that says that a
 * document of HTML begins is left out.
 */
export function textRepair(source: string, at: number): Repair {
  doctype.lastIndex = at;
  const declared = doctype.exec(source)?.[0];
  if (declared)
    return {
      ...withoutTag(source, at, at + declared.length),
      message: "A page says itself that it is HTML; the line that says so in its content was left out.",
      hint: "Leave it out.",
      about: at,
    };
  autolink.lastIndex = at;
  const address = source[at] === "<" ? autolink.exec(source)?.[1] : undefined;
  if (address !== undefined) {
    const target = /^(?:https?|mailto):/.test(address) ? address : `mailto:${address}`;
    return {
      start: at,
      end: at + address.length + 2,
      text: `[${address.replace(/^mailto:/, "").replace(/[[\]\\*_`]/g, "\\$&")}](${target.replace(/[()\\]/g, "\\$&")})`,
      message: "Addresses in angle brackets are not part of MDX; this one was made a link.",
      hint: "Write [text](address).",
    };
  }
  if (source[at] === "{") {
    const tag = foreignTagRepair(source, at);
    if (tag) return tag;
    return {
      start: at,
      end: at + 1,
      text: repairedSigns.brace,
      also: emptyBracesIn(source, at),
      message: "The text in braces is not an expression; it is shown as it is written.",
      hint: "Write \\{ for a brace in text.",
    };
  }
  return {
    start: at,
    end: at + 1,
    text: repairedSigns.angle,
    message: "This `<` does not begin a tag; it is shown as it is written.",
    hint: "Write \\< or &lt; for a less-than sign in text.",
  };
}
