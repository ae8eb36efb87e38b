import { parseExpression } from "../../expressions/syntax.ts";
import type { MdxNode } from "../../mdx-tree.ts";
import { blocksOf } from "../scan/blocks.ts";
import { closingBrace } from "../scan/closing-brace.ts";
import { findCode } from "../scan/code-ranges.ts";
import { placeFinder } from "../scan/place-finder.ts";

/**
 * What stands for an expression while the text is parsed: a sign for its beginning, and one for each further character. Both are
 * control characters as those of `hiddenSigns` are, others than those of `repairedSigns`, which a text may have as well, and such
 * as may stand in addresses.
 */
const begin = "\u0088";
const rest = "\u0098";
const hiddenOne = new RegExp(`${begin}${rest}*`, "g");

/** Characters of a block times expressions in it, from which on they are hidden: it takes the parser a tenth of a second. */
const costLeast = 10_000_000;
/** White space and marks of lists and quotations before what begins a line. */
const markers = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)]|>)[ \t]+)*/;

const program = /^(?:import|export)\s/;
const inPicture = /!\[[^\]]*$/;
const pictureMost = 300;

interface HiddenExpression {
  start: number;
  /** Behind its closing brace. */
  end: number;
  isAttribute: boolean;
}

/** A text with its hidden expressions, in order. */
export interface WithoutExpressions {
  text: string;
  hidden: readonly HiddenExpression[];
}

/**
 * The text without the expressions of blocks that have so many of them that the parser would take seconds, as long as it was:
 * its time for each grows with the text between two blank lines (a table with a `style={{…}}` in each cell). Null where there
 * are none.
 */
export function withoutExpressions(source: string): WithoutExpressions | null {
  if (source.length < Math.sqrt(costLeast) || source.includes(begin) || source.includes(rest)) return null;
  const hidden: HiddenExpression[] = [];
  for (const [start, end] of blocksOf(source))
    if (isCostly(source, start, end) && !program.test(source.slice(start, start + 7)))
      hidden.push(...expressionsOf(source, start, end));
  if (hidden.length === 0) return null;
  let text = "";
  let from = 0;
  for (const { start, end, isAttribute } of hidden) {
    const length = end - start - (isAttribute ? 2 : 0);
    const sign = begin + rest.repeat(length - 1);
    text += source.slice(from, start) + (isAttribute ? `"${sign}"` : sign);
    from = end;
  }
  return { text: text + source.slice(from), hidden };
}

/** Whether a block has so many braces that the parser would take long. */
export function isCostly(source: string, start: number, end: number): boolean {
  const length = end - start;
  if (length * length < costLeast) return false;
  let count = 0;
  for (let at = source.indexOf("{", start); at >= 0 && at < end; at = source.indexOf("{", at + 1)) count++;
  return count * length >= costLeast;
}

/** The expressions of a block that may be hidden: whole ones on one line that are no block of their own. */
function expressionsOf(source: string, start: number, end: number): HiddenExpression[] {
  const code = findCode(source);
  let found: (HiddenExpression & { isOutermost: boolean })[] = [];
  const all: HiddenExpression[] = [];
  let range = 0;
  let depth = 0;
  let isTag = false;
  let hasEnds = true;
  let hasText = false;
  // A paragraph of expressions and elements alone is none: each stands for itself.
  const endLine = () => {
    for (const one of found) if (hasText || !one.isOutermost) all.push(one);
    found = [];
    hasText = false;
  };
  for (let at = afterMarkers(source, start); at < end; at++) {
    while ((code[range + 1] ?? Number.POSITIVE_INFINITY) <= at) range += 2;
    if ((code[range] ?? Number.POSITIVE_INFINITY) <= at) {
      at = (code[range + 1] as number) - 1;
      hasText = true;
      continue;
    }
    const sign = source[at] as string;
    if (sign === "\n") {
      endLine();
      if (!isTag) at = afterMarkers(source, at + 1) - 1;
    } else if (sign === "\\") at++;
    else if (sign === "{") {
      const close: number = hasEnds ? closingBrace(source, at) : -1;
      hasEnds = close >= 0;
      if (!hasEnds || close >= end) continue;
      const isAttribute = isTag && source[at - 1] === "=";
      if ((isAttribute || !isTag) && isHideable(source, at, close, isAttribute))
        found.push({ start: at, end: close + 1, isAttribute, isOutermost: depth === 0 && !isTag });
      at = close;
    } else if (isTag && (sign === '"' || sign === "'")) {
      const close = source.indexOf(sign, at + 1);
      if (close < 0 || close >= end) break;
      at = close;
    } else if (isTag && sign === ">") {
      isTag = false;
      if (source[at - 1] === "/") depth--;
    } else if (!isTag && sign === "<" && /[A-Za-z/>]/.test(source[at + 1] ?? "")) {
      isTag = true;
      depth += source[at + 1] === "/" ? -1 : 1;
    } else if (!isTag && depth === 0 && !/\s/.test(sign)) hasText = true;
  }
  endLine();
  return all;
}

