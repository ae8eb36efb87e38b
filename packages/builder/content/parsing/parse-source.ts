import type { MdxNode } from "../mdx-tree.ts";
import type { ContentModule } from "../modules/content-module.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { costlyTree } from "./costly-tree.ts";
import { hideInnerMarkdown } from "./inner-markdown.ts";
import { parseRepaired } from "./parse-repaired.ts";
import { prepareSource } from "./prepare-source.ts";
import { takeRawElements } from "./raw-elements.ts";
import { repairAll } from "./repair/apply-repairs.ts";
import { partAddressesFromBars } from "./repair/cell-addresses.ts";
import { joinEmphasis } from "./repair/cjk-emphasis.ts";
import { repairFences } from "./repair/fences/end-fences.ts";
import { tellOpenFence } from "./repair/fences/open-fence.ts";
import { fenceRepairs } from "./repair/fences/repair-fences.ts";
import { importQuoteRepairs } from "./repair/repair-imports.ts";
import { reportSyntax } from "./repair/report-syntax.ts";

/** A page's source, in UTF-16 code units. */
const sourceMost = 4_000_000;

/**
 * Parses a module's source, which afterwards is the text that the tree's offsets refer to. A fault of syntax is
 * repaired where it is and reported; a file that cannot be repaired is read as plain Markdown. There is always a tree.
 */
export function parseSource(module: ContentModule, state: RenderState): MdxNode {
  cutToSize(module, state);
  hideInnerMarkdown(module, (part) => parseSource(part, state));
  takeRawElements(module, state);
  const fences = fenceRepairs(module.source);
  if (fences.length > 0) repairAll(module, fences, state);
  const imports = importQuoteRepairs(module.source);
  if (imports.length > 0) repairAll(module, imports, state);
  const told = repairFences(module, state);
  prepareSource(module, state);
  partAddressesFromBars(module);
  joinEmphasis(module, state);
  const tree = costlyTree(module, state) ?? parseRepaired(module, state);
  tellOpenFence(tree, module, state, told);
  return tree;
}

function cutToSize(module: ContentModule, state: RenderState): void {
  if (module.source.length <= sourceMost) return;
  const message = `The file is larger than ${sourceMost / 1_000_000} million characters; the rest was left out.`;
  reportSyntax(state, module, 1, 1, "page-too-large", message, "Split the page.");
  module.source = module.source.slice(0, sourceMost);
  module.written = module.source;
}
