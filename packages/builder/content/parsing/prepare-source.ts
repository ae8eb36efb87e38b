import type { ContentModule } from "../modules/content-module.ts";
import type { LinePlace } from "../place.ts";
import { placeIn, type RenderState } from "../rendering/render-state.ts";
import { findLiteralBraces } from "./hidden/literal-braces.ts";
import { repairedSigns } from "./hidden/repaired-signs.ts";
import { withoutConflicts } from "./merge-conflicts.ts";
import { fillModuleGaps } from "./programs/module-gaps.ts";
import { withoutTypeImports } from "./programs/type-imports.ts";
import { withoutTypesInPrograms } from "./programs/typed-programs.ts";
import { findCode, inRanges } from "./scan/code-ranges.ts";
import { commentsBefore } from "./scan/comments.ts";
import { placeFinder } from "./scan/place-finder.ts";
import { isInString } from "./scan/strings.ts";
import { withTemplates } from "./scan/templates.ts";

const variable = /\{\{\s*([A-Za-z0-9][\w-]*)\s*\}\}/g;
const headingId = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*#{1,6}[ \t].*?)\\?\{#([^\s{}]+)\\?\}[ \t]*$/gm;
/**
 * `$x$` that is math and no price: nothing blank inside its ends, or one space at both, no digit or letter around,
 * something of TeX within.
 */
const inlineMath =
  /(?<![\\$A-Za-z0-9])\$(?:(?![\s$])((?:\\.|[^$\\\n`])+?)(?<![\s\\])| (?! )((?:\\.|[^$\\\n`])+?)(?<! ) )\$(?![A-Za-z0-9$])/g;
