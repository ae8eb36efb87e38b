/** What is around an element that is being rendered, as far as a browser's parser asks for it. */
export interface HtmlAround {
  /** The part of a table whose parts come next; empty where no part of a table may stand. */
  tablePart: string;
  /** Kinds of elements that are open. */
  kinds: ReadonlySet<string>;
}

export const nothingAround: HtmlAround = { tablePart: "", kinds: new Set() };
