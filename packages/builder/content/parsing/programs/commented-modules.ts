import type { MdxNode } from "../../mdx-tree.ts";

/** A comment of JavaScript with a line of module code right below it. */
export interface CommentAboveModule {
  start: MdxNode["position"]["start"];
  /** Offset of the line below it. */
  end: number;
}

const comment = /(?:\/\/[^\n]*\n|\/\*(?:(?!\*\/)[\s\S]){0,4000}\*\/[ \t]*\n)+(?=(?:export|import)[ \t{*])/y;

/**
 * Comments of JavaScript above an `export` or `import` without a blank line between them: the parser takes both for a
 * paragraph, so that the page shows the program and nothing knows its names.
 */
export function commentsAboveModules(tree: MdxNode, source: string): CommentAboveModule[] {
  const found: CommentAboveModule[] = [];
  for (const { type, position } of tree.children ?? []) {
    const { start } = position;
    if (type !== "paragraph" || start.column !== 1 || source[start.offset] !== "/") continue;
    comment.lastIndex = start.offset;
    const match = comment.exec(source);
    if (match) found.push({ start, end: start.offset + match[0].length });
  }
  return found;
}

/** The text with the comments made white space, so that all else keeps its place. */
export function withoutComments(text: string, comments: readonly CommentAboveModule[]): string {
  let result = "";
  let from = 0;
  for (const { start, end } of comments) {
    result += text.slice(from, start.offset) + text.slice(start.offset, end).replace(/[^\n]/g, " ");
    from = end;
  }
  return result + text.slice(from);
}
