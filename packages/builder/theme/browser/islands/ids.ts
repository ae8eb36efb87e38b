import { titleWords } from "../../../text/title-parts.ts";
import { plain, wordsOf } from "./headings.ts";

/** Parts of a page that links lead to, each with what names it. */
const parts = [
  ["accordion", ".accordion", "summary .lc-accordion-title"],
  ["field", ".field", ".param-head > .lc-field-name"],
  ["step", ".step", ".w-full > .lc-step-title"],
  ["tab", ".tabs > .lc-tab-panel", ".lc-tab-label"],
  ["update", ".update", ".lc-update-head > .lc-update-label"],
] as const;

/** Ids that the builder gave to parts of first states, by kind and name; null where two have the same name. */
const ids = new Map<string, string | null>();

/** Takes note of the parts that stand in the page's islands: links and the table of contents lead to their ids. */
export function learnIds(): void {
  for (const [kind, selector, name] of parts)
    for (const part of document.querySelectorAll(`lc-island ${selector}[id]`)) {
      const key = `${kind} ${plain(part.querySelector(`:scope > ${name}`)?.textContent ?? "")}`;
      ids.set(key, ids.has(key) ? null : part.id);
    }
}

/** The id of a part: its own, or the one that it had in the first state. */
export function idOf(kind: (typeof parts)[number][0], own: unknown, name: unknown): string | undefined {
  if (typeof own === "string" && own) return own;
  const words = typeof name === "string" ? titleWords(name) : wordsOf(name);
  return ids.get(`${kind} ${plain(words)}`) ?? undefined;
}
