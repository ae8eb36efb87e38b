import type { MdxNode } from "../mdx-tree.ts";
import type { ContentModule } from "../modules/content-module.ts";
import { placeIn, type RenderState } from "../rendering/render-state.ts";
import { findCode, inRanges, withoutCode } from "./code-ranges.ts";
import { commentsAboveModules, withoutComments } from "./commented-modules.ts";
import { type ModuleAboveElements, moduleElements } from "./module-elements.ts";
import { withoutFilledGaps } from "./module-gaps.ts";
import { nestsTooDeeply } from "./nesting.ts";
import { openAtOnce, openMost, openTagRepairs } from "./open-elements.ts";
import { isFault, parseMarkdown, parseMdx } from "./parse-mdx.ts";
import { findExcess, repairBudget } from "./parser-cost.ts";
import { placeFinder } from "./place-finder.ts";
import { prepareSource } from "./prepare-source.ts";
import { fenceRepairs } from "./repair-fences.ts";
import { htmlRepairs } from "./repair-html.ts";
import { proseRepairs } from "./repair-prose.ts";
import { findRepair, type Repair, repairedSigns } from "./repair-syntax.ts";
import { restoreStrayMath } from "./stray-math.ts";
import { leavesManyOpen } from "./unclosed-elements.ts";

/** Faults repaired in one file; one with more is read as plain Markdown. */
const repairsMost = 60;
/** Times that a file is parsed again for what was no formula: without one, others may turn out to be none. */
const restoresMost = 3;
/** A page's source, in UTF-16 code units. */
const sourceMost = 4_000_000;

/**
 * Parses a module's source, which afterwards is the text that the tree's offsets refer to. A fault of syntax is
 * repaired where it is and reported; a file that cannot be repaired is read as plain Markdown. There is always a tree.
 */
