import type { MdxNode } from "../mdx-tree.ts";
import type { LinePlace } from "../place.ts";

/** What the parser complained about: its own words and the place in the text given to it. */
export interface ParseFault extends LinePlace {
  message: string;
}

/** Tells a fault from a tree. */
export function isFault(result: MdxNode | ParseFault): result is ParseFault {
  return "message" in result;
}
