/**
 * Content that a program writes instead of an author: an API reference, say. Plain data, made of the components that
 * authors use, so that both look the same in every form of the page.
 */
export type WrittenNode =
  | string
  /** Markdown of a foreign document: its tags are taken as HTML where they are harmless, its braces are text. */
  | {
      markdown: string;
      /** A word of ours that begins its first paragraph, in bold: pages of other languages say it in theirs. */
      lead?: string;
    }
  /** A component of the format, or an HTML tag. */
  | { component: string; props?: Record<string, WrittenProp>; children?: WrittenNode[] };

/** A written component or tag, to which whoever asked for it may give more. */
export type WrittenComponent = Extract<WrittenNode, { component: string }>;

export type WrittenProp = string | number | boolean | null | string[] | { nodes: WrittenNode[] };

/** Written content and where it comes from: what faults in its Markdown are reported at. */
export interface WrittenContent {
  file: string;
  line: number;
  column: number;
  nodes: WrittenNode[];
}

/** A name or a value of a program within a text. */
export function inlineCode(text: string): WrittenNode {
  return { component: "code", children: [text] };
}
