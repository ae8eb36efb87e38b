import { type TitlePart, titleParts } from "../../../text/title-parts.ts";
import { h } from "./draw.ts";

/** A title as pages print it: text may mark bold, italic, deleted words and code in it; an element is what it is. */
export function drawTitle(title: unknown): unknown {
  if (typeof title !== "string") return title;
  const parts = titleParts(title).map(draw);
  // The label of a tab is a row of its icon and its words, which stay together.
  return parts.length > 1 ? h("span", null, ...parts) : parts;
}

function draw(part: TitlePart): unknown {
  if (typeof part === "string") return part;
  if ("code" in part) return h("code", null, part.code);
  return h(part.tag, null, ...part.parts.map(draw));
}
