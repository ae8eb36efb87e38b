import type { MdxNode } from "../../../mdx-tree.ts";
import { findCode, inRanges } from "../../scan/code-ranges.ts";
import { endOfQuotation, markersBefore } from "../../scan/end-of-element.ts";
import { continuation } from "../../scan/indentation.ts";
import { placeFinder } from "../../scan/place-finder.ts";
import { tagsOf } from "../../scan/written-tags.ts";
import { type Repair, withoutTag } from "../repair.ts";

/** A closing tag that begins a line of a quotation. */
const hasClosing = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*>[ \t>]*<\/[A-Za-z]/m;

/** Such tags that are looked at in one file. */
const repairsMost = 60;

/**
 * Ends for elements at the ends of the quotations that their closing tags stand in, although they begin outside of these: the
 * parser ends the quotation with such a tag, and what it goes on with is text to it. In the order of the source.
 */
export function quotedClosingRepairs(source: string, tree: MdxNode): Repair[] {
  if (!hasClosing.test(source)) return [];
  const repairs: Repair[] = [];
  const visit = (node: MdxNode, around: readonly MdxNode[]): void => {
    const isQuotation = node.type === "blockquote";
    if (repairs.length >= repairsMost) return;
    if (isQuotation && around.length > 0) repairs.push(...quotedClosings(source, node, around));
    const inner = isQuotation ? [] : node.type === "mdxJsxFlowElement" ? [...around, node] : around;
    for (const child of node.children ?? []) visit(child, inner);
  };
  visit(tree, []);
  return repairs;
}

/** @param around the elements that a quotation stands in, from the outermost, as far as the next quotation around it */
function quotedClosings(source: string, quotation: MdxNode, around: readonly MdxNode[]): Repair[] {
  const from = quotation.position.start.offset;
  const depth = markersBefore(source, from).split(">").length - 1;
  const text = source.slice(from, endOfQuotation(source, from, depth));
  if (!text.includes("</")) return [];
  const repairs: Repair[] = [];
  const code = findCode(source);
  const open: string[] = [];
  let left = around.length;
  for (const { name, kind, start: within } of tagsOf(text)) {
    const start = from + within;
    if (inRanges(code, start)) continue;
    const element = around[left - 1];
    if (kind === "open") open.push(name);
    else if (kind === "end" && open.includes(name)) open.length = open.lastIndexOf(name);
    else if (kind === "end" && element?.name === name) {
      left--;
      repairs.push(repairOf(source, name, element.position.start.offset, start));
    }
  }
  return repairs;
}

function repairOf(source: string, name: string, opening: number, start: number): Repair {
  const before = markersBefore(source, opening);
  const place = endOfQuotation(source, start, before.split(">").length - 1);
  return {
    start: place,
    end: place,
    text: `\n${continuation(before)}</${name}>`,
    message: `\`</${name}>\` stands in a quotation, and \`<${name}>\` (${placeFinder(source)(opening).line}:1) begins outside of it. It ends below the quotation.`,
    hint: `Put </${name}> below the quotation.`,
    about: start,
    also: [withoutTag(source, start, source.indexOf(">", start) + 1)],
  };
}
