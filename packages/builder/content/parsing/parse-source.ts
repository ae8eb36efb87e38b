import type { MdxNode } from "../mdx-tree.ts";
import type { ContentModule } from "../modules/content-module.ts";
import { placeIn, type RenderState } from "../rendering/render-state.ts";
import { nestsTooDeeply } from "./bounds/nesting.ts";
import { openAtOnce, openMost } from "./bounds/open-elements.ts";
import { findExcess } from "./bounds/parser-cost.ts";
import { repairBudget } from "./bounds/repair-budget.ts";
import { bracesLeavingManyOpen } from "./bounds/unclosed-elements.ts";
import { VainRepairs } from "./bounds/vain-repairs.ts";
import { keepIndentation } from "./expression-lines.ts";
import { restoreStrayMath } from "./hidden/stray-math.ts";
import { hideInnerMarkdown } from "./inner-markdown.ts";
import { isFault } from "./parse-fault.ts";
import { parseMdx } from "./parse-mdx.ts";
import { markdownTree, plainTree } from "./plain-trees.ts";
import { prepareSource } from "./prepare-source.ts";
import { commentsAboveModules, withoutComments } from "./programs/commented-modules.ts";
import { withElementsBelowModules } from "./programs/elements-below-modules.ts";
import { takeRawElements } from "./raw-elements.ts";
import { applyAll, repairAll, repairOne } from "./repair/apply-repairs.ts";
import { quoteRepairs } from "./repair/attribute-quotes.ts";
import { partAddressesFromBars } from "./repair/cell-addresses.ts";
import { joinEmphasis } from "./repair/cjk-emphasis.ts";
import { crossedMarkRepairs } from "./repair/crossed-marks.ts";
import { repairFences } from "./repair/end-fences.ts";
import { escapeManyAngles } from "./repair/escape-angles.ts";
import { giveUpTag } from "./repair/give-up-tag.ts";
import { tellOpenFence } from "./repair/open-fence.ts";
import { quotedClosingRepairs } from "./repair/quoted-closings.ts";
import type { Repair } from "./repair/repair.ts";
import { autolinkRepairs } from "./repair/repair-autolinks.ts";
import { braceRepairs } from "./repair/repair-braces.ts";
import { fenceRepairs } from "./repair/repair-fences.ts";
import { htmlRepairs } from "./repair/repair-html.ts";
import { importQuoteRepairs, importRepairs } from "./repair/repair-imports.ts";
import { openTagRepairs } from "./repair/repair-open-tags.ts";
import { proseRepairs } from "./repair/repair-prose.ts";
import { findRepair, textRepair, valueRepairs } from "./repair/repair-syntax.ts";
import { reportSyntax } from "./repair/report-syntax.ts";
import { tagEnds } from "./repair/tag-ends.ts";
import { tagSlipRepairs } from "./repair/tag-slips.ts";
import { commentEndRepairs } from "./repair/unended-comments.ts";
import { tagEndRepairs } from "./repair/unended-tags.ts";
import { withoutCode } from "./scan/code-ranges.ts";

/** Faults repaired in one file; one with more is read as plain Markdown. Those past the least take a sixth of what a file may cost. */
const repairsMost = 250;
const repairsLeast = 60;
/** Faults of the commonest kind that are repaired one by one. */
const fewRepairs = 3;
/** Signs that begin no tag, and tags that nothing ends, that are repaired all at once. */
const manyFaults = 50;
/** Times that a file is parsed again for what was no formula: without one, others may turn out to be none. */
const restoresMost = 3;
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

