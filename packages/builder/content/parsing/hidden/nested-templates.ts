import { parseExpression } from "../../expressions/syntax.ts";
import { closingBrace } from "../scan/closing-brace.ts";
import { templateEnd } from "../scan/template-end.ts";
import { hiddenSigns } from "./hidden-signs.ts";

/** Characters before a template among which the brace of its expression is looked for, and braces that are tried. */
const expressionMost = 2000;
const bracesMost = 20;
/** Of what looks like a template with others in it, so many may be none; what comes after them is left as it is. */
const failuresMost = 50;

/**
 * The text with other signs for the backticks and dollars within template literals that hold further ones, as long as it was:
 * {`a ${b ? `c ${d}` : ""}`}. Dollars are hidden from the parser, and the outer template is all text to it then. Text that is
 * code of Markdown and looks alike, `${` and `}`, stays: no expression is around it.
 */
export function hideNestedTemplates(source: string): string {
  let dollar = source.indexOf("${");
  if (dollar < 0) return source;
  const parts: string[] = [];
  let done = 0;
  let failures = 0;
  for (let start = source.indexOf("`"); start >= 0 && dollar >= 0 && failures < failuresMost; ) {
    let next = source.indexOf("`", start + 1);
    if (dollar < start) dollar = source.indexOf("${", start);
    const end = dollar >= 0 && dollar < next ? templateEnd(source, start) : -1;
    if (end > next) {
      if (isInExpression(source, start, end)) {
        parts.push(source.slice(done, start + 1), hidden(source.slice(start + 1, end)));
        done = end;
        next = source.indexOf("`", end + 1);
      } else failures++;
    }
    start = next;
  }
  return parts.length === 0 ? source : parts.join("") + source.slice(done);
}

function hidden(template: string): string {
  return template.replaceAll("`", hiddenSigns.backtick).replaceAll("$", hiddenSigns.dollar);
}

function isInExpression(source: string, start: number, end: number): boolean {
  const first = Math.max(0, start - expressionMost);
  let brace = source.lastIndexOf("{", start - 1);
  for (let tries = 0; brace >= first && tries < bracesMost; tries++) {
    const close = closingBrace(source, brace);
    if (close > end && isExpression(source.slice(brace + 1, close))) return true;
    brace = brace === 0 ? -1 : source.lastIndexOf("{", brace - 1);
  }
  return false;
}

function isExpression(text: string): boolean {
  try {
    return parseExpression(text) !== null;
  } catch {
    return false;
  }
}
