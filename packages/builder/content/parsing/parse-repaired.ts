import type { MdxNode } from "../mdx-tree.ts";
import type { ContentModule } from "../modules/content-module.ts";
import { placeIn, type RenderState } from "../rendering/render-state.ts";
import { repairBudget } from "./bounds/repair-budget.ts";
import { VainRepairs } from "./bounds/vain-repairs.ts";
import { costlyTree } from "./costly-tree.ts";
import { keepIndentation } from "./expression-lines.ts";
import { restoreStrayMath } from "./hidden/stray-math.ts";
import { isFault, type ParseFault } from "./parse-fault.ts";
import { parseMdx } from "./parse-mdx.ts";
import { markdownTree } from "./plain-trees.ts";
import { commentsAboveModules, withoutComments } from "./programs/commented-modules.ts";
import { withElementsBelowModules } from "./programs/elements-below-modules.ts";
import { applyAll, repairAll, repairOne } from "./repair/apply-repairs.ts";
import { crossedMarkRepairs } from "./repair/crossed-marks.ts";
import { escapeManyAngles } from "./repair/escape-angles.ts";
import { byStart, type Repair } from "./repair/repair.ts";
import { autolinkRepairs } from "./repair/repair-autolinks.ts";
import { braceRepairs } from "./repair/repair-braces.ts";
import { htmlRepairs } from "./repair/repair-html.ts";
import { importRepairs } from "./repair/repair-imports.ts";
import { proseRepairs } from "./repair/repair-prose.ts";
import { findRepair, valueRepairs } from "./repair/repair-syntax.ts";
import { reportSyntax } from "./repair/report-syntax.ts";
import { quoteRepairs } from "./repair/tags/attribute-quotes.ts";
import { giveUpTag } from "./repair/tags/give-up-tag.ts";
import { quotedClosingRepairs } from "./repair/tags/quoted-closings.ts";
import { openTagRepairs } from "./repair/tags/repair-open-tags.ts";
import { tagEnds } from "./repair/tags/tag-ends.ts";
import { tagSlipRepairs } from "./repair/tags/tag-slips.ts";
import { tagEndRepairs } from "./repair/tags/unended-tags.ts";
import { commentEndRepairs } from "./repair/unended-comments.ts";

/** Faults repaired in one file; one with more is read as plain Markdown. Those past the least take a sixth of what a file may cost. */
const repairsMost = 250;
const repairsLeast = 60;
/** Faults of the commonest kind that are repaired one by one. */
const fewRepairs = 3;
/** Signs that begin no tag, and tags that nothing ends, that are repaired all at once. */
const manyFaults = 50;
/** Times that a file is parsed again for what was no formula: without one, others may turn out to be none. */
const restoresMost = 3;
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

/**
 * Parses a module's source again and again, until nothing is at fault or too much is. Each round changes the source where
 * something is wrong, and says so.
 */
export function parseRepaired(module: ContentModule, state: RenderState): MdxNode {
  const rounds = new RepairRounds(module, state);
  for (;;) {
    const result = parseMdx(module.source);
    const tree = isFault(result) ? rounds.afterFault(result) : rounds.afterTree(result);
    if (tree) return tree;
  }
}

/** What was tried on a source, and what is to be tried next. Its steps answer whether they changed the source. */
class RepairRounds {
  readonly #module: ContentModule;
  readonly #state: RenderState;
  readonly #vain = new VainRepairs();
  #repairs = 0;
  #repairsLeft = repairsMost;
  #treeRounds = 0;
  #wordRounds = 0;
  #braceRounds = 0;
  #restores = 0;
  #hasEnds = false;
  #hasValues = false;
  #hasQuotes = false;

  constructor(module: ContentModule, state: RenderState) {
    this.#module = module;
    this.#state = state;
  }