/** The tree of a file that would take the parser too long, read as something plainer; null where it would not. */
function costlyTree(module: ContentModule, state: RenderState): MdxNode | null {
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

/** Parses again and again, until nothing is at fault or too much is. */
function parseRepaired(module: ContentModule, state: RenderState): MdxNode {
  const tried = {
    rounds: 0,
    restores: 0,
    wordRounds: 0,
    hasEnds: false,
    braceRounds: 0,
    hasValues: false,
    hasQuotes: false,
  };
  let repairsLeft = repairsMost;
  let repairs = 0;
  const vain = new VainRepairs();
  for (;;) {
    const result = parseMdx(module.source);
    if (!isFault(result)) {
      if (readsOtherwise(result, module, state, tried)) continue;
      const tree = withElementsBelowModules(result, module, state);
      keepIndentation(tree, module.source);
      return tree;
    }
    if (repairs === 0) {
      const ends = tried.hasEnds ? [] : tagEnds(module.source);
      tried.hasEnds = true;
      if (ends.length > 0) {
        applyAll(module, ends);
        continue;
      }
      const isEscaped = escapeManyAngles(module, manyFaults, state);
      // The signs in their place are no letters of ASCII, and may make the line costly that they stand in.
      const costly = isEscaped ? costlyTree(module, state) : null;
      if (costly) return costly;
      const budget = repairBudget(module.source);
      repairsLeft = Math.min(repairsMost, budget, Math.max(repairsLeast, budget / 6));
      const all = [
        ...proseRepairs(module.source, null),
        ...importRepairs(module.source),
        ...htmlRepairs(module.source),
        ...autolinkRepairs(module.source),
        ...tagEndRepairs(module.source),
        ...tagSlipRepairs(module.source),
        ...commentEndRepairs(module.source),
      ];
      // What the parser has said is of the text before it was changed.
      if (isEscaped || all.length > 0) {
        repairAll(module, all.sort(byStart), state);
        repairs++;
        continue;
      }
    }
    // What is like it stops the parser as well, once for each.
    const words = tried.wordRounds++ < wordRoundsMost ? openTagRepairs(module.source) : [];
    if (words.length >= manyFaults) {
      repairAll(module, words, state);
      repairs++;
      continue;
    }
    const values = tried.hasValues ? [] : valueRepairs(module.source);
    tried.hasValues = true;
    if (values.length > 0) {
      repairAll(module, values, state);
      repairs++;
      continue;
    }
    const quotes = tried.hasQuotes ? [] : quoteRepairs(module.source);
    tried.hasQuotes = true;
    if (quotes.length > 0) {
      repairAll(module, quotes, state);
      repairs++;
      continue;
    }
    const braces = tried.braceRounds++ < doubleRounds ? braceRepairs(module.source) : [];
    if (braces.length > fewRepairs) {
      repairAll(module, braces, state);
      repairs++;
      continue;
    }
    const isInVain = vain.areUndone(result, module);
    const found = repairs <= repairsLeft && !isInVain ? findRepair(module.source, result) : null;
    const repair = found ?? (repairs <= repairsLeft ? giveUpTag(module.source, result) : null);
    if (!repair) {
      const message = `${result.message.replace(/[.\s]*$/, ".")} The file is read as plain Markdown.`;
      const hint = "Correct the syntax at this place.";
      reportSyntax(state, module, result.line, result.column, "mdx-syntax", message, hint);
      return markdownTree(module.source);
    }
    repairOne(module, repair, result, state);
    repairs++;
  }
}

/** Changes what the parser has taken for something else, though without a fault; whether there was anything, to parse again. */
function readsOtherwise(
  tree: MdxNode,
  module: ContentModule,
  state: RenderState,
  tried: { rounds: number; restores: number },
): boolean {
  if (takeComments(tree, module, state)) return true;
  const prose = tried.rounds++ < proseRoundsMost ? proseRepairs(module.source, tree) : [];
  if (prose.length > 0) {
    repairAll(module, prose, state);
    return true;
  }
  const crossed = tried.rounds <= crossedRoundsMost ? crossedMarkRepairs(module.source, tree) : [];
  if (crossed.length > 0) {
    repairAll(module, crossed, state);
    return true;
  }
  const quoted = tried.rounds <= quotedRoundsMost ? quotedClosingRepairs(module.source, tree) : [];
  for (const repair of quoted.reverse()) repairOne(module, repair, { line: 1, column: 1 }, state);
  if (quoted.length > 0) return true;
  if (tried.restores === restoresMost || !restoreStrayMath(tree, module)) return false;
  tried.restores++;
  return true;
}

/** Takes comments off the text that keep a program below them from being one; whether there were any. */
function takeComments(tree: MdxNode, module: ContentModule, state: RenderState): boolean {
  const comments = commentsAboveModules(tree, module.source);
  for (const { start } of comments) {
    const message = "A comment of JavaScript stands right above an `export` or `import`, where MDX reads both as text.";
    state.diagnose("warning", "mdx-syntax", message, "Leave a blank line below it.", placeIn(module, start));
  }
  if (comments.length === 0) return false;
  module.source = withoutComments(module.source, comments);
  return true;
}

/** Rounds in which a closing tag may be found in a quotation that another had hidden. */
const quotedRoundsMost = 3;
/** Rounds in which marks may be found crossed that others had been taken for the ends of. */
const crossedRoundsMost = 6;
/** Rounds in which braces that hold no expression are found: the second within the first. */
const doubleRounds = 2;
/** Rounds in which words in angle brackets may be found that others hold: `Promise<Array<T>>`. */
const wordRoundsMost = 3;
/** Rounds in which prose may be found that others had hidden. */
const proseRoundsMost = 20;

function byStart(one: Repair, other: Repair): number {
  return one.start - other.start;
}
