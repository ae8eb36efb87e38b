/** Props that say what something is, the most telling first. */
export const titleProps = ["title", "header", "heading", "label", "question", "name"] as const;

/** Props that say more about it, in the order in which a reader would want them. */
export const textProps = ["subtitle", "description", "summary", "text", "answer", "caption", "tip"] as const;

const shown: ReadonlySet<string> = new Set([...titleProps, ...textProps, "headline", "hint", "cta", "alt"]);

/** Whether a prop of that name holds words for readers, of which a part is better than nothing. */
export function isReaderProp(name: string): boolean {
  return shown.has(name);
}
