import { nestingDepth } from "../../expressions/nesting-depth.ts";
import { moduleEnd, moduleFault } from "../../expressions/syntax.ts";
import { findCode, inRanges } from "../scan/code-ranges.ts";
import { beginsProgram } from "./programs.ts";

/** Stands in a blank line of module code: white space to JavaScript, and to Markdown no blank line. */
const filled = "\uFEFF";
const filledLine = /^\uFEFF$/gm;
const start = /^(?:export|import)[ \t\n{*]/gm;
const blank = /\n[ \t]*(?=\n)/g;
/** Code over whose blank lines the parser may not go on: a template, a comment, an element. */
const halting = /`|\/\*|<\//;
/** A line above a blank one that may be an element's text, with which no line of elements alone ends. */
const textAbove = /[^\s>{}]\n[ \t]*\n/;
/** Characters that tell whether a line begins a program. */
const headMost = 200;
/** Characters of code that are parsed in the search for its ends. */
const parsedMost = 4_000_000;

/** Blank lines times characters of a statement, from which on it takes the parser a tenth of a second: at each it reads all. */
const costLeast = 10_000_000;

/**
 * Fills the blank lines of `import` and `export` statements. Module code goes on over them where it is not finished;
 * the parser knows that for brackets, for templates and comments only up to the first blank line, and below an element's
 * text not at all. Of a statement with thousands of them it would know it after seconds.
 */
export function fillModuleGaps(text: string): string {
  const hasExports = text.startsWith("export") || text.includes("\nexport");
  if (text.length ** 2 >= 2 * costLeast && (hasExports || /^import\b/m.test(text)) && isCostly(text))
    text = fillCostly(text);
  if (!hasExports || !/^export[ \t{*]/m.test(text) || !halting.test(text)) return text;
  return fillHalting(text);
}

function isCostly(text: string): boolean {
  return (text.match(blank)?.length ?? 0) * text.length >= costLeast;
}

/** Fills the blank lines over which the parser goes on, where there are too many. */
function fillCostly(text: string): string {
  const code = findCode(text);
  let result = "";
  let done = 0;
  let read = 0;
  for (const { index } of text.matchAll(start)) {
    if (index < read || inRanges(code, index)) continue;
    read = nestingDepth(text, index, "program").end;
    if (!isCostly(text.slice(index, read))) continue;
    const end = index + moduleFault(text.slice(index, read));
    result += text.slice(done, index) + text.slice(index, end).replace(blank, `\n${filled}`);
    done = end;
  }
  return result + text.slice(done);
}

function fillHalting(text: string): string {
  const code = findCode(text);
  let parsed = 0;
  let result = "";
  let done = 0;
  let read = 0;
  for (const { index } of text.matchAll(start)) {
    if (index < Math.max(done, read) || inRanges(code, index)) continue;
    if (!beginsProgram(text.slice(index, index + headMost))) continue;
    let gaps = 0;
    let end = 0;
    blank.lastIndex = index;
    for (;;) {
      end = blank.exec(text)?.index ?? text.length;
      const part = text.slice(index, end);
      parsed += part.length;
      if (parsed > parsedMost) return result + text.slice(done);
      if (end === text.length) break;
      const state = moduleEnd(part);
      // What begins on its further lines belongs to it.
      if (state === "whole") read = end;
      if (state !== "open") break;
      gaps++;
    }
    const statement = text.slice(index, end);
    const hasText = gaps > 0 && statement.includes("</") && textAbove.test(statement);
    if (!hasText && (gaps < 2 || !/`|\/\*/.test(statement))) continue;
    result += text.slice(done, index) + statement.replace(blank, `\n${filled}`);
    done = end;
  }
  return result + text.slice(done);
}

/** Module code as its author wrote it, or with another sign in its blank lines. */
export function withoutFilledGaps(code: string, sign = ""): string {
  return code.includes(filled) ? code.replace(filledLine, sign) : code;
}