/** TeX that no price or name of a shell has. */
const surelyTex = /\\[A-Za-z]+|[\^_]/;
/** Formulas after which a page is one with formulas, where `$1$`, `$n-1$` and `$(i,j)$` are some too. */
const formulasLeast = 2;
/** No formula: words, which shell variables and prose have. */
const words = /[A-Za-z]{4}|[A-Za-z]{2,}\s+[A-Za-z]{2,}/;
/** Characters of a page once its variables stand in it. */
const expandedMost = 4_000_000;
/** A tag: dollars with one between them stand in two elements. */
const tag = /<\/?[A-Za-z][A-Za-z0-9]*(?:\s[^<>]*)?\/?>/;
const texSign = /[\\^_={}<>+*/|]|^[A-Za-z]'*$|^[A-Za-z]'*\s*\(/;

/**
 * Makes source text ready for the MDX parser, keeping every line where it is and, but for variables, every column:
 * user variables are put in, HTML comments become MDX comments, `{#id}` leaves headings, and `$math$` becomes inline
 * code at offsets the module remembers. Code is left alone, except for variables, which work everywhere.
 */
export function prepareSource(module: ContentModule, state: RenderState): void {
  let text = module.source;
  if (text.includes("{{")) text = insertVariables(text, module, state);
  const conflicts = withoutConflicts(text);
  if (conflicts) {
    text = conflicts.text;
    const message = "Git left a merge conflict here; both versions are shown.";
    for (const line of conflicts.lines)
      diagnoseAt(
        { line, column: 1 },
        module,
        state,
        "error",
        "mdx-syntax",
        message,
        "Keep one, and remove the markers.",
      );
  }
  text = fillModuleGaps(withoutTypesInPrograms(withoutTypeImports(text)));
  const comments = text.includes("<!--");
  const ids = text.includes("{#");
  const math = state.context.latex !== false && text.includes("$");
  module.written = text;
  if (comments || ids || math) {
    const code = withTemplates(text, findCode(text));
    if (comments) text = convertComments(text, code, module, state);
    module.written = text;
    if (ids) text = takeHeadingIds(text, code, module);
    if (math) text = markMath(text, code, module, state);
  }
  module.source = text;
}

function insertVariables(text: string, module: ContentModule, state: RenderState): string {
  const { variables } = state.context;
  const hasVariables = Object.keys(variables).length > 0;
  let code: readonly number[] | undefined;
  let literal: number[] | undefined;
  let length = text.length;
  const placeOf = placeFinder(text);
  const changes: Parameters<ContentModule["changes"]["note"]>[] = [];
  const result = text.replace(variable, (whole, name: string, offset: number) => {
    if (!Object.hasOwn(variables, name)) {
      code ??= findCode(text);
      // `style={{color}}` is an object, and templates in code have braces of their own.
      if (text[offset - 1] === "=" || inRanges(code, offset)) return whole;
      literal ??= findLiteralBraces(text, code);
      const isLiteral = inRanges(literal, offset);
      if (isLiteral && !hasVariables) return whole;
      diagnoseAt(
        placeOf(offset),
        module,
        state,
        "error",
        "undefined-variable",
        `No variable is named \`${name}\`.`,
        "Define it under `variables` in docs.json.",
      );
      if (isLiteral) return whole;
      state.repaired = true;
      return whole.replaceAll("{", repairedSigns.brace);
    }
    // A value is text: it can neither open a tag or an expression nor add lines. In code it opens nothing.
    length += (variables[name] as string).length;
    if (length > expandedMost) {
      const hint = "Make the variable shorter, or the page.";
      diagnoseAt(placeOf(offset), module, state, "error", "page-too-large", "Variables make the page too large.", hint);
      return "";
    }
    let value = (variables[name] as string).replace(/[\r\n]+/g, " ");
    if (/[{}<]/.test(value)) {
      code ??= findCode(text);
      if (!inRanges(code, offset)) value = value.replace(/[{}<]/g, (sign) => `\\${sign}`);
    }
    changes.push([placeOf(offset), whole, value]);
    return value;
  });
  for (const change of changes.reverse()) module.changes.note(...change);
  return result;
}

function convertComments(text: string, code: readonly number[], module: ContentModule, state: RenderState): string {
  let result = "";
  let from = 0;
  const placeOf = placeFinder(text);
  const isCommented = commentsBefore("mdx", text, code);
  for (let open = text.indexOf("<!--"); open >= 0; open = text.indexOf("<!--", from)) {
    const close = text.indexOf("-->", open + 4);
    if (close < 0) break;
    if (inRanges(code, open) || isCommented(open, from) || isInString(text, open, close + 3)) {
      result += text.slice(from, open + 4);
      from = open + 4;
      continue;
    }
    if (!module.file.endsWith(".md"))
      diagnoseAt(
        placeOf(open),
        module,
        state,
        "info",
        "html-comment",
        "HTML comments are not part of MDX; this one was taken out.",
        "Write {/* … */}.",
      );
    result += `${text.slice(from, open)}{/* ${text.slice(open + 4, close).replaceAll("*/", "* ")}*/}`;
    from = close + 3;
  }
  return result + text.slice(from);
}

function diagnoseAt(
  at: LinePlace,
  module: ContentModule,
  state: RenderState,
  severity: "error" | "info",
  code: string,
  message: string,
  hint: string,
): void {
  state.diagnose(severity, code, message, hint, placeIn(module, at));
}

function takeHeadingIds(text: string, code: readonly number[], module: ContentModule): string {
  const placeOf = placeFinder(text);
  return text.replace(headingId, (whole, heading: string, id: string, offset: number) => {
    if (inRanges(code, offset)) return whole;
    module.headingIds.set(placeOf(offset).line, id);
    return heading.trimEnd().padEnd(whole.length);
  });
}

function markMath(text: string, code: readonly number[], module: ContentModule, state: RenderState): string {
  const offsets = new Set<number>();
  const isSure = ({ 1: tex = "", index }: RegExpExecArray) =>
    surelyTex.test(tex) && !tag.test(tex) && !inRanges(code, index);
  const hasFormulas = [...text.matchAll(inlineMath)].filter(isSure).length >= formulasLeast;
  const isMath = (tex: string) => {
    if (!isBalanced(tex) || tag.test(tex) || (!surelyTex.test(tex) && isBetweenPrices(tex))) return false;
    if (hasFormulas && tex.length <= 60 && !words.test(tex.replace(/\\[A-Za-z]+/g, ""))) return true;
    if (/^\d/.test(tex) && !/[\\^_=]/.test(tex)) return false;
    return state.context.latex === true || texSign.test(tex);
  };
  // Between two prices, too, a space may stand at both ends: there it takes a command of TeX.
  const isSpacedMath = (tex: string) => /\\[A-Za-z]/.test(tex) && isBalanced(tex) && !tag.test(tex);
  const result = text.replace(inlineMath, (whole, tex: string | undefined, spaced: string, offset: number) => {
    // The `${a}=$` of two substitutions in a template that another one holds.
    if (tex?.startsWith("{") && text[offset + whole.length] === "{") return whole;
    if (inRanges(code, offset) || !(tex === undefined ? isSpacedMath(spaced) : isMath(tex))) return whole;
    offsets.add(offset);
    return `\`${whole.slice(1, -1)}\``;
  });
  if (offsets.size > 0) module.mathOffsets = offsets;
  return result;
}

/** Whether braces close what they open, as in every formula, and not as between two expressions: `$'} and {'$`. */
function isBalanced(tex: string): boolean {
  let depth = 0;
  for (const [sign] of tex.matchAll(/\\.|[{}]/g)) {
    if (sign === "{") depth++;
    else if (sign === "}") depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Whether it is what stands between two prices rather than a formula: `/sec), LLM (` of `($/sec), LLM ($/token)`. */
function isBetweenPrices(tex: string): boolean {
  if (tex.startsWith("/")) return true;
  let open = 0;
  for (const [sign] of tex.matchAll(/[()[\]]/g)) {
    open += sign === "(" || sign === "[" ? 1 : -1;
    if (sign === ")" && open < 0) return true;
  }
  return open > 0;
}
