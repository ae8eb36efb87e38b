import type { MdxNode } from "../mdx-tree.ts";

/** Kinds of nodes that stand in a line. */
export const inlineTypes = new Set(
  "text strong emphasis delete link linkReference image imageReference inlineCode inlineMath break footnoteReference mdxTextExpression".split(
    " ",
  ),
);
/** Kinds of nodes that show nothing. */
export const nothingTypes = new Set(["mdxjsEsm", "yaml", "toml"]);

/** What a link or a picture says when it is pointed at, as it stands behind the address. */
export function titleOf({ title }: MdxNode): string {
  return title ? ` "${String(title).replaceAll('"', '\\"')}"` : "";
}

export function lengthOf({ position, written }: MdxNode): number {
  return written !== undefined ? written.length : position.end.offset - position.start.offset;
}

export function holdsMdx(text: string): boolean {
  return text.includes("<") || text.includes("{");
}
