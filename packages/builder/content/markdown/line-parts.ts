import { ComponentName, JsxElement, MdxFragment } from "../expressions/values.ts";
import { inlineTags } from "../html/html-names.ts";
import type { BlockBuilder } from "./block-builder.ts";

/** Whether a value begins (0) or ends (-1) with white space, which parts words also where it stands between tags. */
export function isSpaceAt(value: unknown, end: 0 | -1): boolean {
  if (Array.isArray(value)) return isSpaceAt(value.at(end), end);
  if (value instanceof MdxFragment) {
    const node = value.nodes.at(end);
    return node?.type === "text" && isSpaceAt(node.value, end);
  }
  return typeof value === "string" && /\s/.test(value.at(end) ?? "");
}

/** What an element holds, in the sentence that it stands in where it is a part of one. */
export function addPart(builder: BlockBuilder, written: string, isInLine: boolean): void {
  const text = isInLine ? joinedLines(written) : written;
  if (isInLine && !text.includes("\n")) builder.inline(text);
  else builder.block(text);
}

/** Paragraphs of one line each as the part of a sentence that they stand in; anything else as it is. */
export function joinedLines(text: string): string {
  const isBlock = /(?<!\n)\n(?!\n)|^(?:[-+*>]|#{1,6}|\d+[.)]) |^`{3}/m.test(text);
  return isBlock ? text : text.replace(/\n\n/g, " ");
}

/** Whether an element is a link that a component has made a card: with headings, paragraphs or boxes in it. */
export function isCard({ type, props }: JsxElement): boolean {
  return type instanceof ComponentName && type.name === "a" && holdsBoxes(props.children, 0);
}

function holdsBoxes(value: unknown, depth: number): boolean {
  if (Array.isArray(value)) return value.some((part) => holdsBoxes(part, depth));
  if (!(value instanceof JsxElement) || !(value.type instanceof ComponentName) || depth > 4) return false;
  const { name } = value.type;
  const isBox = /^(?:div|p|h[1-6]|ul|ol|section|article|header|figure)$/.test(name);
  return isBox || (inlineTags.has(name) && holdsBoxes(value.props.children, depth + 1));
}