  /** The tree that the page is made of; null where the source was changed and is to be parsed again. */
  afterTree(result: MdxNode): MdxNode | null {
    if (this.#readsOtherwise(result)) return null;
    const tree = withElementsBelowModules(result, this.#module, this.#state);
    keepIndentation(tree, this.#module.source);
    return tree;
  }

  /** The same where the parser stopped: a tree is one of something plainer. */
  afterFault(fault: ParseFault): MdxNode | null {
    if (this.#repairs === 0) {
      if (this.#joinsTagEnds()) return null;
      const isEscaped = escapeManyAngles(this.#module, manyFaults, this.#state);
      // The signs in their place are no letters of ASCII, and may make the line costly that they stand in.
      const costly = isEscaped ? costlyTree(this.#module, this.#state) : null;
      if (costly) return costly;
      this.#limitRepairs();
      const common = this.#commonRepairs();
      // What the parser has said is of the text before it was changed.
      if (isEscaped || common.length > 0) {
        this.#repairAll(common.sort(byStart));
        return null;
      }
    }
    if (this.#repairsKind()) return null;
    return this.#repairsFault(fault) ? null : this.#givenUp(fault);
  }

  #repairAll(repairs: Repair[]): void {
    repairAll(this.#module, repairs, this.#state);
    this.#repairs++;
  }

  /** Takes the line ends away before the `>` of tags, once: there is nothing to tell of it. */
  #joinsTagEnds(): boolean {
    const ends = this.#hasEnds ? [] : tagEnds(this.#module.source);
    this.#hasEnds = true;
    if (ends.length > 0) applyAll(this.#module, ends);
    return ends.length > 0;
  }

  #limitRepairs(): void {
    const budget = repairBudget(this.#module.source);
    this.#repairsLeft = Math.min(repairsMost, budget, Math.max(repairsLeast, budget / 6));
  }

  /** What can be found in the whole source without knowing where the parser stopped. */
  #commonRepairs(): Repair[] {
    const { source } = this.#module;
    return [
      ...proseRepairs(source, null),
      ...importRepairs(source),
      ...htmlRepairs(source),
      ...autolinkRepairs(source),
      ...tagEndRepairs(source),
      ...tagSlipRepairs(source),
      ...commentEndRepairs(source),
    ];
  }

  /** Repairs all of one kind at once: what is like it stops the parser as well, once for each. */
  #repairsKind(): boolean {
    const repairs = this.#repairsOfKind();
    if (repairs.length > 0) this.#repairAll(repairs);
    return repairs.length > 0;
  }

  #repairsOfKind(): Repair[] {
    const { source } = this.#module;
    const words = this.#wordRounds++ < wordRoundsMost ? openTagRepairs(source) : [];
    if (words.length >= manyFaults) return words;
    const values = this.#hasValues ? [] : valueRepairs(source);
    this.#hasValues = true;
    if (values.length > 0) return values;
    const quotes = this.#hasQuotes ? [] : quoteRepairs(source);
    this.#hasQuotes = true;
    if (quotes.length > 0) return quotes;
    const braces = this.#braceRounds++ < doubleRounds ? braceRepairs(source) : [];
    return braces.length > fewRepairs ? braces : [];
  }

  /** Repairs the place where the parser stopped, as long as that leads anywhere. */
  #repairsFault(fault: ParseFault): boolean {
    const { source } = this.#module;
    const isInVain = this.#vain.areUndone(fault, this.#module);
    if (this.#repairs > this.#repairsLeft) return false;
    const repair = (isInVain ? null : findRepair(source, fault)) ?? giveUpTag(source, fault);
    if (!repair) return false;
    repairOne(this.#module, repair, fault, this.#state);
    this.#repairs++;
    return true;
  }

  #givenUp(fault: ParseFault): MdxNode {
    const message = `${fault.message.replace(/[.\s]*$/, ".")} The file is read as plain Markdown.`;
    const hint = "Correct the syntax at this place.";
    reportSyntax(this.#state, this.#module, fault.line, fault.column, "mdx-syntax", message, hint);
    return markdownTree(this.#module.source);
  }

  /** Changes what the parser has taken for something else, though without a fault. */
  #readsOtherwise(tree: MdxNode): boolean {
    const module = this.#module;
    const state = this.#state;
    if (takeComments(tree, module, state)) return true;
    const prose = this.#treeRounds++ < proseRoundsMost ? proseRepairs(module.source, tree) : [];
    if (prose.length > 0) {
      repairAll(module, prose, state);
      return true;
    }
    const crossed = this.#treeRounds <= crossedRoundsMost ? crossedMarkRepairs(module.source, tree) : [];
    if (crossed.length > 0) {
      repairAll(module, crossed, state);
      return true;
    }
    const quoted = this.#treeRounds <= quotedRoundsMost ? quotedClosingRepairs(module.source, tree) : [];
    for (const repair of quoted.reverse()) repairOne(module, repair, { line: 1, column: 1 }, state);
    if (quoted.length > 0) return true;
    if (this.#restores === restoresMost || !restoreStrayMath(tree, module)) return false;
    this.#restores++;
    return true;
  }
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
