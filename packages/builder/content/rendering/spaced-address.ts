import type { MdxNode } from "../mdx-tree.ts";
import type { ContentModule } from "../modules/content-module.ts";
import { placeIn, type RenderState } from "./render-state.ts";

/** The end of a link's text and an address of this site behind it, up to what closes it. */
const addresses = /(?<!\\)\]\((\.{0,2}\/[^)<>\n"]*)/g;

/**
 * Tells of links and pictures in a text that Markdown takes for words, since their address has a space: names of
 * files have many, and nobody sees in the source why the page shows all of it.
 */
export function tellSpacedAddresses(node: MdxNode, module: ContentModule, state: RenderState): void {
  const { start, end } = node.position;
  const written = module.source.slice(start.offset, end.offset);
  const lines = written.split("\n");
  let line = 0;
  let lineBegin = 0;
  for (const { 1: address = "", index } of written.matchAll(addresses)) {
    if (!/\S\s+\S/.test(address)) continue;
    // The text may begin before words in bold.
    const bracket = written.lastIndexOf("[", index);
    const isPicture = written[bracket - 1] === "!";
    const begin = bracket < 0 ? index : bracket - Number(isPicture);
    while (begin > lineBegin + (lines[line] as string).length) lineBegin += (lines[line++] as string).length + 1;
    const column = begin - lineBegin + (line === 0 ? start.column : 1);
    state.diagnose(
      "warning",
      "spaced-address",
      `This ${isPicture ? "picture" : "link"} is shown as it is written: there is a space in its address.`,
      "Write %20 for each space, or put the address in angle brackets: `](<…>)`.",
      placeIn(module, { line: start.line + line, column }),
    );
  }
}
