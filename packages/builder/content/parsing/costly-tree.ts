import type { MdxNode } from "../mdx-tree.ts";
import type { ContentModule } from "../modules/content-module.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { nestsTooDeeply } from "./bounds/nesting.ts";
import { openAtOnce, openMost } from "./bounds/open-elements.ts";
import { findExcess } from "./bounds/parser-cost.ts";
import { bracesLeavingManyOpen } from "./bounds/unclosed-elements.ts";
import { markdownTree, plainTree } from "./plain-trees.ts";
import { repairAll } from "./repair/apply-repairs.ts";
import { byStart } from "./repair/repair.ts";
import { autolinkRepairs } from "./repair/repair-autolinks.ts";
import { htmlRepairs } from "./repair/repair-html.ts";
import { reportSyntax } from "./repair/report-syntax.ts";
import { openTagRepairs } from "./repair/tags/repair-open-tags.ts";
import { textRepair } from "./repair/text-repair.ts";
import { withoutCode } from "./scan/code-ranges.ts";

/** The tree of a file that would take the parser too long, read as something plainer; null where it would not. */
export function costlyTree(module: ContentModule, state: RenderState): MdxNode | null {
  const excess = findExcess(module.source);
  if (excess) {
    const message = `The file has ${excess}; it is read as plain text.`;
    reportSyntax(state, module, 1, 1, "page-too-large", message, "Split the page.");
    return plainTree(module.source);
  }
  if (nestsTooDeeply(module.source) || !closesBraces(module, state)) {
    const message = "Brackets, quotes or elements without an end nest too deeply; the file is read as plain text.";
    reportSyntax(state, module, 1, 1, "nested-too-deeply", message, "Flatten it, and close what is open.");
    return plainTree(module.source);
  }
  if (openAtOnce(module.source) <= openMost) return null;
  const links = autolinkRepairs(module.source);
  if (links.length > 0) repairAll(module, links, state);
  const repairs = [...htmlRepairs(module.source), ...openTagRepairs(module.source)];
  if (repairs.length > 0) repairAll(module, repairs.sort(byStart), state);
  if (openAtOnce(withoutCode(module.source)) <= openMost) return null;
  const message = `More than ${openMost} elements have no end before one around them has. The file is read as plain Markdown.`;
  reportSyntax(state, module, 1, 1, "nested-too-deeply", message, "Close what is open.");
  return markdownTree(module.source);
}

/** Rounds in which a brace is looked for that another had hidden. */
const braceRoundsMost = 10;

/** Makes text of the braces that never end and that the parser would not come back from; whether none is left. */
function closesBraces(module: ContentModule, state: RenderState): boolean {
  for (let round = 0; ; round++) {
    const braces = bracesLeavingManyOpen(module.source);
    if (braces.length === 0) return true;
    if (round === braceRoundsMost) return false;
    repairAll(
      module,
      braces.map((offset) => textRepair(module.source, offset)),
      state,
    );
  }
}
