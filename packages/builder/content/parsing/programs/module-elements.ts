import { nestingDepth } from "../../expressions/nesting-depth.ts";
import { type JsNode, moduleEnd, parseModule, SyntaxFault } from "../../expressions/syntax.ts";
import type { MdxNode } from "../../mdx-tree.ts";
import { withoutFilledGaps } from "./module-gaps.ts";

/** Program text below which content stands without a blank line between them. */
export interface ModuleAboveElements {
  start: MdxNode["position"]["start"];
  /** The program alone, with the end of its last line. */
  code: string;
  /** Line of the first element below it. */
  line: number;
  /** What stands below it does so without a blank line; else it is cut where its author had one. */
  isAbove: boolean;
  /** Offset at which the parser took the program to end. */
  end: number;
}

/** Programs of a tree that go on with content: MDX reads `export …` up to the next blank line as JavaScript. */
export function moduleElements(tree: MdxNode, source: string): ModuleAboveElements[] {
  const found: ModuleAboveElements[] = [];
  for (const { type, value, position } of tree.children ?? []) {
    if (type !== "mdxjsEsm" || !value?.includes("\n")) continue;
    const text = source.slice(position.start.offset, position.end.offset);
    const marked = programAboveMark(text);
    const blocks = marked === null ? firstWholeBlocks(text) : null;
    const above =
      marked ?? blocks ?? (/\n<[A-Za-z>]/.test(value) ? programAboveElements(text) : programAbove(value, text));
    const code = above ?? firstBlock(value, text);
    if (code === null) continue;
    const line = position.start.line + code.split("\n").length - 1;
    const isAbove = blocks === null && above !== null;
    found.push({ start: position.start, code, line, isAbove, end: position.end.offset });
  }
  return found;
}

const blankLine = /\n[ \t\uFEFF]*(?=\n)/g;
/** Characters of a program that are parsed in the search for the blank line that ends it. */
const parsedMost = 1_000_000;
/** Blank lines at which it is looked whether a program ends, before its brackets are counted. */
const triedMost = 20;

/**
 * What stands above the first blank line at which it is a program. The parser counts brackets to know that, and takes
 * the slash of a closing tag for the beginning of a regular expression.
 */
function firstWholeBlocks(text: string): string | null {
  let parsed = 0;
  let tried = 0;
  let open = 0;
  for (const { index } of text.matchAll(blankLine)) {
    if (tried++ === triedMost) open = nestingDepth(text, 0, "program").end;
    if (index < open) continue;
    const code = text.slice(0, index + 1);
    parsed += code.length;
    if (parsed > parsedMost || !text.slice(index).trim()) return null;
    const end = moduleEnd(code);
    if (end !== "open") return end === "whole" ? code : null;
  }
  return null;
}

/**
 * The end of a line above a mark of Markdown that JavaScript would go on with as an operator: the item of a list, a quotation,
 * the row of a table, emphasis, an image, a line across. Whoever breaks an expression before such a sign indents it.
 */
const markBelow = /\n(?=[-*] |>|\*{1,2}\w|\|[^|]|!\[|-{3,}[ \t]*(?:\n|$))/g;

/** What stands above the first line that begins with such a mark, where that is a program. */
function programAboveMark(text: string): string | null {
  let parsed = 0;
  let tried = 0;
  for (const { index } of text.matchAll(markBelow)) {
    const code = text.slice(0, index + 1);
    parsed += code.length;
    if (parsed > parsedMost || tried++ === triedMost) break;
    if (moduleEnd(code) === "whole") return code;
  }
  return null;
}

/** The lines before the first element below which nothing else belongs to the program. */
function programAboveElements(text: string): string | null {
  for (const { index } of text.matchAll(/\n(?=<[A-Za-z>])/g)) {
    const code = text.slice(0, index + 1);
    if (moduleEnd(code) === "whole") return code;
  }
  return null;
}

/** What stands above the first blank line of a program with a fault, which would take the rest of the page with it. */
function firstBlock(value: string, text: string): string | null {
  const blank = /\n[ \t\uFEFF]*(?=\n)/.exec(text);
  if (!blank) return null;
  try {
    parseModule(withoutFilledGaps(value));
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    return text.slice(0, blank.index + 1);
  }
}

/** The lines before the one that is prose, where they are a program without it; null where all of it is one. */
function programAbove(value: string, text: string): string | null {
  const offset = proseIn(value);
  if (offset === null) return null;
  const code = text.slice(0, text.lastIndexOf("\n", offset - 1) + 1);
  return code !== "" && moduleEnd(code) === "whole" ? code : null;
}

/** Where a program stops being one: at a fault, or at what would be calculated for nothing, as `Some *text*` and `Note: it` would. */
function proseIn(value: string): number | null {
  try {
    const idle = (parseModule(value).body as JsNode[]).find(
      ({ type, expression }) =>
        type === "LabeledStatement" || (type === "ExpressionStatement" && idleTypes.has(expression.type)),
    );
    return idle?.start ?? null;
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    return error.offset;
  }
}

const idleTypes = new Set([
  "Identifier",
  "BinaryExpression",
  "MemberExpression",
  "LogicalExpression",
  "SequenceExpression",
]);
