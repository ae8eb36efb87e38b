import { moduleEnd } from "../../expressions/syntax.ts";
import { withoutTypes } from "../../expressions/without-types.ts";
import { findCode, inRanges } from "../scan/code-ranges.ts";

const start = /^export[ \t]/gm;
const blank = /\n[ \t]*(?=\n)/g;
/** Where TypeScript may say a type: behind a colon, or with a word of its own. */
const typeSign = /:|\b(?:type|interface|enum|as|satisfies|declare|abstract)\b/;
/** Characters that are parsed in the search for programs with types, and for the end of one of them. */
const parsedMost = 1_000_000;
const programMost = 20_000;

/**
 * The text with its `export` statements in JavaScript where they are TypeScript, each on the lines that it had: types are no
 * part of MDX, but of components that are copied into pages.
 */
export function withoutTypesInPrograms(text: string): string {
  if (!(text.startsWith("export") || text.includes("\nexport"))) return text;
  let code: readonly number[] | undefined;
  let result = "";
  let done = 0;
  let parsed = 0;
  for (const { index } of text.matchAll(start)) {
    code ??= findCode(text);
    if (index < done || inRanges(code, index)) continue;
    let isTyped = false;
    blank.lastIndex = index;
    for (;;) {
      const end = blank.exec(text)?.index ?? text.length;
      const part = text.slice(index, end);
      parsed += part.length;
      if (parsed > parsedMost) return result + text.slice(done);
      if (part.length > programMost || !typeSign.test(part)) break;
      if (!isTyped) {
        const state = moduleEnd(part);
        if (state === "whole") break;
        isTyped = state === "wrong";
      }
      const plain = isTyped ? withoutTypes(part) : part;
      if (plain !== part && moduleEnd(plain) === "whole") {
        result += text.slice(done, index) + plain;
        done = end;
        break;
      }
      if (end === text.length) break;
    }
  }
  return result + text.slice(done);
}