export function parseSource(module: ContentModule, state: RenderState): MdxNode {
  if (module.source.length > sourceMost) {
    report(
      state,
      module,
      1,
      1,
      "page-too-large",
      `The file is larger than ${sourceMost / 1_000_000} million characters; the rest was left out.`,
      "Split the page.",
    );
    module.source = module.source.slice(0, sourceMost);
    module.written = module.source;
  }
  const fences = fenceRepairs(module.source);
  if (fences.length > 0) repairAll(module, fences, state);
  prepareSource(module, state);
  const excess = findExcess(module.source);
  if (excess) {
    report(
      state,
      module,
      1,
      1,
      "page-too-large",
      `The file has ${excess}; it is read as plain text.`,
      "Split the page.",
    );
    return plainTree(module.source);
  }
  if (nestsTooDeeply(module.source) || leavesManyOpen(module.source)) {
    report(
      state,
      module,
      1,
      1,
      "nested-too-deeply",
      "Brackets, quotes or elements without an end nest too deeply; the file is read as plain text.",
      "Flatten it, and close what is open.",
    );
    return plainTree(module.source);
  }
  if (openAtOnce(module.source) > openMost) {
    const repairs = [...htmlRepairs(module.source), ...openTagRepairs(module.source)];
    if (repairs.length > 0) repairAll(module, repairs.sort(byStart), state);
    if (openAtOnce(withoutCode(module.source)) > openMost) {
      const message = `More than ${openMost} elements have no end. The file is read as plain Markdown.`;
      report(state, module, 1, 1, "nested-too-deeply", message, "Close what is open.");
      return markdownTree(module.source);
    }
  }
  let repairsLeft = repairsMost;
  let restores = 0;
  let rounds = 0;
  for (let repairs = 0; ; repairs++) {
    const result = parseMdx(module.source);
    if (!isFault(result)) {
      if (takeComments(result, module, state)) {
        repairs--;
        continue;
      }
      const prose = rounds++ < roundsMost ? proseRepairs(module.source, result) : [];
      if (prose.length > 0) {
        repairAll(module, prose, state);
        repairs--;
        continue;
      }
      if (restores === restoresMost || !restoreStrayMath(result, module))
        return withElementsBelowModules(result, module, state);
      restores++;
      repairs--;
      continue;
    }
    if (repairs === 0) {
      escapeManyAngles(module, state);
      repairsLeft = Math.min(repairsMost, repairBudget(module.source));
      const all = [...proseRepairs(module.source, null), ...htmlRepairs(module.source)];
      if (all.length > 0) {
        repairAll(module, all.sort(byStart), state);
        continue;
      }
    }
    const repair = repairs <= repairsLeft ? findRepair(module.source, result) : null;
    if (!repair) {
      report(
        state,
        module,
        result.line,
        result.column,
        "mdx-syntax",
        `${result.message} The file is read as plain Markdown.`,
        "Correct the syntax at this place.",
      );
      return markdownTree(module.source);
    }
    report(state, module, result.line, result.column, "mdx-syntax", repair.message, repair.hint);
    noteChanges([repair], module);
    module.source = splice(module.source, repair);
    module.written = splice(module.written, repair);
    moveMath(module, [repair]);
    moveHeadings(module, repair);
    state.repaired = true;
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

/** Rounds in which a program may be found below another that the parser had taken it for a part of. */
const roundsMost = 20;

/** Elements that the parser took for a part of the program above them, read as content. */
function withElementsBelowModules(tree: MdxNode, module: ContentModule, state: RenderState): MdxNode {
  const programs: MdxNode[] = [];
  let result = tree;
  let text = module.source;
  for (let round = 0; round < roundsMost; round++) {
    const found = moduleElements(result, text);
    if (found.length === 0) break;
    text = blanked(text, found);
    const below = parseMdx(text);
    if (isFault(below)) break;
    result = below;
    for (const { start, code, line, isAbove } of found) {
      const message = "Content stands right below an `export` or `import`, where MDX expects JavaScript.";
      if (isAbove) report(state, module, line, 1, "mdx-syntax", message, "Leave a blank line before it.");
      const place = { line: start.line, column: 1, offset: start.offset };
      programs.push({ type: "mdxjsEsm", value: code, position: { start: place, end: place } });
    }
  }
  if (programs.length === 0) return tree;
  const nodes = [...programs, ...(result.children as MdxNode[])];
  nodes.sort((a, b) => a.position.start.offset - b.position.start.offset);
  return { ...result, children: nodes };
}

/** The text with programs made white space, and what they were taken to go on with as it was, so that all keeps its place. */
function blanked(text: string, parts: readonly ModuleAboveElements[]): string {
  let result = "";
  let from = 0;
  for (const { start, code, end } of parts) {
    const below = start.offset + code.length;
    result +=
      text.slice(from, start.offset) + code.replace(/[^\n]/g, " ") + withoutFilledGaps(text.slice(below, end), " ");
    from = end;
  }
  return result + text.slice(from);
}

/** A file full of `<` that begin no tag is repaired at once instead of sign by sign. */
function escapeManyAngles(module: ContentModule, state: RenderState): void {
  const strays = [...module.source.matchAll(/<(?![A-Za-z_$/>])/g)];
  if (strays.length < 50) return;
  const code = findCode(module.source);
  const escaped = (text: string) =>
    text.replace(/<(?![A-Za-z_$/>])/g, (sign, offset: number) => (inRanges(code, offset) ? sign : repairedSigns.angle));
  module.source = escaped(module.source);
  module.written = escaped(module.written);
  state.repaired = true;
  report(
    state,
    module,
    1,
    1,
    "mdx-syntax",
    "Many `<` of this file begin no tag; they are shown as they are written.",
    "Write \\< or &lt; for a less-than sign in text.",
  );
}

function splice(text: string, repair: { start: number; end: number; text: string }): string {
  return text.slice(0, repair.start) + repair.text + text.slice(repair.end);
}

/** Makes many changes of one kind at once: a page may have hundreds of `<br>`. */
function repairAll(module: ContentModule, repairs: readonly Repair[], state: RenderState): void {
  const placeOf = placeFinder(module.source);
  for (const { start, message, hint } of repairs) {
    const { line, column } = placeOf(start);
    report(state, module, line, column, "mdx-syntax", message, hint);
  }
  noteChanges(repairs, module);
  const apply = (text: string) => {
    let result = "";
    let from = 0;
    for (const repair of repairs) {
      result += text.slice(from, repair.start) + repair.text;
      from = repair.end;
    }
    return result + text.slice(from);
  };
  module.source = apply(module.source);
  module.written = apply(module.written);
  moveMath(module, repairs);
  state.repaired = true;
}

/** Remembers where columns are after repairs, which stand in the order of the source. */
function noteChanges(repairs: readonly Repair[], module: ContentModule): void {
  const placeOf = placeFinder(module.source);
  const placed = repairs.map((repair) => ({ repair, place: placeOf(repair.start) }));
  for (const { repair, place } of placed.reverse())
    module.changes.note(place, module.source.slice(repair.start, repair.end), repair.text);
}

/** The places of math after repairs, in the order of the source, that are longer or shorter than what they replace. */
function moveMath(module: ContentModule, repairs: readonly Repair[]): void {
  if (!module.mathOffsets) return;
  const moved = new Set<number>();
  let next = 0;
  let by = 0;
  for (const offset of [...module.mathOffsets].sort((one, other) => one - other)) {
    for (let repair = repairs[next]; repair && repair.end <= offset; repair = repairs[++next])
      by += repair.text.length - (repair.end - repair.start);
    moved.add(offset + by);
  }
  module.mathOffsets = moved;
}

/** The lines of headings with ids of their own after a repair that has made a line of its own. */
function moveHeadings(module: ContentModule, { start, text }: Repair): void {
  if (module.headingIds.size === 0 || !text.startsWith("\n")) return;
  const line = module.source.slice(0, start).split("\n").length;
  module.headingIds = new Map([...module.headingIds].map(([at, id]) => [at > line ? at + 1 : at, id]));
}

/** Puts the signs back that a repair had replaced, in text that is not HTML. */
export function restoreSigns(text: string): string {
  return text.replaceAll(repairedSigns.brace, "{").replaceAll(repairedSigns.angle, "<");
}

/** The same for HTML. */
export function restoreSignsInHtml(html: string): string {
  return html.replaceAll(repairedSigns.brace, "{").replaceAll(repairedSigns.angle, "&lt;");
}

function report(
  state: RenderState,
  module: ContentModule,
  line: number,
  column: number,
  code: string,
  message: string,
  hint: string,
): void {
  // A `.md` file is Markdown with HTML, where an unclosed `<br>` or a stray sign is nothing to correct.
  const severity = code === "mdx-syntax" && module.file.endsWith(".md") ? "info" : "error";
  // The parser counts the lines of what it was given, which begins after the frontmatter.
  const text = message.replace(
    /(?<=`) \((\d+):\d+(?:-\d+:\d+)?\)/g,
    (_, other: string) => ` of line ${placeIn(module, { line: Number(other), column: 1 }).line}`,
  );
  state.diagnose(severity, code, text, hint, placeIn(module, { line, column }));
}

function byStart(one: Repair, other: Repair): number {
  return one.start - other.start;
}

/** The text as Markdown without elements and expressions. */
function markdownTree(source: string): MdxNode {
  const markdown = parseMarkdown(source);
  return isFault(markdown) ? plainTree(source) : markdown;
}

/** The whole text as one block of code. */
function plainTree(source: string): MdxNode {
  const lines = source.split("\n");
  const position = {
    start: { line: 1, column: 1, offset: 0 },
    end: { line: lines.length, column: 1, offset: source.length },
  };
  return {
    type: "root",
    position,
    children: [{ type: "code", value: source.slice(0, 200_000), lang: "text", meta: null, position }],
  };
}