function afterMarkers(source: string, at: number): number {
  return at + (markers.exec(source.slice(at, at + 100))?.[0].length ?? 0);
}

function isHideable(source: string, at: number, close: number, isAttribute: boolean): boolean {
  const inner = source.slice(at + 1, close);
  if (inner === "" || /[\n|]/.test(inner)) return false;
  // In the words of a picture it is none.
  if (
    !isAttribute &&
    inPicture.test(source.slice(Math.max(source.lastIndexOf("\n", at - 1) + 1, at - pictureMost), at))
  )
    return false;
  try {
    return parseExpression(inner) !== null || !isAttribute;
  } catch {
    return false;
  }
}

/** Puts the expressions back into the tree of a text without them; whether all of them were found. */
export function showExpressions(tree: MdxNode, hidden: readonly HiddenExpression[], source: string): boolean {
  const placeOf = placeFinder(source);
  let next = 0;
  const point = (offset: number) => ({ ...placeOf(offset), offset });
  const take = (isAttribute: boolean) => {
    const one = hidden[next];
    return one && one.isAttribute === isAttribute ? hidden[next++] : undefined;
  };
  const split = (node: MdxNode): MdxNode[] | null => {
    const value = node.value ?? "";
    const nodes: MdxNode[] = [];
    let from = 0;
    let begun = node.position.start;
    for (let at = value.indexOf(begin); at >= 0; at = value.indexOf(begin, from)) {
      const one = take(false);
      if (!one) return null;
      const start = point(one.start);
      const end = point(one.end);
      if (at > from) nodes.push({ ...node, value: value.slice(from, at), position: { start: begun, end: start } });
      nodes.push({
        type: "mdxTextExpression",
        value: source.slice(one.start + 1, one.end - 1),
        position: { start, end },
      });
      from = at + one.end - one.start;
      begun = end;
    }
    if (from < value.length)
      nodes.push({ ...node, value: value.slice(from), position: { start: begun, end: node.position.end } });
    return nodes;
  };
  const visit = (node: MdxNode): boolean => {
    for (const attribute of node.attributes ?? []) {
      const { value } = attribute;
      if (typeof value !== "string" || !value.startsWith(begin)) continue;
      const one = take(true);
      if (!one) return false;
      const written = source.slice(one.start + 1, one.end - 1);
      Object.assign(attribute, { value: { type: "mdxJsxAttributeValueExpression", value: written } });
    }
    const shown: MdxNode[] = [];
    for (const child of node.children ?? []) {
      const parts = child.type === "text" && child.value?.includes(begin) ? split(child) : [child];
      if (parts === null || (parts[0] === child && !visit(child))) return false;
      shown.push(...parts);
    }
    if (node.children) node.children = shown;
    return showInAddress(node);
  };
  /** In the address and the title of a link there are no expressions: what looks so is text. */
  const showInAddress = (node: MdxNode): boolean => {
    let isWhole = true;
    for (const key of ["url", "title"] as const) {
      const written = node[key];
      if (typeof written !== "string" || !written.includes(begin)) continue;
      node[key] = written.replace(hiddenOne, () => {
        const one = take(false);
        isWhole &&= one !== undefined;
        return one ? source.slice(one.start, one.end) : "";
      });
    }
    return isWhole;
  };
  return visit(tree) && next === hidden.length;
}
