/** Where a node stands in its source text; line and column from 1, offset from 0, all in UTF-16 code units. */
export interface NodePosition {
  start: { line: number; column: number; offset: number };
  end: { line: number; column: number; offset: number };
}

/** An attribute of JSX as the parser gives it; `value` is null for a bare name. */
export type JsxAttribute =
  | { type: "mdxJsxAttribute"; name: string; value: string | null | { type: string; value: string } }
  | { type: "mdxJsxExpressionAttribute"; value: string };

/**
 * A node of the Markdown tree (mdast with MDX). One shape for all node types, since the walk reads only what the
 * type at hand has: fields that a type lacks are undefined.
 */
export interface MdxNode {
  type: string;
  position: NodePosition;
  /** What was written for it, where its position is that of more. */
  written?: string;
  children?: MdxNode[];
  /** text, inlineCode, code, math, html, expressions, ESM. */
  value?: string;
  /** heading */
  depth?: number;
  /** link, image, definition */
  url?: string;
  title?: string | null;
  alt?: string | null;
  /** references and definitions */
  identifier?: string;
  label?: string | null;
  /** code */
  lang?: string | null;
  meta?: string | null;
  /** list, listItem */
  ordered?: boolean | null;
  start?: number | null;
  spread?: boolean | null;
  checked?: boolean | null;
  /** table */
  align?: (string | null)[] | null;
  /** JSX elements; name is null for a fragment */
  name?: string | null;
  attributes?: JsxAttribute[];
}
