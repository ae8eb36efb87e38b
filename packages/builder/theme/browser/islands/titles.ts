import { type TitlePart, titleParts } from "../../../text/title-parts.ts";
import { h } from "./draw.ts";

/** A title as pages print it: text may mark bold, italic, deleted words and code in it; an element is what it is. */
export function drawTitle(title: unknown): unknown {
  if (typeof title !== "string") return title;
  const parts = titleParts(title).map((part) => draw(part));
  // The label of a tab is a row of its icon and its words, which stay together.
  return parts.length > 1 ? h("span", null, ...parts) : parts;
}

/** A line of Markdown that is nothing to press itself, as a caption: its links lead somewhere. */
export function drawLine(line: unknown): unknown {
  return typeof line === "string" ? titleParts(line).map((part) => draw(part, true)) : line;
}

/** Addresses that lead to a page; others could run code. */
const leads = /^(?:https?:|mailto:|tel:|[/.#?]|[\w-]+(?:[/.#?]|$))/i;

function draw(part: TitlePart, hasLinks = false): unknown {
  if (typeof part === "string") return part;
  if ("code" in part) return h("code", null, part.code);
  const parts = part.parts.map((one) => draw(one, hasLinks));
  return hasLinks && part.tag === "u" && leads.test(part.href)
    ? h("a", { href: part.href }, ...parts)
    : h(part.tag, null, ...parts);
}
