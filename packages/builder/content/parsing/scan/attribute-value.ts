import type { JsxAttribute, MdxNode } from "../../mdx-tree.ts";
import { closingBrace } from "./closing-brace.ts";

const item = /\s+|[^\s=/>{}"']+|=\s*(?:"[^"]*"|'[^']*')?|[/>{}"']/y;

/** Where the value of an attribute begins in the source: right behind the brace, or behind the dots of a spread; -1 if unknown. */
export function valueOffset(node: MdxNode, attribute: JsxAttribute, value: string, source: string): number {
  const name = attribute.type === "mdxJsxAttribute" ? attribute.name : null;
  const { start, end } = node.position;
  let named = "";
  for (let at = start.offset + 1 + (node.name ?? "").length; at < end.offset; ) {
    item.lastIndex = at;
    const found = item.exec(source)?.[0] ?? "";
    if (found === "{") {
      const begin = at + 1 + (name === null ? spreadLength(source, at + 1) : 0);
      if (named === (name ?? "") && source.startsWith(value, begin)) return begin;
      at = closingBrace(source, at) + 1;
      if (at === 0) return -1;
      named = "";
    } else {
      if (found === "" || found === ">") return -1;
      if (found.startsWith("=")) named = /["']/.test(found) ? "" : named;
      else if (found.trim() !== "") named = found;
      at += found.length;
    }
  }
  return -1;
}

/** Characters of `...` and of the white space around it. */
function spreadLength(source: string, at: number): number {
  return /^\s*\.\.\.\s*/.exec(source.slice(at, at + 100))?.[0].length ?? 0;
}

/** Where an attribute of that name stands in the source of its tag; -1 if unknown. */
export function nameOffset(node: MdxNode, name: string, source: string): number {
  const { start, end } = node.position;
  for (let at = start.offset + 1 + (node.name ?? "").length; at < end.offset; ) {
    item.lastIndex = at;
    const found = item.exec(source)?.[0] ?? "";
    if (found === "" || found === ">") return -1;
    if (found === name) return at;
    at = found === "{" ? closingBrace(source, at) + 1 : at + found.length;
    if (at === 0) return -1;
  }
  return -1;
}
